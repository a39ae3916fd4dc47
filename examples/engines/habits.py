#!/usr/bin/env python3
"""An engine that plays by habit. The protocol: docs/bot-protocol.md.

cantina sim deckbuilding --seats "engine:python3 examples/engines/habits.py,random" --games 20
"""

import json
import sys

# What it likes best comes first; anything else it does before it ends its turn.
HABITS = ["play", "use", "assign", "attack", "hit", "buy", "take"]
LAST = ["end", "skip", "leave", "no"]


def eagerness(option):
    verb = option["words"].split()[0]
    if verb in HABITS:
        return HABITS.index(verb)
    return len(HABITS) + (verb in LAST)


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", name="Habits")
    elif message["type"] == "view":
        question = message
    elif message["type"] == "choose_within":
        best = min(question["options"], key=eagerness)
        say(type="best_choice", decision=question["decision"], words=best["words"])
    elif message["type"] == "quit":
        break
