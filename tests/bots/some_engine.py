"""A small engine for tests, with a fault of one's choice: python some_engine.py [FAULT]. It knows nothing of Marula."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

FAULT = sys.argv[1] if len(sys.argv) > 1 else ""


def answer(message: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    kind = message["message"]
    if FAULT == "reads-too-strictly" and "weather" in message:
        raise ValueError("what is weather?")
    if kind == "hello":
        games = {"no-games": ["chess"], "template-only": ["template"]}.get(FAULT)
        return {
            "message": "hello",
            "protocol": 2 if FAULT == "other-protocol" else 1,
            **({"games": games} if games else {}),
        }
    if kind == "match":
        if message["game"] != message["edition"]["game"] and FAULT != "any-game":
            raise ValueError("no such game")
        if FAULT != "first-match-only" or not known:
            known.update(message)
        return {"message": "ready"}
    if kind == "choose":
        return choice(message["envelope"], known)
    raise ValueError(f"unknown message {kind}")


def choice(envelope: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    options = envelope["options"]
    known["decisions"] = known.get("decisions", 0) + 1
    if FAULT == "dies" and known["decisions"] > 2:
        sys.exit(7)
    if FAULT == "sleeps":
        time.sleep(3600)
    if FAULT == "illegal":
        return {"message": "choice", "option": len(options)}
    if FAULT == "unknown-action":
        return {"message": "choice", "action": {"action": "fly"}}
    if FAULT == "wrong-message":
        return {"message": "ready"}
    if FAULT == "wants-the-past" and not envelope["moments"]:
        raise ValueError("what happened before?")
    if FAULT == "first-match-only" and envelope["seat"] != known["seat"]:
        raise ValueError("this is not my seat")
    if FAULT == "by-action":
        return {"message": "choice", "action": options[-1]}
    return {"message": "choice", "option": len(options) - 1}


def main() -> None:
    known: dict[str, Any] = {}
    if FAULT == "never-starts":
        sys.exit(3)
    if FAULT == "mute":
        time.sleep(3600)
    for line in sys.stdin:
        try:
            message = json.loads(line)
            if message["message"] == "quit" and FAULT != "never-quits":
                sys.exit(1 if FAULT == "quits-badly" else 0)
            reply: object = answer(message, known)
        except (ValueError, KeyError, TypeError) as problem:
            if FAULT == "dies-of-nonsense":
                raise
            reply = {"message": "error", "text": str(problem)}
        print("hello there" if FAULT == "babbles" else json.dumps(reply), flush=True)
    if FAULT == "outlives-its-input":
        time.sleep(3600)


if __name__ == "__main__":
    main()
