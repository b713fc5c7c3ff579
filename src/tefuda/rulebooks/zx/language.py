"""The texts of Z/X cards: the words of this game and its abilities."""
from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ...cards.language import Kind, Language, Production, Rule, Spelling, Word
from ...cards.language.core import KINDS as CORE_KINDS
from ...cards.language.core import parts as core_parts
from ...cards.language.core_replacing import impending
from ...cards.language.core_words import Vocabulary
from ...cards.language.normal import NUMERALS
from ...kernel.abilities.card_effects import Rest, Show, Stand
from ...kernel.continuous.lasting_effects import FOR_BATTLE, FOR_OPPONENTS_NEXT_TURN, FOR_TURN
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
    show=Show(LOOK), you=("あなた", "自分"), both=("お互い", "各プレイヤー", "あなたと相手"),
    piece=("枚", "体", "つ"), number_last=True, skill=("能力", "ability"),
    ranks=((COST, "コスト", "cost"),),
    active=("リブート", "rebooted"), rested=("スリープ", "sleeping"),
    given=(("bare", "ならば"), ("attr", "場合"), ("bare", "なら")),
    durations=(
        (FOR_TURN, ("ターン終了時まで", "このターンの間", "このターン中"), "until the end of the turn"),
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
    "adj": ("を持たない", "スリープの", "リブートの"), "noun": ("の中で",), "from": ("の中で",),
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


def _timed(part: Production) -> Production:
    """811.1: an effect that lasts says how long; without that it is what an ability says always."""
    if not isinstance(part, Rule) or "{act.duration:duration?" not in part.ja:
        return part
    spellings = [re.sub(r"\{act\.duration:duration\?([^}]*)\}", r"{act.duration:duration}(、|)", it)
                 for it in (part.ja, *part.also)]
    return replace(part, ja=spellings[0], also=tuple(spellings[1:]), en=part.en.replace("{act.duration? _}",
                                                                                       " {act.duration}"))


_WHERE: Final = "(?:トラッシュ|チャージ|リソース|手札|デッキ|ゲーム|除外|破壊|スリープ)"

# How players spell words, write costs and say where something is.
_TYPED: Final = (
    ("ライフ・リカバリー", "ライフリカバリー"), ("ボイド(?=ブリンガー)", "ヴォイド"),
    ("エボルシード", "エヴォルシード"), ("(?<=エヴォルシード):", ""), ("(?<=た時)。", "、"),
    # Costs without brackets around them, with signs between them or with their number behind.
    ("(?<=起[】\\]])(?=《[^<>\n]*?[》。]:)", "<"), ("(?<=[》。]):", ">"), ("(?<=<[赤青白黒緑無][0-9])、", ""),
    ("(?<=》)、(?=[《スチ手トこ])", ""), (f"(?<=カード|ゼクス)(?=[0-9]+枚を{_WHERE})", "を"),
    (f"(?<=枚)を(?={_WHERE})", ""),
    ("(?<=チャージ|リソース)の(?=カード)", "にある"), ("(?<=トラッシュ)の(?=カード)", "にある"),
    ("イグニッションフェイズで(?=登場)", "イグニッションフェイズに"),
    ("(?<=ゼクス)(?=[0-9]+枚に[0-9])", "を"), ("(?<=枚)に(?=[0-9]+の?ダメージ)", "選び、"),
    ("(?<=[0-9])の(?=ダメージを)", ""), ("(?<=相手)(?=ゼクス)", "の"), ("(?<=ターン終了|バトル終了)(?=まで)", "時"),
    ("(?<=このカード)は(?=パワー[+をは-])", "の"), ("(?<=パワー)は(?=[+-])", "を"),
    ("(?<=[札ジスュ])が(?=[0-9]+枚(?:以上|以下|)(?:ある|しか))", "にカードが"), ("(?<=」)である(?=場合)", "の"),
    ("スクエアの(?=あなたの|相手の|すべての)", "スクエアにある"), ("(?<=スクエアに)いる(?=[^、。])", "ある"),
    ("(?<=にある)(?=(?:あなた|相手)の(?:\\[[^\\]\n]*\\]|ゼクス)すべて[のをはに])", "すべての"),
    ("(?<=[\\]ス])すべて(?=[のをはに])", ""),
    ("(?<=[】\\]、])隣の(?=スクエア)", "このカードの隣の"),
    ("(?<=隣の)(?=あなたの|相手の|すべて|ゼクス(?!の))", "スクエアにある"),
    ("(?<=スリープ|リブート)状態で", "で"), ("(?<=スリープ|リブート)状態にする", "する"),
    ("(?<=このカード)は(?=破壊された)", "が"),
    ("(?<=[】\\]、。])(?=デッキの(?:上|1番上|一番上)(?:から|のカード))", "あなたの"),
    ("(?<=[きし])、その後、", "、"), ("引いた後、", "引き、"),
)

# How texts that players typed in differ from what is printed.
_WORDS: Final = (
    *_TYPED,
    ("全て|全部", "すべて"), ("代わりに|替わりに", "かわりに"), ("(?<=[たる])とき", "時"),
    ("選んで(?!も?よい)、?|選び(?!、)", "選び、"),
    ("(?<=枚)を選び、", "選び、"), ("パワー(?=[+-][0-9])", "パワーを"), ("〔(?=[自起常★☆]〕)", "["),
    ("(?<=\\[[自起常★☆])〕", "]"),
    ("探し、", "選び、"), ("手札を(?=[0-9]+枚|すべて)", "手札にあるカードを"), ("捨てる", "トラッシュに置く"),
    ("捨てて", "トラッシュに置いて"),
    ("捨て、", "トラッシュに置き、"), ("(?<=相手は)手札", "自分の手札"),
    ("(?<=[、。\\]】])(?=(?:あなた|相手)の(?:\\[[^\\]\n]*\\]|ゼクス)(?:は|のパワーを|が受けるダメージを))",
     "スクエアにあるすべての"),
    *NUMERALS, ("(?<=[スジュ札]に)、(?=カードが)", ""), ("相手プレイヤー(?=[をに])", "相手"),
    ("以下の[2-9]つ(?:の効果|の能力|)(?:の中|のうち|)から", "以下から"),
    ("(?<=加え、)シャッフル", "デッキをシャッフル"),
    ("(?:置いた|捨てた|戻した|破壊した|除外した)(?:カードの|ゼクスの|)枚数と同じ枚数", "同じ枚数"),
    ("の(?:枚数|数)(?:分|だけ)(?:の|、|)カードを引", "と同じ枚数のカードを引"),
    ("(?<=[0-9]し、)(?=(?:リブート|スリープ|破壊)する)", "そのゼクスを"), ("(?<=能力|効果)によって", "で"),
    ("(そのゼクス|このカード)の(パワー|コスト)を((?:ターン|バトル)終了時まで)、?(?=[+-])", r"\3、\1の\2を"),
    ("(?<=のターン)に(?=あなたの|相手の|このカードが)", "の間、"), ("(?<=軍エリア|央エリア)(?=に)", "のスクエア"),
    ("(自分|あなた|相手)の((?:ノーマル|)スクエア)にある(他の|)(?=ゼクス|\\[)", r"\2にある\3\1の"),
    ("手札(?:を|から)(?=無作為に|ランダムに)", "手札にあるカードを"), ("と同じ枚数だけ(?=カード)", "と同じ枚数の"),
    ("あなたの(?=(?:手札|チャージ|リソース|トラッシュ)にあるこのカード)|(?<=このカードを)持ち主の", ""),
    ("(?<=スクエアに)移動(?=する|させる)", "置く"), ("(?<=置く)(?:する|させる)", ""),
    ("(?<=スクエアに)移動(?:し|させ)(?=てよい|てもよい)", "置い"),
    ("(?:(?<=手札)|(?<=チャージ)|(?<=リソース)|(?<=トラッシュ))から"
     "(?=[0-9]+枚(?:選|除外|公開|トラッシュ|リソース|チャージ|手札|デッキ))", "にあるカードを"),
    ("(?<=[<、。\\]】])(?=(?:あなた|相手)の(?:\\[[^\\]\n]*\\]|ゼクス)を[0-9])", "スクエアにある"),
    # Where a card appears, and asleep or not.
    ("(?<=、)(?=(?:ノーマル|)スクエアに(?:スリープで|リブートで|)登場)", "ゼクスのない"),
    ("(ゼクスのない(?:ノーマル|)スクエアに)(スリープ|リブート)で(?=登場)", r"\2で\1"),
    ("(スリープ|リブート)で(リソース|チャージ)に(?=置)", r"\2に\1で"),
    ("デッキに戻し、(?:その|)(?:デッキを|)シャッフル", "デッキの1番上に置き、デッキをシャッフル"),
    # Costs in several brackets, or in none.
    ("><", ""), ("(?<=【起】)(?=《)", "<"), ("(?<=【起】<)(?:《[^》\n]*》)+(?!.*>)", "\\g<0>>"),
    ("(?<=このカードの)パワーは、?(?=[^。]*につき)", "パワーを、"), ("(?<=[0-9])される(?=。)", "する"),
    ("(あなたの|相手の|)(パワー|コスト)が(?:1番|一番|最も)(低い|高い)ゼクス", r"\1ゼクスの中で\2が1番\3ゼクス"),
    ("このカードより(コスト|パワー)[のが](低い|高い)", r"\1がこのカードの\1より\2"),
    ("(?<=場合、)さらに|(?<=ならば、)さらに|(?<=なら、)さらに", ""),
    ("(?<=[札ジスュ])が(?=[0-9]+枚(?:なら|の場合))", "にカードが"), ("(?<=枚)(?=なら)", "ある"),
    ("(?<=枚)の(?=場合)", "ある"),
    ("(?<=[」\\]])と(?=[「\\[][^」\\]\n]*[」\\]]が与えるダメージ)", "か"),
    # Only one Z/X battles another: all of them are that one.
    ("(?<=このカードとバトルしている)(?=[^、。]*(?:に[0-9]|を|の(?:パワー|コスト)))", "すべての"),
    ("の枚数(?=が|より)", ""), ("プレイするためのコスト", "プレイするコスト"),
    ("ある限り、", "ある場合、"), ("(?<=回)(?:まで|だけ)使用できる", "しか使用できない"),
    ("(?<=残りのカード|残ったカード)は", "を"),
    # Notes without their second bracket, and other dashes in words.
    ("\\([^()\n\0]*(?=[\n\0])|(?<=。)\\)", ""), ("(?<=[ァ-ヴ])[―-](?![0-9])", "ー"),
    # Quotation marks may be missing: an ability in such goes on to the end of the line.
    ("(?:(?<=以下の能力を得る。)|(?<=以下の能力を失う。)|(?<=以下の能力を与える。))(?=[【\\[自起常])", "\""),
    ("(?<![^\n])[^\"\n\0]*(?:\"[^\"\n\0]*\"[^\"\n\0]*)*\"[^\"\n\0]*(?=[\n\0])", "\\g<0>\""),
    # A full stop may be missing at the end of a line or of an ability in quotation marks.
    ("(?<=[うくすつるいだ])(?=[\n\0\"])|(?<=[+-][0-9]{3})(?=[\n\0\"])|(?<=[+-][0-9]{4})(?=[\n\0\"])", "。"),
)


LANGUAGE: Final = Language(
    "zx", [_timed(part) for part in (
        *(part for part in core_parts(WORDS) if not _own_words(part)), *CARDS, *deeds(WORDS), *conditions(),
        *happenings(), *dynamis(WORDS), *BOUNDS, *TRIBES, *ICONS, *ABILITIES, *impending(WORDS), *INSTEAD)], KINDS,
    spelling=Spelling(
        folds={"无": "無", "蓝": "青", "红": "赤", "绿": "緑", "黑": "黒", "『": "「", "』": "」", "−": "-"},
        begins=r"【|\[[自起常★☆]\]|〔[自起常★☆]〕|エヴォルシード|・|[自起常★☆](?![軍分])", words=_WORDS), between=r"\n",
    costs=("price", "payment"))
