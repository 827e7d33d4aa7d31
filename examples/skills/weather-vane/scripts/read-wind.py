#!/usr/bin/env python3
"""One JSON object in on stdin, one JSON object a line out on stdout. stderr is for people."""

import json
import sys

COMPASS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]


def emit(kind, **fields):
    print(json.dumps({"version": "0", "type": kind, **fields}), flush=True)


def main():
    request = json.load(sys.stdin)
    hour = request["input"].get("hour", 12)
    if not isinstance(hour, int) or not 0 <= hour <= 23:
        emit("error", errorCode="bad-hour", errorMessage="hour must be a whole number from 0 to 23")
        emit("done", ok=False, summary="The vane spins.")
        return
    wind = COMPASS[hour * len(COMPASS) // 24]
    emit("log", level="info", message=f"The vane points to the {wind}.")
    emit("state_patch", patch={"weather": {"wind": wind}})
    emit("done", ok=True, summary=f"Wind from the {wind}.", output={"wind": wind})


main()
