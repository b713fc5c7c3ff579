"""The texts of Z/X cards: the words of this game and its abilities."""
from __future__ import annotations

from typing import Final

from ...cards.language import Kind, Language, Production, Rule, Spelling, Word
from ...cards.language.core import KINDS as CORE_KINDS
from ...cards.language.core import parts as core_parts
from ...cards.language.core_replacing import impending
from ...cards.language.core_words import Vocabulary
from ...kernel.abilities.acts import Rest, Show, Stand
from ...kernel.effects import FOR_BATTLE, FOR_OPPONENTS_NEXT_TURN, FOR_TURN
from .areas import BY_ABILITY, DECIDED, LOOK
from .cards import COST
from .language_abilities import ABILITIES
from .language_bounds import BOUNDS
from .language_cards import CARDS
from .language_conditions import conditions
from .language_deeds import deeds
from .language_dynamis import dynamis
from .language_events import happenings
from .language_icons import ICONS
from .language_instead import INSTEAD
from .language_tribes import TRIBES

WORDS: Final = Vocabulary(
    moved=BY_ABILITY, looked=LOOK, decided=DECIDED, rest=Rest(BY_ABILITY), stand=Stand(BY_ABILITY),
    show=Show(LOOK), you=("あなた", "自分"), piece=("枚", "体", "つ"), number_last=True, skill=("能力", "ability"),
    ranks=((COST, "コスト", "cost"),),
    active=("リブート", "rebooted"), rested=("スリープ", "sleeping"),
    given=(("bare", "ならば"), ("attr", "場合"), ("bare", "なら")),
    durations=(
        (FOR_TURN, ("ターン終了時まで", "このターンの間"), "until the end of the turn"),
        (FOR_BATTLE, ("バトル終了時まで", "このバトルの間"), "until the end of the battle"),
        (FOR_OPPONENTS_NEXT_TURN, ("次の相手のターン終了時まで", "次の相手のターンの終了時まで"),
         "until the end of your opponent's next turn"),
    ))

KINDS: Final = (
    *CORE_KINDS,
    Kind("ability", "能力", "an ability"),
    Kind("cost", "コスト", "a cost"),
    Kind("spot", "スクエア", "squares"),
    Kind("places", "置くスクエア", "where a Z/X is put"),
    Kind("tribe", "種族", "a tribe"),
    Kind("sort", "カードの種類、種族、名前", "a type, tribe or name"),
)

# What the core says in words that this game doesn't use, or says with its own.
_OTHERWISE: Final = {
    "move": ("",), "action": ("{parts:clause@stem,end*2、}",), "moment": (), "looked": ("",),
    "adj": ("を持たない", "スリープの", "リブートの", "の中で"),
    "would": ("に<なる>", "<裏返る"),
    "shift": ("につき",), "self": ("それ", "その", "見た",
                                "公開"), "existence": ("",), "given": ("そうし",), "sentence": ("その後、",),
    "deed": ("に<する>", "{act.quality.ability:granted}", "{act:move@*}", "<見る>", "<公開する>", "さらに"),
    "foe-deed": ("に<する>",
                                                                                  "{act:move@*}"),
    "target": ("{it:group}すべて", "{it:looked}すべて",
               "{it:pile}"), "topic": ("{it:group}",), "subject": ("{it:group}", "{it:single}"),
    "static": ("{quality.ability:granted}",), "group": ("",), "their-group": ("",), "mover": ("{whose:side}",),
    "measure": ("{cards:group}が", "がスリープ<だ>", "がリブート<だ>"), "limit": ("",),
}


def _own_words(part: Production) -> bool:
    """Whether a production of the core is replaced by this game's own."""
    if not isinstance(part, (Rule, Word)):
        return False
    return any(text in part.ja for text in _OTHERWISE.get(part.kind, ()))


LANGUAGE: Final = Language(
    "zx", [*(part for part in core_parts(WORDS) if not _own_words(part)), *CARDS, *deeds(WORDS), *conditions(),
           *happenings(), *dynamis(WORDS),
           *BOUNDS, *TRIBES, *ICONS, *ABILITIES, *impending(WORDS), *INSTEAD], KINDS,
    spelling=Spelling(folds={"无": "無", "蓝": "青", "红": "赤", "绿": "緑", "黑": "黒"},
        begins=r"【|\[[自起常★☆]\]|エヴォルシード|・|[自起常★☆]"), between=r"\n")
