"""What the texts of this game depend on, and how one sentence follows another."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_conditions import comparisons
from ...cards.language.english import NOUN
from ...kernel.abilities.ability_kinds import Automatic
from ...kernel.abilities.card_effects import Lasts, MoveTo
from ...kernel.abilities.board_places import Facing
from ...kernel.abilities.spoken_of import EventCard, It, Looked, Remaining, This, WereAttached
from ...kernel.abilities.conditions import All, CameFrom, Compared, Done, Fits, There, TurnOf, Unless
from ...kernel.abilities.control_flow import Cases, If, May, Sequence, Then
from ...kernel.abilities.player_effects import Look
from ...kernel.abilities.delayed_triggers import Later
from ...kernel.abilities.applying import Do
from ...kernel.abilities.for_each import ForEach
from ...kernel.abilities.modes import Modes
from ...kernel.abilities.event_patterns import BY_RULE, Declares, DamageDealt, Moves, Turns
from ...kernel.abilities.nodes import AT_LEAST, EITHER, EQUAL, LESS, MORE, OPPONENT, YOU, Filter
from ...kernel.abilities.numbers import Counted, Fixed
from ...kernel.abilities.qualities import Gains
from ...kernel.abilities.filters import AllOf, AmongThem, AnyOf, HasAttached, Damaged, IsSo, Not
from ...kernel.abilities.labels import NameHas
from ...kernel.abilities.selections import Cards
from ...kernel.codes import RESTED, STOOD
from .areas import (
    ATTACK_PLAYER, ATTACKS_PLAYER, BY_EFFECT, BY_EX, DESTROY, IN_BATTLE, IS_ATTACKED, IS_ATTACKING, LOOK, ZONE_BATTLE,
    ZONE_DECK, ZONE_HAND, ZONE_RESOURCES, ZONE_SHIELDS, ZONE_TRASH,
)
from .language_cards import DAMAGES, IS_UNIT
from .language_choices import COUNTED_NOW
from .language_deeds import DEPLOY_IT, SHOWN, TO_HAND, TOP_OR_BOTTOM, TOP_OR_TRASH, UNDER, UNDER_SHUFFLED
from .language_moments import ATTACKS, DESTROYED, FIELD
from .language_qualities import BRIEF



def _existence(kind: str, exist: str, lack: str) -> list[Production]:
    """Whether there are cards; of units it is said with another verb than of things."""
    return [
        Rule("fact", There, f"{{cards:{kind}}}が{exist}", "there is a(n) {cards@sg}",
             fixed={"how": AT_LEAST, "number": Fixed(1)}),
        Rule("fact", There, f"{{cards:{kind}}}が{lack}", "there is no {cards@sg}", (f"{{cards:{kind}}}が1つも{lack}",),
             fixed={"how": EQUAL, "number": Fixed(0)}),
        *_number_of(kind, "pieces", exist, "<だ>"),
    ]


def _number_of(kind: str, piece: str, *verbs: str) -> list[Production]:
    """How many cards there are, at least, at most or just so."""
    bounded, just = ([f"{{cards:{kind}}}が{{number:{piece}}}{how}{verb}" for verb in verbs]
                     for how in ("{how:how-many}", "(|だけ)"))
    return [
        Rule("fact", There, bounded[0], "there are {number} {how} {cards@pl}", tuple(bounded[1:])),
        Rule("fact", There, just[0], "there (is|are:number) exactly {number} {cards@number}", tuple(just[1:]),
             fixed={"how": EQUAL}),
    ]


# 3-4, 3-6-4, 3-8: what both players have, so that only whose it is need be said; and how the two can compare.
_KEPT: Final[tuple[tuple[str, str, str, int, tuple[Filter, ...]], ...]] = (
    ("手札", "cards in your hand", "in your opponent's hand", ZONE_HAND, ()),
    ("シールド", "friendly Shields", "enemy Shields", ZONE_SHIELDS, ()),
    ("リソース", "friendly Resources", "enemy Resources", ZONE_RESOURCES, ()),
    ("ユニット", "friendly Units", "enemy Units", ZONE_BATTLE, (IS_UNIT,)))
_MORE_OR_FEWER: Final = ((MORE, "より<多い>", "more"), (LESS, "より<少ない>", "fewer"))


def _beside(ja: str, mine: str, theirs: str, zone: int, tests: tuple[Filter, ...]) -> list[Production]:
    """What one player has beside what the other has of the same."""
    own, enemy = (Counted(Cards((zone,), player, tests)) for player in (YOU, OPPONENT))
    others = theirs if theirs.startswith("enemy") else "cards " + theirs
    return [
        Rule("fact", Compared, f"{one}の{ja}が{other}の{ja}{than}", f"there are {more} {first} than {second}",
             (f"{one}の{ja}が{other}{than}",), fixed={"left": left, "how": how, "right": right})
        for how, than, more in _MORE_OR_FEWER
        for one, other, first, second, left, right in (
            ("自分", "相手", mine, theirs, own, enemy),
            ("相手", "自分", others, mine.removeprefix("cards "), enemy, own))]


# What is done with the one card that was looked at, if it is of some sort.
_IF_IT_IS: Final = (
    ("公開して手札に加えてもよい", "you may reveal it and put it into your hand", May(Do(Looked(), SHOWN))),
    ("公開して手札に加える", "reveal it and put it into your hand", Do(Looked(), SHOWN)),
    ("手札に加えてもよい", "you may put it into your hand", May(Do(Looked(), TO_HAND))),
    ("手札に加える", "put it into your hand", Do(Looked(), TO_HAND)),
    ("配備してもよい", "you may deploy it", May(Do(Looked(), DEPLOY_IT))),
    ("配備する", "deploy it", Do(Looked(), DEPLOY_IT)),
)

# Conditions
_FACTS: Final[list[Production]] = [
    Rule("fact", None, "{it:likeness@*}", "{it}"),
    Rule("likeness", Fits, "{which:self}が{test:level}<だ>", "{which} <be:which> {test}"),
    Rule("likeness", Fits, "{which:self}が{test:stat}<だ>", "{which} <have:which> {test}"),
    Rule("likeness", Fits, "{which:self}が{test:label}<だ>", "{which} <be:which> {test}",
         ("{which:self}が{test:label}を<持つ>",)),
    Rule("likeness", Fits, "{which:self}が{test.tests:label*2/}<だ>", "{which} <be:which> {test.tests*/}",
         within={"test": AnyOf}, cites="4-19-1"),
    Rule("likeness", Fits, "{which:self}が{test:state}<だ>", "{which} <be:which> {test}"),
    Rule("likeness", Fits, "{which:self}が{test:unit}<だ>", "{which} <be:which> a(n) {test}"),
    Rule("likeness", Fits, "{which:self}が{test:keyword}を<持つ>", "{which} <have:which> {test}"),
    Rule("likeness", Fits, "{which:self}が{test.tests:keyword*2/}を<持つ>",
         "{which} <have:which> {test.tests*, | or |, or }", within={"test": AnyOf}, cites="4-19-1"),
    Rule("likeness", Fits, "{which:self}が(カード名|名称)に「{test.part:name}」を<含む>",
         "{which} <have:which> “{test.part}” in the name",
         ("{which:self}の(カード名|名称)に「{test.part:name}」を<含む>",),
         within={"test": NameHas}, cites="2-2-3"),
    Rule("fact", Fits, "{which:self}がダメージを<受けている/1>", "{which} <be:which> damaged",
         fixed={"test": Damaged()},
         cites="4-5"),
    Rule("fact", Fits, "{which:self}がダメージを<受けていない>", "{which} <be:which> undamaged",
         fixed={"test": Not(Damaged())},
         cites="4-5"),
    Rule("fact", Fits, "{which:this}に{test.tests:pilot-adj*0}パイロットが<セットされている/1>",
         f"{{which}} is paired with a(n) {{test.tests*0 | | }} Pilot{NOUN}", within={"test": HasAttached},
         cites="11-2-10"),
    Rule("fact", Fits, "このユニットにパイロットが<セットされていない>", "this Unit is unpaired",
         ("パイロットが<セットされていない>",), fixed={"which": This(), "test": Not(HasAttached())}, cites="11-2-10"),
    *[Rule("fact", Fits, f"{{which:self}}が<{ja}している/1>", f"{{which}} <be:which> {en}", fixed={"test": IsSo(so)},
           cites=cites)
      for so, ja, en, cites in (
          (IN_BATTLE, "バトル", "battling", "7-6-3-1"), (IS_ATTACKING, "アタック", "attacking", "7-3-1"))],
    Rule("fact", Fits, "{which:self}が<アタックされている/1>", "{which} <be:which> attacked",
         fixed={"test": IsSo(IS_ATTACKED)}, cites="7-3-5-2"),
    Rule("fact", There, "自分がLv(.|){number:figure}{how:how}<だ>", "you are Lv.{number} {how}",
         ("自分のLv(.|)が{number:figure}{how:how}<だ>",), fixed={"cards": Cards((ZONE_RESOURCES,), YOU)},
         cites="2-8-1"),
    Rule("fact", There, "相手がLv(.|){number:figure}{how:how}<だ>", "your opponent is Lv.{number} {how}",
         ("相手のLv(.|)が{number:figure}{how:how}<だ>",), fixed={"cards": Cards((ZONE_RESOURCES,), OPPONENT)},
         cites="2-8-1"),
    *[rule for word in _KEPT for rule in _beside(*word)],
    Rule("fact", Fits, "{which:this}が{test.which:units}と<バトルしている/1>",
         "{which} is battling a(n) {test.which@sg}", within={"test": Facing}, cites="7-6-3-1"),
    *_existence("beings", "(<いる/1>|<ある>)", "(<いない>|<ない>|<無い>)"),
    *_existence("things", "(<ある>|<いる/1>)", "(<ない>|<いない>|<無い>)"),
    *[part for kind, piece, verbs in (
        ("hand", "sheets", ("<だ>", "<ある>")), ("shields", "pieces", ("<だ>", "<ある>", "<いる/1>")))
      for part in _number_of(kind, piece, *verbs)],
    *[rule for kind in ("hand", "shields") for rule in (
        Rule("fact", There, f"{{cards:{kind}}}が(<ない>|<無い>)", "there are no {cards@pl}",
             (f"{{cards:{kind}}}が1(枚|つ)も(<ない>|<無い>)",), fixed={"how": EQUAL, "number": Fixed(0)}),
        Rule("fact", There, f"{{cards:{kind}}}が<ある>", "there is a(n) {cards@sg}",
             fixed={"how": AT_LEAST, "number": Fixed(1)}))],
    Rule("fact", There, "{cards.whose:side}トラッシュに[、]{cards.tests:adj*0}{cards.tests:sort?}カードが"
         "{number:sheets}{how:how-many}<ある>",
         "there are {number} {how} {cards.tests:adj*0 | | } {cards.tests:sort?} cards" + NOUN
         + " in {cards.whose} trash",
         ("{cards.whose:side}トラッシュに[、]{cards.tests:adj*0}{cards.tests:sort?}カードが{number:sheets}"
          "{how:how-many}<だ>",
          "{cards.whose:side}トラッシュの[、]{cards.tests:adj*0}{cards.tests:sort?}カードが{number:sheets}"
          "{how:how-many}<だ>",
          "{cards.whose:side}トラッシュの[、]{cards.tests:adj*0}{cards.tests:sort?}カードが{number:sheets}"
          "{how:how-many}<ある>"),
         fixed={"cards.zones": (ZONE_TRASH,)}, within={"cards": Cards}),
    Rule("fact", There,
         "{cards.whose:side}トラッシュに[、]{cards.tests:adj*0}{cards.tests:sort?}カードが(<ない>|<無い>)",
         f"there are no {{cards.tests:adj*0 | | }} {{cards.tests:sort?}} cards{NOUN} in {{cards.whose}} trash",
         ("{cards.whose:side}トラッシュに[、]{cards.tests:adj*0}{cards.tests:sort?}カードが1枚も(<ない>|<無い>)",),
         fixed={"cards.zones": (ZONE_TRASH,), "how": EQUAL, "number": Fixed(0)}, within={"cards": Cards}),
    Rule("fact", There, "{cards.whose:side}トラッシュに[、]{cards.tests:adj*0}{cards.tests:sort?}カードが<ある>",
         f"there is a(n) {{cards.tests:adj*0 | | }} {{cards.tests:sort?}} card{NOUN} in {{cards.whose}} trash",
         fixed={"cards.zones": (ZONE_TRASH,), "how": AT_LEAST, "number": Fixed(1)}, within={"cards": Cards}),
    Rule("fact", Fits, "相手プレイヤーに<アタックしている/1>", "this Unit is attacking the enemy player",
         ("このユニットが相手プレイヤーに<アタックしている/1>",),
         fixed={"which": This(), "test": IsSo(ATTACKS_PLAYER)}, cites="7-3-1"),
    Rule("fact", Fits, "{test.which:units}に<アタックしている/1>", "this Unit is attacking a(n) {test.which@sg}",
         ("このユニットが{test.which:units}に<アタックしている/1>",),
         fixed={"which": This(), "test.so": IS_ATTACKING}, within={"test": Facing}, cites="7-3-5-2"),
    Rule("fact", Fits, "{which:self}が{test.tests:adj*}{test.tests:unit}<だ>",
         f"{{which}} is a(n) {{test.tests:adj* | | }} {{test.tests:unit}}{NOUN}", within={"test": AllOf}),
    *[part for kind in ("group", "hand", "shields") for part in comparisons("fact", kind)],
    Rule("tail", Modes, "以下から1つを選ぶ。(|\\n){options:mode*2(|\\n)}", r"choose one.\n{options*\n|\n|\n}",
         ("以下の効果から1つを選ぶ。(|\\n){options:mode*2(|\\n)}", "次の中から1つを選ぶ。(|\\n){options:mode*2(|\\n)}"),
         cites="9-3-3"),
    Rule("mode", Sequence, "・{parts:plain*}", "• {parts* | | }"),
    Rule("turn", TurnOf, "{whose:side}ターン中、", "during {whose} turn", cites="4-3"),
    Rule("whole", None, "{it:fact@*}", "{it}"),
    Rule("whole", TurnOf, "{whose:side}ターン<だ>", "it is {whose} turn", ("{whose:side}ターン中<だ>",), cites="4-3"),
    Rule("given", None, "{it:so}", "{it}"),
    Rule("given", None, "{it:done}", "{it}"),
    Rule("so", None, "{it:whole@bare}なら、", "if {it}"),
    Rule("so", All, "{parts:whole@stem,bare*2、}なら、", "if {parts:whole}",
         ("{parts:turn}{parts:fact@bare}なら、",)),
    Rule("so", Unless, "{condition:likeness@neg}なら、", "unless {condition}"),
    *[Word("so", CameFrom((zone,)), f"このユニットを{ja}から配備したなら、", f"if you deployed this Unit from {en}",
           (f"このユニットが{ja}から配備されたなら、", f"これを{ja}から配備したなら、",
            f"このユニットが{ja}から配備されていたなら、"))
      for zone, ja, en in ((ZONE_TRASH, "トラッシュ", "the trash"), (ZONE_HAND, "手札", "the hand"))],
    Word("so", Fits(This(), IsSo(BY_EX)), "EXリソースを使用してこのカードをプレイしたなら、",
         "if you used an EX Resource to play this card", cites="4-17-5-3"),
    Word("so", There(WereAttached(), AT_LEAST, Fixed(1)), "このユニットにパイロットがセットされていたなら、",
         "if this Unit was paired", cites="11-2-8-3-1"),
    Rule("done", There, "それが[、]{cards.tests:adj*0}{cards.tests:sort?}カードなら、",
         f"if it is a(n) {{cards.tests:adj*0 | | }} {{cards.tests:sort?}} card{NOUN}",
         ("(そのカード|公開したカード)が[、]{cards.tests:adj*0}{cards.tests:sort?}カードなら、",),
         fixed={"how": AT_LEAST, "number": Fixed(1), "cards.shown": True}, within={"cards": Looked}),
    Rule("done", There, "この効果で{cards.tests:adj*0}{cards.tests:sort?}カードを置いたなら、",
         f"if a(n) {{cards.tests:adj*0 | | }} {{cards.tests:sort?}} card{NOUN} was put there this way",
         ("その中に[、]{cards.tests:adj*0}{cards.tests:sort?}カードがあるなら、",),
         fixed={"how": AT_LEAST, "number": Fixed(1)}, within={"cards": Looked}),
    # It was on the field, and is there no more.
    Word("done", There(It((Not(AmongThem(Cards(FIELD, EITHER))),)), AT_LEAST, Fixed(1)), "この効果で破壊したなら、",
         "if this destroys it", ("この効果で破壊したとき、", "この効果で相手のユニットを破壊したなら、",
                                 "この効果で相手のユニットを破壊したとき、"), cites="10-3-1"),
    Word("done", Done(), "そうしたなら、", "if you do", ("そうしたとき、",)),
    Word("done", Unless(Done()), "そうしなかったなら、", "if you don't",
         ("そうしないなら、", "そうしなかった場合、", "そうしない場合、"), cites="9-1-3"),
    Rule("while", None, "{it:fact@attr}間、", "while {it}", ("{it:fact@bare}なら、",)),
    Rule("while", None, "{it:turn}", "{it},"),
    Rule("while", All, "{parts:turn}{parts:fact@attr}間、", "{parts:turn}, while {parts:fact},",
         ("{parts:turn}{parts:fact@bare}なら、",)),
    Rule("while", All, "{parts:fact@stem,attr*2、}間、", "while {parts*, | and |, and }",
         ("{parts:fact@stem,bare*2、}なら、",)),
    Rule("while", Unless, "{condition:likeness@neg}間、", "unless {condition}", ("{condition:likeness@neg}なら、",)),
]


def _remains(*deeds: str) -> tuple[str, ...]:
    """How a text may spell what becomes of the rest of the cards that were looked at."""
    decks = ("", "デッキの", "自分のデッキの", "持ち主のデッキの")
    ends = dict.fromkeys(it.replace("{deck}", deck) for it in deeds for deck in decks)
    return tuple(f"{card}{particle}{end}" for card in ("残ったカード", "残りのカード", "残り") for particle in "はを"
                 for end in ends)


_SENTENCES: Final[list[Production]] = [
    Rule("plain", None, "{it:deed}。", "{it}."),
    Rule("plain", None, "{it:ruling}。", "{it}."),
    Rule("step", None, "{it:deed@*}", "{it@*}"),
    Rule("step", None, "{it:ruling}", "{it}"),
    Rule("plain", May, "{effect:deed@te}(もよい|よい)。", "{effect@may}.", cites="9-1-3"),
    Rule("plain", May, "{effect.parts:deed@stem,te*2、}(もよい|よい)。",
         "{effect.parts@may,base*, then | and |, then }.", within={"effect": Sequence}, cites="9-1-3"),
    *[Rule("plain", ForEach, f"{{number.cards:{kind}}}1{piece}につき、{{effect:doing}}。",
           "for each {number.cards@sg}, {effect}.", within={"number": Counted}) for kind, piece in COUNTED_NOW],
    Rule("plain", Then, "その後、{effect:plain}", "then, {effect}"),
    Rule("plain", Later, "{ability.when:coming}、{ability.effects:doing@stem,end*、}。",
         "{ability.when}, {ability.effects*, then | and |, then }.", within={"ability": Automatic}),
    # What is looked at is spoken of in what follows.
    Rule("plain", Look, "{which:top-deck}(|を)見て、", "look at {which}.", ("{which:top-deck}(|を)見る。",),
         fixed={"to_all": False, "reason": LOOK}),
    Rule("plain", Look, "{which:top-shields}を見る。", "look at {which}.", ("{which:top-shields}(|を)見て、",),
         fixed={"to_all": False, "reason": LOOK}, cites="3-6-4"),
    Word("plain", Do(Remaining(), UNDER_SHUFFLED), "残ったカードは無作為に下に戻す。",
         "return the remaining cards to the bottom of your deck in random order.",
         _remains("無作為に{deck}下に戻す。", "{deck}下に無作為に戻す。", "無作為な順番で{deck}下に戻す。")),
    Word("plain", Do(Remaining(), UNDER), "残ったカードは下に戻す。",
         "return the remaining cards to the bottom of your deck.",
         _remains("{deck}下に戻す。", "好きな順番で{deck}下に戻す。", "{deck}下に好きな順番で戻す。")),
    Word("plain", Do(Remaining(), MoveTo(ZONE_DECK, BY_EFFECT)), "残ったカードは上に戻す。",
         "return the remaining cards to the top of your deck.",
         _remains("{deck}上に戻す。", "好きな順番で{deck}上に戻す。", "{deck}上に好きな順番で戻す。")),
    Word("plain", Do(Remaining(), MoveTo(ZONE_TRASH, BY_EFFECT)), "残ったカードは自分のトラッシュに置く。",
         "put the remaining cards into your trash.", _remains("トラッシュに置く。", "自分のトラッシュに置く。")),
    *[Rule("plain", If,
           f"それが[、]{{condition.cards.tests:adj*0}}{{condition.cards.tests:sort?}}カードなら[、]{ja}。",
           f"if it is a(n) {{condition.cards.tests:adj*0 | | }} {{condition.cards.tests:sort?}} card{NOUN}, {en}.",
           fixed={"then": then, "condition.how": AT_LEAST, "condition.number": Fixed(1)},
           within={"condition": There, "condition.cards": Looked})
      for ja, en, then in _IF_IT_IS],
    Word("plain", TOP_OR_BOTTOM, "上か下に戻す。", "put it on the top or the bottom of your deck.",
         ("それを上か下に戻す。", "好きな順番で上か下に戻す。", "デッキの上か下に戻す。", "上か下に置く。")),
    *[Word("plain", Do(Looked(), act), f"好きな順番で{ja}に戻す。",
           f"return them to the {en} of your deck in any order.",
           (f"{ja}に好きな順番で戻す。", f"好きな順番でデッキの{ja}に戻す。", f"{ja}に戻す。"))
      for act, ja, en in ((MoveTo(ZONE_DECK, BY_EFFECT), "上", "top"), (UNDER, "下", "bottom"))],
    Word("plain", Do(Looked(), MoveTo(ZONE_TRASH, BY_EFFECT)), "公開したカードは自分のトラッシュに置く。",
         "put the revealed cards into your trash.",
         tuple(f"公開したカード{it}トラッシュに置く。" for it in ("は", "を", "を自分の"))),
    Word("plain", TOP_OR_TRASH, "上に戻すか、自分のトラッシュに置く。",
         "return it to the top of your deck or put it into your trash.",
         ("それを上に戻すか、自分のトラッシュに置く。", "上に戻すか、トラッシュに置く。",
          "デッキの上に戻すか、トラッシュに置く。")),
    # What depends on a condition is all that follows.
    Rule("tail", Do, "{act.duration:duration}、{which:spoken}が{act.quality.ability.when:own-event}"
         "{act.quality.ability.effects:plain*0}{act.quality.ability.effects:final}",
         "{act.duration}, when {which} {act.quality.ability.when}, {act.quality.ability.effects:plain*0 | | } "
         "{act.quality.ability.effects:final}",
         within={"act": Lasts, "act.quality": Gains, "act.quality.ability": Automatic}),
    Word("spoken", It(), "それ", "it", number="sg"),
    Word("spoken", It(many=True), "それら", "them", number="pl"),
    Word("spoken", EventCard(), "そのユニット", "that Unit", ("その相手のユニット",), number="sg"),
    Rule("tail", Later,
         "{duration:brief}、{ability.when:event_pattern}{ability.effects:plain*0}{ability.effects:final}",
         "{duration}, when {ability.when}, {ability.effects:plain*0 | | } {ability.effects:final}",
         within={"ability": Automatic}),
    *[Word("brief", duration, ja, en) for duration, ja, en in BRIEF],
    Rule("own-event", Moves, "バトルダメージで{subject:group}を破壊したとき、",
         "destroys a(n) {subject@sg} with battle damage", ("{subject:group}をバトルダメージで破壊したとき、",),
         fixed={"reasons": (DESTROY,), "causes": BY_RULE, "doer": This()}),
    Rule("own-event", Moves, "ダメージで{subject:group}を破壊したとき、", "destroys a(n) {subject@sg} with damage",
         ("{subject:group}を破壊したとき、",), fixed={"reasons": (DESTROY,), "doer": This()}),
    *[rule for ja, en, reasons in DAMAGES for rule in (
        Rule("own-event", DamageDealt, f"{{subject:group}}に{ja}ダメージを与えたとき、",
             f"deals {en}damage to a(n) {{subject@sg}}",
             fixed={"reasons": reasons, "doer": This()}),
        Word("own-event", DamageDealt(This(), reasons), f"{ja}ダメージを受けたとき、", f"takes {en}damage",
            cites="4-5"))],
    *[Word("own-event", event_pattern, f"{ja}とき、", en, cites=cites) for event_pattern, ja, en, cites in (
        (ATTACKS, "アタックした", "attacks", "7-3-1"), (DESTROYED, "破壊された", "is destroyed", "4-10"),
        (Declares(ATTACK_PLAYER, This()), "相手プレイヤーにアタックした", "attacks the enemy player", "7-3-5-2"),
        (Turns(RESTED, This()), "レストになった", "is rested", "4-4-1-2"),
        (Turns(STOOD, This()), "アクティブになった", "is set as active", "4-4-1-1"))],
    # What depends on something that is so is all that follows, up to the next thing that is so; what depends on what
    # was done, whatever follows.
    Rule("branch", If, "{condition:so}{then:rest}", "{condition}, {then}"),
    Rule("branch", Then, "その後、{effect.condition:so}{effect.then:rest}",
         "then, {effect.condition}, {effect.then}", within={"effect": If}),
    Rule("rest", Sequence, "{parts:plain*0}{parts:last}", "{parts:plain*0 | | } {parts:last}"),
    Rule("last", None, "{it:plain}", "{it}"),
    Rule("last", None, "{it:tail}", "{it}"),
    Rule("last", If, "{condition:done}{then:rest}", "{condition}, {then}"),
    Rule("after", If, "{condition:done}{then:onward}", "{condition}, {then}"),
    Rule("onward", Sequence, "{parts:plain*0}{parts:end}", "{parts:plain*0 | | } {parts:end}"),
    *[Rule("end", None, f"{{it:{kind}}}", "{it}") for kind in ("plain", "tail", "after", "branch")],
    Rule("final", None, "{it:end}", "{it}"),
    Rule("final", Cases, "{parts:branch*2}", "{parts* | | }", cites="9-2-1"),
]

EFFECTS: Final[list[Production]] = [*_FACTS, *_SENTENCES]
