"""A game at the table, from where it stands to its end or until the person leaves."""
from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from ..cards.suggest import nearest
from ..kernel.errors import TefudaError
from ..play.errors import IllegalAction
from ..play.game import Action, Game
from ..play.view import View
from .answers import Refused, idle, numbered, numbers_of, pick_several, plain
from .battle import find_card, find_fight
from .boards import board_of
from .commands import COMMANDS, Leave, run_command
from .console import Console
from .drawing import Drawing
from .explain import explain_end
from .files import write_file
from .log import write_log
from .width import tied


class Opponent(Protocol):
    """A player that is a program."""

    def choose(self, game: Game) -> int:
        """The number of one of the legal actions."""


class Seats:
    """Who sits where: a program for each player, or None for a person; and what to type to sit down so again."""

    def __init__(self, programs: tuple[Opponent | None, Opponent | None], against: str) -> None:
        self.programs = programs
        self.against = against

    @property
    def friends(self) -> bool:
        return self.programs == (None, None)

    @property
    def options(self) -> str:
        """The options of the command line that seat the players like this."""
        seat = "" if self.friends else f" --seat {1 + self.programs.index(None)}"
        return f"--against {self.against}{seat}"

    def role(self, player: int) -> str:
        if self.friends:
            return ""
        return "you" if self.programs[player] is None else "computer"


class Session:
    """One person, or two who share a keyboard, at one game."""

    def __init__(self, game: Game, seats: Seats, console: Console) -> None:
        self.game = game
        self.seats = seats
        self.console = console
        # Whether rule numbers are shown, and whether a choice that is none is made without asking.
        self.rules = False
        self.auto = True
        self.drawing = Drawing(
            console, game.rulebook, board_of(game.rulebook.name), (seats.role(0), seats.role(1)))
        # Whose eyes the table is drawn for.
        self.player = seats.programs.index(None)
        # The game before each line that changed it, for going back.
        self._before: list[Game] = []
        # Up to which event each player has been told what happened; of a loaded game, all of it.
        self._told = [game.event_count if game.history else 0] * 2
        self._drawn: View | None = None
        self._fresh = True
        self._saved: tuple[Path, int] | None = None
        # Nothing is lost by leaving a game that was only just begun or loaded.
        self._begun = len(game.history)

    def play(self) -> int:
        """Play on. The exit code is 0, or 130 where Ctrl-C broke the session off."""
        try:
            self._play()
        except Leave:
            return self._leave(0, ask=True)
        except (EOFError, KeyboardInterrupt) as broken_off:
            self.console.line()
            return self._leave(0 if isinstance(broken_off, EOFError) else 130, ask=self.console.live)
        return 0

    def _play(self) -> None:
        while (player := self.game.player) is not None and not self.game.over:
            program = self.seats.programs[player]
            if program is not None or (self.auto and self.game.count == 1):
                self.game.choose(program.choose(self.game) if program is not None else 0)
                self._fresh = True
                continue
            self._sit_down(player)
            if self._fresh:
                self._show()
            self._answer(self.console.ask())
        self._finish()

    # Showing

    def view(self) -> View:
        return self.game.view(self.player)

    def _sit_down(self, player: int) -> None:
        """Let a player take the keyboard; two who share it don't see each other's hands."""
        if player == self.player:
            return
        self.player = player
        self._drawn = None
        self._fresh = True
        self.console.clear()
        name = self.game.rulebook.words.say("players", str(player), self.console.lang)
        if self.console.live:
            self.console.ask(self.console.text("session", "pass_keyboard", player=name))
        else:
            self.console.say("pass_keyboard", player=name)

    def _show(self) -> None:
        """What happened since this player was last asked, the table if it changed, and the question."""
        self._fresh = False
        self._tell()
        view = self.view()
        if view != self._drawn:
            self._drawn = view
            fight = find_fight(board_of(self.game.rulebook.name).battle, view, self.game.events(self.player))
            self.console.raw(["", *self.drawing.table(view, fight), ""])
        if not self.game.over:
            self._show_question(view)

    def _tell(self) -> None:
        write_log(self.console, self.game.events(self.player, self._told[self.player]), self.rules)
        self._told[self.player] = self.game.event_count

    def _show_question(self, view: View) -> None:
        prompt = self.game.prompt
        assert prompt is not None
        rule = f" [{' < '.join(it for it in (prompt.rule, prompt.cause) if it)}]" if self.rules else ""
        self.console.line(prompt.text(self.console.lang) + rule, style="ask")
        actions = self.game.legal()
        for number, action in enumerate(actions, 1):
            self._show_choice(number, action, view, action == idle(actions))

    def _show_choice(self, number: int, action: Action, view: View, by_enter: bool) -> None:
        text = action.words(self.console.lang)
        cards = [find_card(view, word) for word in action.text.split() if word.startswith("#")]
        facts = self.drawing.faces.facts(cards[0]) if cards and cards[0] is not None else ""
        text += f"  {tied(facts)}" if facts else ""
        text += f"  {self.console.text('table', 'enter')}" if by_enter else ""
        text += f"  [{action.rule}]" if self.rules else ""
        self.console.line(text, lead=f"{number:>3}  ")

    def draw_again(self) -> None:
        self._drawn = None
        self._fresh = True

    # Answering

    def _answer(self, line: str) -> None:
        """Follow one line: an action of the list, a command, or the notation."""
        text = plain(line)
        actions = self.game.legal()
        name, _, argument = line.partition(" ") if " " in line else line.partition("\u3000")
        command = plain(name).casefold()
        if command in COMMANDS and text not in [action.text for action in actions]:
            run_command(self, command, argument.strip())
            return
        try:
            after = self._followed(text, actions)
        except Refused as refused:
            self.console.complain(refused.key, **refused.facts)
        except IllegalAction as error:
            self.console.complain("illegal", action=text, reason=error.why.text(self.console.lang), rule=error.why.rule)
        else:
            self._before.append(self.game)
            self.game = after
            self._fresh = True

    def _followed(self, text: str, actions: list[Action]) -> Game:
        """The game after what the line says."""
        numbers = numbers_of(text)
        if numbers is not None and len(numbers) > 1:
            return pick_several(self.game, numbers)
        if numbers is not None:
            text = numbered(actions, numbers[0]).text
        elif not text:
            nothing = idle(actions)
            if nothing is None:
                raise Refused("choose_one", count=len(actions))
            text = nothing.text
        else:
            self._check_word(text)
        after = self.game.clone()
        after.apply(text)
        return after

    def _check_word(self, text: str) -> None:
        """A word that is neither a command nor in the notation of this game is a slip of the fingers."""
        word = text.split()[0]
        verbs = {verb.word for verb in self.game.rulebook.book.verbs.values()}
        if word in verbs:
            return
        near = nearest(word.casefold(), [*COMMANDS, *sorted(verbs)])
        if near:
            raise Refused("unknown_near", text=text, near=near[0])
        raise Refused("unknown", text=text)

    def undo(self) -> None:
        """Back to the person's previous decision."""
        if self.seats.friends:
            raise Refused("undo_alone")
        if not self._before:
            raise Refused("nothing_to_undo")
        self.game = self._before.pop()
        self.console.say("undone")
        self.draw_again()

    # Keeping

    def save(self, path: Path) -> None:
        write_file(path, self.game.save())
        self._saved = (path, len(self.game.history))
        self.console.say("saved", command=self._resume(path))

    def write_record(self, path: Path) -> None:
        write_file(path, self.game.record.dumps().encode())
        self.console.say("recorded", file=path)

    def _resume(self, path: Path) -> str:
        return f"tefuda play --load {shlex.quote(str(path))} {self.seats.options}"

    # Ending

    def _finish(self) -> None:
        self._show()
        explain_end(self.console, self.game)
        self._offer("keep_record", self.write_record)

    def _leave(self, code: int, ask: bool) -> int:
        """Say goodbye and how to come back, after offering to save what is not saved."""
        if ask and not self._is_safe():
            self._offer("keep_game", self.save)
        elif self._saved is not None:
            key = "resume" if self._is_safe() else "resume_older"
            self.console.say(key, command=self._resume(self._saved[0]))
        elif not self._is_safe():
            self.console.say("not_saved")
        self.console.say("goodbye")
        return code

    def _offer(self, question: str, keep: Callable[[Path], None]) -> None:
        """Ask for a file to keep something in, again if it can't be written; an empty line is for none."""
        try:
            while name := self.console.ask(self.console.text("session", question)):
                try:
                    keep(Path(name))
                    return
                except TefudaError as error:
                    self.console.wrong(str(error))
        except (EOFError, KeyboardInterrupt):
            self.console.line()

    def _is_safe(self) -> bool:
        """Whether nothing is lost by leaving."""
        moment = self._saved[1] if self._saved is not None else self._begun
        return self.game.over or moment == len(self.game.history)
