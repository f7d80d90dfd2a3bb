#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Pitwise authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals a round in the real program as a screen reader would: through AT-SPI alone.

No pointer and no key event is ever sent. What is due is heard (the button "What is next?"), what lies where is read from
the places of the table, and every act is a press of accessible objects. Then every screen is walked through: whatever a
reader stops at must have a name. The session that the program kept is judged by pitwise-cli.

usage: dealbyreader.py PITWISE PITWISE-CLI HOUSE-NAME
Needs a display and a session bus: see reader.sh.
"""

import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import time

import pyatspi
from gi.repository import GLib

PATIENCE = 20.0  # seconds for anything that must come
ONLY_HOLDS = {
    pyatspi.ROLE_FILLER, pyatspi.ROLE_PANEL, pyatspi.ROLE_SCROLL_PANE, pyatspi.ROLE_LAYERED_PANE,
    pyatspi.ROLE_SEPARATOR, pyatspi.ROLE_VIEWPORT, pyatspi.ROLE_SPLIT_PANE,
}
CALLS = {
    "Place your bets": "Place your bets",
    "No more bets": "No more bets",
    "Insurance?": "Any insurance?",
    "Floor, please": "Call the floor",
    "War or surrender?": "War or surrender?",
    "Take it all, or leave the winnings?": "Leave the winnings?",
    "That is below the minimum": "Below the minimum",
}


class Trouble(Exception):
    pass


def words(accessible):
    return " ".join(accessible.name.split())


def is_there(accessible):
    return accessible.getState().contains(pyatspi.STATE_SHOWING)


def children(accessible):
    for index in range(accessible.childCount):
        child = accessible.getChildAtIndex(index)
        if child is not None:
            yield child


def walk(accessible, path=()):
    yield accessible, path
    for child in children(accessible):
        if is_there(child):
            yield from walk(child, path + (words(child) or child.getRoleName(),))


def press_of(accessible):
    """The number of its press; None: it has none."""
    if "Action" not in pyatspi.listInterfaces(accessible):
        return None
    actions = accessible.queryAction()
    return next((index for index in range(actions.nActions) if actions.getName(index) in ("Press", "Toggle")), None)


def press(accessible):
    index = press_of(accessible)
    if index is None:
        raise Trouble(f"{words(accessible)!r} cannot be pressed")
    accessible.queryAction().doAction(index)


class Reader:
    """Hears what the program announces, and finds things in it."""

    def __init__(self, pid):
        self.said = []
        self.pid = pid
        self.program = None
        pyatspi.Registry.registerEventListener(self.hear, "object:property-change:accessible-name")

    def hear(self, event):
        try:
            if event.source.getRole() == pyatspi.ROLE_ALERT:
                self.said.append(words(event.source))
        except (LookupError, RuntimeError, GLib.Error):
            pass  # it is gone already

    def wait(self, what, find, patience=PATIENCE):
        """Until find() gives something."""
        until = time.monotonic() + patience
        context = GLib.MainContext.default()
        while time.monotonic() < until:
            while context.iteration(False):
                pass
            try:
                found = find()
            except (LookupError, RuntimeError, GLib.Error):
                found = None  # it changed while it was read
            if found:
                return found
            time.sleep(0.01)
        raise Trouble(f"waited in vain for {what}; heard last: {self.said[-5:]}")

    def find_program(self):
        for program in children(pyatspi.Registry.getDesktop(0)):
            if program.get_process_id() == self.pid and program.childCount > 0:
                self.program = program
                return True
        return False

    def window(self):
        return next(one for one in children(self.program) if one.getRole() == pyatspi.ROLE_FRAME)

    def all(self, role, name, start=None):
        return [one for one, _ in walk(start or self.window())
                if one.getRole() == role and words(one) == name]

    def button(self, name):
        found = self.wait(f"the button {name!r}",
                          lambda: [one for one, _ in walk(self.window())
                                   if words(one) == name and press_of(one) is not None])
        return found[0]


class Dealer:
    """Turns what is due into presses."""

    def __init__(self, reader):
        self.reader = reader
        self.buttons = {}
        self.felt = reader.wait("the table", self.find_felt)

    def find_felt(self):
        for one, _ in walk(self.reader.window()):
            if words(one) == "Table" and any(words(child).startswith("Shoe, ")
                                             for child in children(one)):
                return one
        return None

    def call(self, name):
        if name not in self.buttons:
            self.buttons[name] = self.reader.button(name)
        press(self.buttons[name])

    def places(self, start):
        return [one for one in children(self.felt) if words(one).startswith(start)]

    def place(self, start):
        found = self.reader.wait(f"the place {start!r}", lambda: self.places(start))
        press(found[0])

    def take_chips(self, amount):
        values = sorted(((float(words(tube).removeprefix("Chips of ").replace(",", "")), tube)
                         for tube in self.places("Chips of ")), key=lambda pair: -pair[0])
        left = float(amount.replace(",", ""))
        for value, tube in values:
            while left >= value - 0.001:
                press(tube)
                left -= value
        if left > 0.001:
            raise Trouble(f"{amount} cannot be made of these chips")

    def next(self):
        """What the program says is next."""
        self.reader.said.clear()
        self.call("What is next?")
        verbs = ("Call", "Say", "Deal", "Burn", "Discard", "Take", "Pay", "Post", "Give", "Hand", "Refuse",
                 "Split", "Peek", "Turn", "Void", "Collect", "End", "Wait", "Shuffle", "Offer", "Load")
        heard = self.reader.wait("a hint", lambda: [one for one in self.reader.said
                                                    if one.split(" ")[0] in verbs])
        return heard[-1].split(". ")[0].rstrip(".")  # how it is done with the mouse follows

    def give_to_patron(self, place):
        self.place(f"Seat {re.sub('[a-d]$', '', place.split()[-1])}, patron")

    def hand_back(self, amount, bet, place):
        spot = place[0].upper() + place[1:]
        numbers = [one.queryValue().currentValue
                   for start in (f"{spot}, {bet}, ", f"{spot}, payoff on the {bet}, ")
                   for one in self.places(start)]
        self.place(f"{spot}, {bet}, ")
        if amount and len(numbers) == 2 and float(amount) == sum(numbers):
            self.place(f"{spot}, payoff on the {bet}, ")
        elif amount and float(amount) != numbers[0]:
            self.take_chips(amount)
        self.give_to_patron(place)

    def do(self, due):
        """False: nobody knows this act."""
        at = lambda place: place[0].upper() + place[1:]
        rules = (
            (r'Call "(.+)"', lambda call: self.call(CALLS[call])),
            (r'Say "(.+)" to (.+)', lambda call, place: (self.call(CALLS[call]), self.give_to_patron(place))),
            (r"Deal a card face down to (.+)", lambda place: self.call("Deal face down")),
            (r"Deal a card to (.+)", lambda place: self.place(f"{at(place)}, next card")),
            (r"Burn a card", lambda: self.place("Discard rack")),
            (r"Take ([\d.,]+) of the (.+) at (.+)",
             lambda amount, bet, place: (self.place(f"{at(place)}, {bet}, "), self.take_chips(amount),
                                         self.place("Tray rim"))),
            (r"Take the (.+) at (.+)", lambda bets, place: (
                [self.place(f"{at(place)}, {bet}, ") for bet in bets.split(" and ")],
                self.place("Tray rim"))),
            (r"Pay ([\d.,]+) to the (.+) at (.+)", lambda amount, bet, place: (
                self.take_chips(amount), self.place(f"{at(place)}, {bet}, "))),
            (r"Post ([\d.,]+) at (.+)", lambda amount, place: (
                self.take_chips(amount), self.place(f"{at(place)}, house's post, "))),
            (r"Give the post to (.+)", lambda place: (
                self.place(f"{at(place)}, house's post, "), self.give_to_patron(place))),
            (r"Hand back ([\d.,]+) of the (.+) to (.+)", self.hand_back),
            (r"Hand back the (.+) to (.+)", lambda bet, place: self.hand_back("", bet, place)),
            (r"Split the cards of (.+)", lambda place: (
                self.give_to_patron(place), press(self.reader.button("Split the hand")))),
            (r"Peek at the hole card", lambda: self.call("Peek at hole card")),
            (r"Turn the hole card over", lambda: self.call("Turn over hole card")),
            (r"Collect the cards of (.+)", lambda place: (
                self.place(f"{at(place)}, cards: "), self.place("Discard rack"))),
            (r"Collect the dealer's cards", lambda: (
                self.place("The dealer, cards: "), self.place("Discard rack"))),
            (r"End the round", lambda: self.call("End the round")),
        )
        for pattern, act in rules:
            match = re.fullmatch(pattern, due)
            if match:
                act(*match.groups())
                return
        raise Trouble(f"cannot do: {due}")

    def deal_a_round(self):
        acts = 0
        for _ in range(400):
            due = self.next()
            if due.startswith("Wait"):
                time.sleep(0.1)
                continue
            self.reader.said.clear()
            self.do(due)
            self.reader.wait(f"word of {due!r}", lambda: self.reader.said)
            mistakes = [one for one in self.reader.said if "Mistake" in one]
            if mistakes:
                raise Trouble(f"{due!r} was a mistake: {mistakes}")
            acts += 1
            if due == "End the round":
                return acts
        raise Trouble("the round does not end")


def begin(reader, house):
    """From the start screen: chooses house and seed, and deals."""
    press(reader.button(house))
    for one, _ in walk(reader.window()):
        if words(one) == "Seed" and "EditableText" in pyatspi.listInterfaces(one):
            one.queryEditableText().setTextContents("21")
    press(reader.button("Deal"))


def nameless(reader):
    """Walks every screen on the rail."""
    missing = []
    seen = 0
    tabs = [one for one, _ in walk(reader.window())
            if one.getRole() == pyatspi.ROLE_PAGE_TAB and one.getState().contains(pyatspi.STATE_ENABLED)]
    if len(tabs) < 10:
        raise Trouble(f"too few screens: {[words(tab) for tab in tabs]}")
    for tab in tabs:
        name = words(tab)
        press(tab)
        reader.wait(f"the screen {name!r}", lambda tab=tab: tab.getState().contains(pyatspi.STATE_CHECKED))
        for one, path in walk(reader.window()):
            seen += 1
            holds = one.getRole() in ONLY_HOLDS and not one.getState().contains(pyatspi.STATE_FOCUSABLE)
            empty = one.getRole() == pyatspi.ROLE_LABEL  # its words are its name: it shows none
            if not words(one) and not holds and not empty:
                missing.append(f"{name}: {one.getRoleName()} in {'/'.join(path)}")
    if missing:
        raise Trouble("without a name:\n  " + "\n  ".join(sorted(set(missing))))
    return seen


def judge(cli, folder, acts):
    """The session as the program kept it must be without a finding."""
    kept = glob.glob(os.path.join(folder, "**", "*.deal"), recursive=True)
    if len(kept) != 1:
        raise Trouble(f"sessions kept: {kept}")
    result = subprocess.run([cli, "audit", "--json", kept[0]], capture_output=True, text=True, check=False)
    audit = json.loads(result.stdout)
    if audit["findings"] or audit["refused"] or audit["rounds"] < 1 or audit["acts"] < acts:
        raise Trouble(f"the kept session: {result.stdout}")


def main():
    program, cli, house = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORM="xcb", LANG="C.UTF-8",
                           HOME=folder, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder, XDG_CACHE_HOME=folder)
        environment.pop("PITWISE_RECORDS", None)
        with subprocess.Popen([program, "--language", "en"], env=environment) as running:
            try:
                reader = Reader(running.pid)
                reader.wait("the program", reader.find_program)
                begin(reader, house)
                acts = Dealer(reader).deal_a_round()
                seen = nameless(reader)
                judge(cli, folder, acts)
                print(f"{house}: a round of {acts} acts dealt through AT-SPI; {seen} accessibles, none without a name")
            finally:
                running.kill()


if __name__ == "__main__":
    try:
        main()
    except Trouble as trouble:
        sys.exit(str(trouble))
