#!/usr/bin/env python3
"""An engine that plays by habit. The protocol: docs/bot-protocol.md.

cantina sim deckbuilding --seats "engine:python3 examples/engines/habits.py,random" --games 20
"""

import json
import sys

# The verbs it prefers, in this order. Unlisted verbs come next; those in LAST come last.
HABITS = ["play", "use", "assign", "attack", "hit", "buy", "take"]
LAST = ["end", "skip", "leave", "no"]


def rank(option):
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
        best = min(question["options"], key=rank)
        say(type="best_choice", decision=question["decision"], words=best["words"])
    elif message["type"] == "quit":
        break
