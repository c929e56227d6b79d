#!/usr/bin/env python3
"""A bot that marches on what decides the game. It needs Python 3.8 or later, and nothing else.

    esagono simulate scs/mill-bridge --games 10 --seat 'blue=cmd:python3 examples/bots/marcher.py'

With `--log FILE` it keeps every line that it reads and writes. What the lines say is told in
section 8 of docs/protocol.md.
"""

import json
import random
import sys

# Verbs that end something. They come last, so that what can be done is done first.
ENDS = {"end", "done", "pass", "stop", "halt", "stand"}


class Marcher:
    """One game after the other, always from what its seat may know."""

    def game(self, message):
        """A game begins: where the hexes are, and which of them decide it."""
        self.random = random.Random(message["seed"])
        self.places = {it["id"]: (it["x"], it["y"]) for it in message["board"]["hexes"]}
        named = message["setting"]["objectives"]
        self.goals = [self.places[it] for it in named if it in self.places]

    def choose(self, message):
        """The answer to a question: one of the actions of its prompt."""
        prompt = message["prompt"]
        actions = prompt["actions"]
        # Now and then anything at all, so that no game goes round in circles.
        if self.random.random() < 0.25:
            return self.random.choice(actions)
        going_on = [it for it in actions if it.split()[0] not in ENDS]
        forward = [(self.way_to_go(it), it) for it in going_on if self.place(it)]
        if forward and self.goals:
            nearest = min(way for way, _ in forward)
            return self.random.choice([it for way, it in forward if way == nearest])
        return self.random.choice(going_on or actions)

    def place(self, action):
        """Where the hex lies that an action names; None if it names none."""
        found = [self.places[word] for word in action.split()[1:] if word in self.places]
        return found[-1] if found else None

    def way_to_go(self, action):
        """How far it is from there to the nearest hex that decides the game."""
        x, y = self.place(action)
        return min((abs(x - gx) + abs(y - gy) for gx, gy in self.goals), default=0)


def main():
    """Reads a line, writes a line, until the input ends."""
    log = open(sys.argv[2], "w", encoding="utf-8") if sys.argv[1:2] == ["--log"] else None
    bot = Marcher()
    for line in sys.stdin:
        message = json.loads(line)
        answer = None
        if message["do"] == "hello":
            answer = {"hello": 1, "name": "marcher", "wants": ["map", "scene", "news"]}
        elif message["do"] == "game":
            bot.game(message)
        elif message["do"] == "choose":
            answer = {"action": bot.choose(message), "step": message["prompt"]["step"]}
        # `over`, and whatever a later version may say, needs no answer.
        if log:
            log.write(line)
            log.flush()
        if answer is not None:
            written = json.dumps(answer)
            print(written, flush=True)
            if log:
                log.write(written + "\n")
                log.flush()


if __name__ == "__main__":
    main()
