"""What is done to cards: moved, turned, changed for a while."""
from __future__ import annotations

from ...kernel.abilities.card_effects import Lasts, LastTogether, MoveTo
from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import CardEffect, Static
from ...kernel.abilities.numbers import Counted, Each, Fixed, ValueOf
from ...kernel.abilities.qualities import Becomes, GainsLabel, Cannot, Gains, LosesAbility, Plus
from ...kernel.abilities.selections import Choice
from ...kernel.codes import REST
from .core_words import CHOOSING, Vocabulary
from .english import OWNER, TAKE, TAKEN
from .productions import Production, Rule
from .verbs_en import plural


def act(v: Vocabulary, ja: str, en: str, fixed: CardEffect | None = None, plain: bool = False) -> list[Production]:
    """Something that is done to cards: to all of some, to those that you choose, or that the opponent chooses.

    ``ja`` follows を; ``en`` has "{which}" where the cards stand, and its verb in < >. Without a fixed act, both have
    a slot for it. An act that is ``plain`` needs no word for choosing: 捨てる.
    """
    values = {} if fixed is None else {"act": fixed}
    usual, other = ("{which:choice}" + it + ja for it in _choosing(v, plain))
    return [
        Rule("deed", Do, "{which:target}を" + ja, en,
             ("{which:group}をすべて" + ja, "{which:group}をすべて(選び、|選んで、)" + ja), fixed=values),
        Rule("deed", Do, usual, en, (other,), fixed=values),
        *_theirs(v, ja, en, values, plain),
    ]


def _choosing(v: Vocabulary, plain: bool) -> tuple[str, str]:
    """What stands between chosen cards and what is done to them, as printed and in other spellings."""
    particle, choosing = v.particle, f"{v.particle}{CHOOSING}"
    return (particle, choosing) if plain else (choosing, particle)


def _theirs(v: Vocabulary, ja: str, en: str, fixed: dict[str, CardEffect], plain: bool) -> list[Production]:
    """Something that is done to cards which the opponent chooses from their own, or each player does."""
    verb = "{which.who} " + en.replace(">", ":which.who>", 1)
    cards = "{which.most} {which.cards@which.most}"
    found: list[Production] = []
    for kind, who, whose in (("foe-deed", "foe", "their"), *((("deed", "both", "each"),) if v.each else ())):
        for up_to, word, values in (("", "", {}), ("まで", "up to ", {"which.least": Fixed(0)})):
            spellings = [f"{{which.who:{who}}}は{group}{choosing}{ja}"
                         for group in v.counted(f"{{which.cards:{whose}-group}}", "{which.most:pieces}" + up_to)
                         for choosing in _choosing(v, plain)]
            found.append(Rule(kind, Do, spellings[0], verb.replace("{which}", word + cards), tuple(spellings[1:]),
                              fixed={**fixed, **values}, within={"which": Choice}))
    return found


def acts(v: Vocabulary) -> list[Production]:
    """The acts of all games. The game adds to "move" where cards go with words of their own."""
    rested, active = v.rested, v.active
    return [
        *act(v, "{act:move@*}", f"<put> {TAKE}{{which}}{TAKEN} {{act}}"),
        Rule("move", MoveTo, "{zone:place}に(<置く>|<送る>)", f"into {OWNER} {{zone}}", fixed={"reason": v.moved}),
        Rule("move", MoveTo, f"{rested[0]}で{{zone:place}}に<置く>", f"into {OWNER} {{zone}}, {rested[1]}",
             (f"{{zone:place}}に{rested[0]}で<置く>",), fixed={"reason": v.moved, "flags": REST}),
        Rule("move", MoveTo, "{whose:side}{zone:place}に(<置く>|<送る>)", "into {whose} {zone}",
             fixed={"reason": v.moved}),
        *act(v, f"({rested[0]}に<する>|<{rested[0]}する>|<{rested[0]}させる/1>)", "<rest> {which}", v.rest),
        *act(v, f"({active[0]}に<する>|<{active[0]}する>|<{active[0]}させる/1>)", f"<make> {{which}} {active[1]}",
             v.stand),
        # What lies in a pile is revealed by looking at it.
        Rule("deed", Do, "{which:self}を<公開する>", "<reveal> {which}", fixed={"act": v.show}),
        Rule("deed", Do, f"{{which:choice}}{v.particle}{CHOOSING}<公開する>", "<reveal> {which}",
             (f"{{which:choice}}{v.particle}<公開する>",), fixed={"act": v.show}),
    ]


def stack(v: Vocabulary, zone: int, ja: str, en: str) -> list[Production]:
    """A zone whose cards lie in an order: cards go on top of it or under it."""
    verb = "(<置く>|<戻す>)"
    return [
        Rule("move", MoveTo, f"{ja}の上に{verb}", f"on top of {OWNER} {en}",
             (f"{ja}に<戻す>", f"{ja}の一番上に{verb}", f"{ja}の上に好きな順番で{verb}",
              f"好きな順番で{ja}の上に{verb}"),
             fixed={"zone": zone, "reason": v.moved}),
        Rule("move", MoveTo, f"{ja}の下に{verb}", f"on the bottom of {OWNER} {en}",
             (f"{ja}の一番下に{verb}", f"{ja}の下に好きな順番で{verb}", f"好きな順番で{ja}の下に{verb}",
              f"好きな順番で{ja}の一番下に{verb}"),
             fixed={"zone": zone, "reason": v.moved, "bottom": True}),
    ]


def qualities(v: Vocabulary) -> list[Production]:
    """What can be so of cards: for a while by an effect, or as long as an ability works."""
    lasts = {"act": Lasts}
    gains = {**lasts, "act.quality": Gains}
    return [
        *_plus(v),
        Rule("change", Fixed, "{number:signed}", "{number}"),
        Rule("shift", Plus, f"{{attribute:attribute}}を{{amount.number.cards:group}}1{v.piece[0]}につき"
             "{amount.by:signed}<する>", "{amount.by} {attribute} for each {amount.number.cards@sg}",
             within={"amount": Each, "amount.number": Counted}),
        Rule("shift", Plus,
             "{attribute:attribute}を{amount.number.which:one}の{amount.number.attribute:attribute}1につき"
             "{amount.by:signed}<する>",
             "{amount.by} {attribute} for each {amount.number.attribute} of {amount.number.which}",
             within={"amount": Each, "amount.number": ValueOf}),
        Rule("shift", Becomes, "{attribute:attribute}を{amount:number}に<する>", "a(n) {attribute} of {amount}"),
        *_for_each(v),
        # For a while.
        *_shifts(v, "{act.quality:shift@*}", "{act.quality}", Lasts),
        *_shifts(v, "{act.qualities:shift@stem,**2、}", "{act.qualities}", LastTogether),
        Rule("deed", Do, "{act.duration:duration?(、|)}{which:topic}は{act.quality.ability:granted}を<得る>",
             "<give> {which} {act.quality.ability}{act.duration? _}", within=gains),
        Rule("deed", Do, f"{{which:choice}}{v.particle}{CHOOSING}{{act.duration:duration?(、|)}}"
             "{act.quality.ability:granted}を<得る>", "<give> {which} {act.quality.ability}{act.duration? _}",
             (f"{{which:choice}}{v.particle}{CHOOSING}{{act.duration:duration?(、|)}}"
              "{act.quality.ability:granted}を<与える>",), within=gains),
        Rule("deed", Do, f"{{which:choice}}{v.particle}{CHOOSING}{{act.duration:duration?(、|)}}{v.skill[0]}を<失う>",
             f"<make> {{which}} lose all {plural(v.skill[1])}{{act.duration? _}}",
                 fixed={"act.quality": LosesAbility()},
             within=lasts),
        *_loses(v),
        Rule("ruling", Do, "{act.duration:duration?(、|)}{which:topic}は{act.quality:cannot}",
             "{which} {act.quality}{act.duration? _}", within=lasts),
        # As long as an ability works.
        Rule("static", Static, "{which:target}の{quality:shift@*}", "{which} <get:which> {quality}",
             ("{which:topic}の{quality:shift@*}",)),
        Rule("static", Static, "{which:topic}は{quality.ability:granted}を<得る>",
             "{which} <have:which> {quality.ability}",
             ("{which:topic}は{quality.ability:granted}を<持つ>",), within={"quality": Gains}),
        Rule("static", Static, f"{{which:topic}}は{v.skill[0]}を<失う>",
             f"{{which}} <lose:which> all {plural(v.skill[1])}",
             fixed={"quality": LosesAbility()}),
        Rule("static", Static, "{which:topic}は{quality.ability:granted}を<失う>",
             "{which} <lose:which> {quality.ability}", within={"quality": LosesAbility}),
        Rule("static", Static, "{which:topic}は{quality.label:label-name}としても<扱う>",
             "{which} <be:which> also treated as {quality.label}", within={"quality": GainsLabel}),
        Rule("static", Static, "{which:topic}は{quality:cannot}", "{which} {quality}"),
        Rule("cannot", Cannot, "{deed:card-deed}", "can't {deed}"),
    ]


def _plus(v: Vocabulary) -> list[Production]:
    """A number goes up or down: told with a verb or, where a sentence may end so, without one."""
    full, terse = "{attribute:attribute}を{amount:change}<する>", "{attribute:attribute}(を|){amount:change}"
    if not v.terse:
        return [Rule("shift", Plus, full, "{amount} {attribute}", (terse,))]
    return [
        Rule("shift", Plus, "{attribute:attribute}{amount.number:signed}", "{amount.number} {attribute}",
             within={"amount": Fixed}),
        Rule("shift", Plus, "{attribute:attribute}(|を){amount:change}<する>", "{amount} {attribute}", (terse,)),
    ]


def _for_each(v: Vocabulary) -> list[Production]:
    """A number is more for each of some cards, which stand in front or behind the number."""
    ends = "(|する)" if v.terse else "<する>"

    def parts(field: str) -> tuple[str, str, str]:
        each = f"{{{field}.amount.number.cards:group}}1{v.piece[0]}につき{'(、|)' if v.number_last else '(|、)'}"
        number, by = f"{{which:target}}の{{{field}.attribute:attribute}}", f"{{{field}.amount.by:signed}}{ends}"
        english = f"{{{field}.amount.by}} {{{field}.attribute}} for each {{{field}.amount.number.cards@sg}}"
        front, behind = f"{each}{number}{'(|を)' if v.terse else 'を'}{by}", f"{number}(を|を、|、|){each}{by}"
        return (front, behind, english) if v.number_last else (behind, front, english)

    def within(field: str) -> dict[str, type]:
        return {field: Plus, f"{field}.amount": Each, f"{field}.amount.number": Counted}
    usual, other, english = parts("quality")
    usual_act, other_act, english_act = parts("act.quality")
    during = "{act.duration:duration?(、|)}"
    # How long it lasts may stand behind what is counted.
    counted, said, rest = usual_act.partition("(、|)") if v.number_last else ("", "", "")
    late = (f"{counted}、{{act.duration:duration}}(、|){rest}",) if said else ()
    return [
        Rule("static", Static, usual, f"{{which}} <get:which> {english}", (other,), within=within("quality")),
        Rule("ruling" if v.terse else "deed", Do, during + usual_act,
             f"<give> {{which}} {english_act}{{act.duration? _}}", (during + other_act, *late),
             within={"act": Lasts, **within("act.quality")}),
    ]


def _shifts(v: Vocabulary, ja: str, en: str, act: type[CardEffect]) -> list[Production]:
    """Numbers change for a while: of some cards, or of chosen ones."""
    english = f"<give> {{which}} {en}{{act.duration? _}}"
    return [
        Rule("deed", Do, "{act.duration:duration?(、|)}{which:target}の" + ja, english, within={"act": act}),
        Rule("deed", Do, f"{{which:choice}}{v.particle}{CHOOSING}{{act.duration:duration?(、|)}}{ja}", english,
             ("{act.duration:duration?(、|)}{which:choice}の" + ja,
              f"{{act.duration:duration}}(、|){{which:choice}}{v.particle}{CHOOSING}{ja}"), within={"act": act}),
    ]


def _loses(v: Vocabulary) -> list[Production]:
    """Effects by which cards lose abilities or are called something else for a while."""
    lasts = {"act": Lasts}
    called = {**lasts, "act.quality": GainsLabel}
    skill, en = v.skill
    return [
        Rule("deed", Do, f"{{act.duration:duration?(、|)}}{{which:topic}}は{skill}を<失う>",
             f"<make> {{which}} lose all {plural(en)}{{act.duration? _}}", fixed={"act.quality": LosesAbility()},
             within=lasts),
        Rule("deed", Do, "{act.duration:duration?(、|)}{which:topic}は{act.quality.ability:granted}を<失う>",
             "<make> {which} lose {act.quality.ability}{act.duration? _}",
             within={**lasts, "act.quality": LosesAbility}),
        Rule("deed", Do, "{act.duration:duration?(、|)}{which:topic}は{act.quality.label:label-name}としても<扱う>",
             "<treat> {which} as {act.quality.label} too{act.duration? _}", within=called),
    ]
