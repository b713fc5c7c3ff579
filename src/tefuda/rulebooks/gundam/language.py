"""The texts of Gundam cards: the words of this game and its keywords."""
from __future__ import annotations

from typing import Final

from ...cards.language import Kind, Language, Spelling
from ...cards.language.normal import NUMERALS
from .language_abilities import ABILITIES
from .language_cards import CARDS
from .language_choices import CHOICES
from .language_counters import COUNTERS
from .language_deeds import DEEDS
from .language_effects import EFFECTS
from .language_events import HAPPENINGS
from .language_instead import INSTEAD
from .language_qualities import QUALITIES

KINDS: Final = (
    Kind("ability", "効果", "an effect"),
    Kind("whose", "「自分の」など", "whose"),
    Kind("side", "「自分の」など", "whose"),
    Kind("group", "カード", "some cards"),
    Kind("choice", "選ぶカード", "cards to choose"),
    Kind("target", "カード", "some cards"),
    Kind("trait", "特徴", "a trait"),
    Kind("keyword", "キーワード", "a keyword"),
    Kind("duration", "期限", "a duration"),
    Kind("fact", "条件", "a condition"),
    Kind("event_pattern", "出来事", "an event"),
    Kind("cost", "条件となる行動", "a cost"),
    Kind("limit", "【ターン1回】", "【ターン1回】"),
    Kind("plain", "文", "a sentence"),
)

# How texts that players typed in differ from what is printed.
_WORDS: Final = (
    ("全て|全部", "すべて"), ("(代|替)わりに", "かわりに"), ("(?<=[たる])時(?=、)", "とき"),
    ("そうした場合、", "そうしたなら、"), ("(?<=なら、)さらに|(?<=その後、)さらに", ""),
    ("上に、(?=残)", "上に戻す。"), ("下に、(?=残)", "下に戻す。"), ("手札に加え、(?=残)", "手札に加える。"),
    *NUMERALS, ("(?<=[0-9])体", "つ"),
    ("(?<=相手|自分|味方)(?=ユニット|ベース|シールド|リソース|EX|リンクユニット)", "の"),
    ("のAPを(?=[+-])", "をAP"), ("のHPを(?=[+-])", "をHP"), ("のコストを(?=[+-])", "をコスト"),
    # A number of a card that a condition asks for, told as its own.
    ("(?<=[トれ])の(?=(AP|HP|Lv[.]?|コスト)が[0-9])", "が"), ("その(?=(AP|HP)が[0-9])", "それが"),
    ("(?<=ユニット)のアタック中、", "がアタックしている間、"),
    # Only one unit attacks or battles another: all of them are that one.
    ("(?<=[ルク]している)相手のユニット(?=[をはに])", "相手のユニットすべて"),
    ("自分がEXリソースを置いたとき", "自分のEXリソースが置かれたとき"),
    ("(?<=セットされているパイロット)1つ(?=を)", ""), ("(?<=[トスドー])を(?=[0-9]つ(?:アクティブ|レスト|破壊|選))", ""),
    ("(?<=[0-9]つ)(?=アクティブに|レストに|破壊する|選ぶ)", "を"),
    # A player has one base at most: all of them are that one.
    ("(?<=[自味相][分方手]のベース)(?=[をに](?!.{0,6}セット))", "すべて"),
    ("(?<=手札)を(?=[0-9]+枚(?:まで|)捨)", ""), ("その(?=(AP|HP)を[0-9])", "それの"),
    ("(?<=ユニット|シールド|リソース)の数(?=が|より)", ""),
    ("ランダムに", "無作為に"), ("(?<=レスト|ティブ)(?:状態|中)(?=の|で)", ""),
    ("自分は手札(?=[0-9]+枚)", "自分の手札"), ("選べる(?=。)", "選んでもよい"), ("のHPを(?=[0-9]+回復)", "を"),
    ("(?<=[。】、])(?:自分の|)トラッシュの(?=このカードを手札に)", ""),
    ("(?:自分の|)デッキの下に(無作為に|)(?:置く|戻す)", r"\1下に戻す"),
    # Notes without their second bracket; a full stop may be missing at the end of a line.
    ("\\([^()\n\0]*(?=[\n\0])|(?<=。)\\)", ""), ("(?<=[うくすつるいだ])(?=[\n\0])", "。"),
)

# Abilities stand on lines of their own; printed texts may have a space in place of a new line.
LANGUAGE: Final = Language(
    "gundam", [*CARDS, *CHOICES, *DEEDS, *QUALITIES, *EFFECTS, *COUNTERS, *INSTEAD, *HAPPENINGS, *ABILITIES], KINDS,
    spelling=Spelling(
        spaces_break=True, splits="》[《【]|。【(?![^】]*】を持)",
        folds={"<": "《", ">": "》", "[": "〔", "]": "〕"}, words=_WORDS),
    between=r"\n", option="deed", costs=("price", "payment"))
