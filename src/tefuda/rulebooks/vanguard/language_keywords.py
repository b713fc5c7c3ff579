"""Chapter 11 in card texts: keywords that stand for whole abilities, their states, and words that name abilities."""
from __future__ import annotations

import random
import re
from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.english import aside
from ...cards.language.errors import Unprintable
from ...cards.language.productions import Pattern
from ...kernel.abilities.ability_kinds import Automatic
from ...kernel.abilities.card_effects import Lasts
from ...kernel.abilities.conditions import Fits
from ...kernel.costs.ability_costs import PayOnce
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import At, Declares, Moves, WithCondition
from ...kernel.abilities.nodes import Node, Static
from ...kernel.abilities.qualities import GainsLabel
from ...kernel.abilities.filters import IsSo
from ...kernel.abilities.labels import Labelled
from ...kernel.abilities.spoken_of import This
from ...kernel.abilities.keywords import VALID
from .areas import BATTLE_END, FIELD, HARMONY, MISSED, OFF_FIELD, PAYING_HONOUR, REVELATION
from .c11_keywords import (
    ABLAZE, AFTERIMAGE, BLAZE, CHARGE, CHARGING, FORERUNNER, GLUTTON, GLUTTONY, HARMONIOUS, HOLLOW, HOLLOWING,
    IN_HARMONY, LORD, RESIST, RESTRAINT, REVEALING, SENTINEL, SUCCESS, succeeding,
)

# Keyword abilities: the tree, its sort, its name, its paragraph.
_WHOLE: Final = (
    (RESTRAINT, "永", "拘束", "Restraint", "11.5.1"), (FORERUNNER, "自", "先駆", "Forerunner", "11.7.1"),
    (SENTINEL, "永", "守護者", "Sentinel", "11.9.2"), (RESIST, "永", "抵抗", "Resist", "11.13.1"),
    (ABLAZE, "自", "竜炎", "Blaze", "11.21.1"), (AFTERIMAGE, "自", "残影", "Afterimage", "11.22.1"),
    (GLUTTON, "自", "暴喰", "Gluttony", "11.24.1"), (CHARGING, "自", "突撃", "Charge", "11.29.1"),
    (HOLLOWING, "自", "亡霊", "Hollow", "11.33.1"), (IN_HARMONY, "自", "♪♪", "Harmony", "11.34.1"),
)

# Words before a text that say what sort of ability it is, and nothing more.
_NAMES: Final = (
    ("dominate", "支配", "Dominate", "11.23.1"), ("shadow stitch", "影縫", "Shadow Stitch", "11.25.1"),
    ("rush", "闘魂", "Rush", "11.27.1"), ("burst", "超爆", "Burst", "11.28.1"), ("magia", "奇術", "Magia", "11.31.1"),
    ("time leap", "時翔", "Time Leap", "11.32.1"), ("bloom", "開花", "Bloom", "11.38.1"),
    ("two swords", "二刀開眼", "Two Swords", "11.41.1"),
)

_STATES: Final = (
    (BLAZE, "竜炎", "ablaze", "11.21.1"), (GLUTTONY, "暴喰", "gluttonous", "11.24.1"),
    (CHARGE, "突撃", "charging", "11.29.1"), (HOLLOW, "亡霊", "hollow", "11.33.1"),
    (HARMONIOUS, "♪♪", "in harmony", "11.34.1"), (SUCCESS, "達成", "successful", "11.37.2"),
)

# 12.9.1.1: whose condition can be made to count as met.
_VALID: Final = (
    ("limit break", "リミットブレイク", "Limit Break"),
    ("generation break", "ジェネレーションブレイク", "Generation Break"),
    ("brave", "勇敢", "Brave"), ("oracle", "神託", "Oracle"), ("unite", "結束", "Unite"),
    ("deadly", "真剣必殺", "Deadly"),
)


def _success() -> Pattern:
    """The keyword Success (11.37.2), whose number stands in several places of the tree."""
    def power(tree: object) -> int:
        keyword = tree.keyword if isinstance(tree, Automatic) else ""
        name, _, number = keyword.partition(" ")
        if name != "success" or tree != succeeding(int(number)):
            raise Unprintable(f"{keyword!r} is no success of a number")
        return int(number)

    def read(text: str) -> Node:
        found = re.search(r"\d+", text)
        assert found is not None
        return succeeding(int(found[0]))

    def some(rng: random.Random) -> Node:
        return succeeding(rng.randrange(10, 40) * 1000)

    return Pattern(
        "keyword-skill", Automatic, r"【自】[:：]達成\(\d+\)", read, lambda tree: f"【自】：達成({power(tree)})",
        lambda tree: f"【Auto】: Success {power(tree)}", some, "【自】：達成(20000)", "【")


KEYWORDS: Final[list[Production]] = [
    *[Word("keyword-skill", tree, f"【{sort}】：{ja}", f"【{'Auto' if sort == '自' else 'Cont'}】: {en}", cites=cites)
      for tree, sort, ja, en, cites in _WHOLE],
    Word("keyword-skill", LORD, "【永】：盟主", "【Cont】: Lord", ("【永】【(V)/(R)】：盟主", "【永】【(V)】：盟主",
                                                                   "【永】【(R)】：盟主"), cites="11.8.1"),
    Rule("keyword-skill", Automatic, "【自】：天啓-{when.targets:circle}", "【Auto】: Revelation {when.targets}",
         fixed={"keyword": "revelation", "where": FIELD, "effects": REVEALING, "when.subject": This(),
                "when.sources": OFF_FIELD}, within={"when": Moves}, cites="11.20.2"),
    _success(),
    *[Word("keyword", tree.keyword, ja, en, (f"【{ja}】",), cites=cites) for tree, _, ja, en, cites in _WHOLE],
    *[Word("keyword", keyword, ja, en, cites=cites) for keyword, ja, en, cites in (
        ("lord", "盟主", "Lord", "11.8.1"), ("revelation", "天啓", "Revelation", "11.20.1"),
        ("success", "達成", "Success", "11.37.1"), ("rescue", "救援", "Rescue", "11.17.1.2"),
        ("honour", "誉の能力", "Honour", "11.40.2"), *_NAMES)],
    Word("by", (REVELATION,), "天啓の効果で", "by the effect of Revelation", cites="11.20.3"),
    *[Word("ability-word", keyword, ja, en, cites=cites) for keyword, ja, en, cites in _NAMES],
    # 11.17.1.1, 9.2.2: more than five cards of damage are never healed.
    *[Word("ability-word", f"rescue {number}", f"救援({number})", f"Rescue {number}", cites="11.17.1.1")
      for number in range(1, 6)],
    Word("honour", PayOnce(PAYING_HONOUR), "誉", "Honour", cites="11.40.1"),
    # States.
    *[Word("state-name", label, f"{ja}状態", en, cites=cites) for label, ja, en, cites in _STATES],
    Rule("adj", Labelled, "{label:state-name}の", aside("that is {label}")),
    Rule("measure", Fits, "{which:one}が{test.label:state-name}<だ>", "{which} <be:which> {test.label}",
         within={"test": Labelled}),
    Rule("deed", Do, "{act.duration:duration?、}{which:target}を{act.quality.label:state-name}に<する>",
         "<make> {which} {act.quality.label}{act.duration? _}", within={"act": Lasts, "act.quality": GainsLabel}),
    Rule("event_pattern", Declares, "{subject:subject}が♪♪状態に<なる>", "{subject} <come:subject> into harmony",
         fixed={"reason": HARMONY}, cites="11.34.1.3"),
    # 12.9.1.1
    *[Word("valid-keyword", VALID + keyword, ja, en, cites="12.9.1.1") for keyword, ja, en in _VALID],
    Rule("deed", Do, "{act.duration:duration?、}{which:target}の{act.quality.label:valid-keyword}を有効に<する>",
         "<make> {act.quality.label} of {which} valid{act.duration? _}",
         within={"act": Lasts, "act.quality": GainsLabel},
         cites="12.9.1.1"),
    Rule("static", Static, "{which:target}の{quality.label:valid-keyword}は有効に<なる>",
         "{quality.label} of {which} is valid", within={"quality": GainsLabel}, cites="12.9.1.1"),
    # 11.25.1
    Word("event", WithCondition(At(BATTLE_END), Fits(This(), IsSo(MISSED))),
         "このユニットのアタックがヴァンガードにヒットせずにバトルが終わった時",
         "at the end of a battle in which this unit attacked a vanguard and did not hit it", cites="11.25.1"),
]
