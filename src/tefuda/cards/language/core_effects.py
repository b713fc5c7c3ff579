"""Effects: what players do, and how one sentence follows another."""
from __future__ import annotations

from dataclasses import replace

from ...kernel.abilities.ability_kinds import Automatic
from ...kernel.abilities.choices import Choose
from ...kernel.abilities.control_flow import If, May, Repeat, Sequence, Then
from ...kernel.abilities.player_effects import Draw, Forbid, Look, LoseGame, Nothing, Shuffle
from ...kernel.abilities.delayed_triggers import Later
from ...kernel.abilities.modes import ChooseNumber, Modes
from ...kernel.abilities.nodes import EITHER, OPPONENT, YOU, Limit
from ...kernel.abilities.numbers import ChosenNumber, Counted, ThatMany
from ...kernel.abilities.deck_effects import PutBack
from .core_words import Vocabulary, either
from .productions import Production, Rule


def deeds(v: Vocabulary) -> list[Production]:
    """What a player does that is not done to cards of one's choice."""
    return [
        *_draws(v),
        Rule("deed", Look, "{which:seen}(を|)<見る>", "<look at> {which}", fixed={"to_all": False, "reason": v.looked}),
        Rule("deed", Look, "{which:seen}(を|)<公開する>", "<reveal> {which}", fixed={"to_all": True,
                                                                                "reason": v.looked}),
        Rule("deed", PutBack, "{which:self}を好きな順番で(<戻す>|<置く>)", "<put> {which} back in any order"),
        Rule("deed", Shuffle, "{who:whose-own}{zone:stack}を<シャッフルする>", "<shuffle> {who} {zone@who}"),
        Rule("deed", Choose, f"{{choice:choice}}{v.particle}<選ぶ>", "<choose> {choice}"),
        Rule("deed", Choose, f"さらに{{choice:choice}}{v.particle}<選ぶ>", "also <choose> {choice}",
             fixed={"too": True}),
        Rule("deed", ChooseNumber, "{least:int}から{most:number}までの数1つを<選ぶ>",
             "<choose> a number from {least} to {most}", ("{least:int}から{most:number}までの数を1つ<選ぶ>",)),
        Rule("ruling", LoseGame, f"{v.you[0]}はゲームに敗北する", "you lose the game",
             fixed={"who": YOU, "reason": v.decided}),
        Rule("ruling", LoseGame, f"{v.you[0]}はゲームに勝利する", "you win the game",
             (f"{v.opponent[0]}はゲームに敗北する",), fixed={"who": OPPONENT, "reason": v.decided}),
        Rule("ruling", LoseGame, f"{v.both[0]}はゲームに敗北する", "both players lose the game",
             fixed={"who": EITHER, "reason": v.decided}),
        Rule("ruling", Nothing, "何もしない", "do nothing"),
        Rule("ruling", Forbid, "{duration:duration}、{who:player}は{deed:player-deed}",
             "{who} can't {deed} {duration}"),
    ]


def _draws(v: Vocabulary) -> list[Production]:
    card, en = v.card
    usual, other = v.counted(card, "{count:pieces}")
    lines = tuple(f"{it}{v.particle}(<引く>|<ドローする>)" for it in (usual, other, "{count:pieces}"))
    return [
        Rule("deed", Draw, lines[0], f"<draw> {{count}} {en}(s)",
             (*lines[1:], *(f"{either(v.you)}は{it}" for it in lines)), fixed={"who": YOU}),
        *[Rule(kind, Draw, f"{{who:{who}}}は{lines[0]}", f"{{who}} <draw:who> {{count}} {en}(s:count)",
               tuple(f"{{who:{who}}}は{it}" for it in lines[1:]))
          for kind, who in (("deed", "both"), ("foe-deed", "foe"))],
        Rule("deed", Draw, f"選んだ枚数の{card}を(<引く>|<ドローする>)", f"<draw> that many {en}s",
             fixed={"who": YOU, "count": ChosenNumber()}),
        Rule("deed", Draw, f"同じ枚数の{card}を(<引く>|<ドローする>)", f"<draw> that many {en}s",
             (f"その枚数と同じ枚数の{card}を(<引く>|<ドローする>)",), fixed={"who": YOU, "count": ThatMany()}),
        Rule("deed", Draw, f"{{count.cards:group}}と同じ枚数の{card}を(<引く>|<ドローする>)",
             f"<draw> as many {en}s as there are {{count.cards@pl}}", fixed={"who": YOU}, within={"count": Counted}),
    ]


def each_time(parts: list[Production], *told_otherwise: str) -> list[Production]:
    """What can be done for each of some cards: any deed but changing numbers, of which it is said how much for each.

    Those are told by pieces of their templates.
    """
    return [replace(part, kind="each-time") for part in parts
            if isinstance(part, Rule) and part.kind == "deed" and not any(it in part.ja for it in told_otherwise)]


def sentences(v: Vocabulary) -> list[Production]:
    """Productions that make sentences of what is done: with may, with if, with what follows."""
    may = either(v.may)
    return [
        # First what is said in a way of its own at the end of a sentence.
        Rule("clause", None, "{it:ruling}", "{it}"),
        Rule("clause", None, "{it:deed@*}", "{it@*}"),
        Rule("clause", None, "{it:foe-deed@*}", "{it@*}"),
        Rule("own", None, "{it:deed@*}", "{it@*}"),
        Rule("own", Sequence, "{parts:deed@stem,**2、}", "{parts@*,base*, then | and |, then }",
             ("{parts:deed@te,**2(、|)}",)),
        Rule("action", None, "{it:clause}", "{it}", (f"{either(v.you)}は{{it:deed}}",)),
        Rule("action", Sequence, "{parts:clause@stem,end*2、}", "{parts*, then | and |, then }",
             ("{parts:clause@te,end*2(、|)}",)),
        Rule("action", May, f"{{effect:own@te}}{may}", "{effect@may}", (f"{either(v.you)}は{{effect:own@te}}{may}",)),
        Rule("action", May, f"{{effect:foe-deed@te}}{may}", "{effect@may}", fixed={"who": OPPONENT}),
        Rule("action", Repeat, "{effect:own}ことを{number:plain}回行う", "do this {number} time(s:number): {effect}"),
        Rule("action", Repeat, "{effect:own}ことを{number:formula}回行う",
             "do this a number of times equal to {number}: {effect}"),
        Rule("action", Later, "{ability.when:later}、{ability.effects:clause@stem,end*、}",
             "{ability.when}, {ability.effects*, then | and |, then }", within={"ability": Automatic}),
        Rule("later", None, "{it:coming}", "{it}"),
        Rule("later", None, f"次に{{it:event_pattern@past}}{either(v.when)}", "the next time {it@fin}"),
        Rule("sentence", None, "{it:action}。", "{it}."),
        Rule("sentence", If, "{condition:given}{then:action}。", "{condition}, {then}."),
        Rule("sentence", If, "{condition:given}{then:action}。それ以外の場合、{otherwise:action}。",
             "{condition}, {then}. Otherwise, {otherwise}.",
             ("{condition:given}{then:action}。そうでない場合、{otherwise:action}。",)),
        Rule("sentence", Then, "その後、{effect:action}。", "then {effect}."),
        Rule("sentence", Then, "その後、{effect.condition:given}{effect.then:action}。",
             "then, {effect.condition}, {effect.then}.", within={"effect": If}),
        Rule("sentence", Modes, r"以下から1つを選ぶ。(\n|){options:option*2(\n|)}", r"choose one.\n{options*\n|\n|\n}",
             (r"以下(の効果|の能力|)から1つ(を|)(選ぶ|選び、行う|選んで行う|選び、解決する|選んで解決する)。(\n|)"
              r"{options:option*2(\n|)}",)),
        Rule("option", None, "・{it:action}。", "• {it}."),
        Rule("option", If, "・{condition:given}{then:action}。", "• {condition}, {then}."),
        *limits(),
    ]


def limits(cites: str = "") -> list[Production]:
    """How often an ability may be used."""
    return [
        Rule("limit", Limit, "【ターン{times:int}回】", "【{times}/turn】",
             ("【1ターン{times:int}回】", "【1ターンに{times:int}回】"), cites=cites),
        Rule("limit", Limit, "【同名ターン{times:int}回】", "【{times}/turn for this name】", fixed={"by_name": True}),
        Rule("limit", Limit, "【ゲーム{times:int}回】", "【{times}/game】", fixed={"for_game": True}),
    ]
