"""A bot of your own: sits down at a table and plays it to the end. Usage: python bot.py http://127.0.0.1:8000/table/ID"""

import json
import random
import sys
import urllib.parse

import httpx
from websockets.sync.client import connect


def play(link: str, name: str = "My bot") -> None:
    server, _, table = link.rpartition("/table/")
    address = f"{server}/api/tables/{table}"
    seat = httpx.post(f"{address}/seats", json={"name": name}).raise_for_status().json()
    mine = {"Authorization": f"Bearer {seat['secret']}"}
    socket = urllib.parse.urlsplit(address)._replace(scheme="wss" if server.startswith("https") else "ws").geturl()
    with connect(f"{socket}/listen") as listen:
        listen.send(json.dumps({"secrets": [seat["secret"]]}))
        for text in listen:
            message = json.loads(text)
            for envelope in message["envelopes"]:
                if envelope["options"]:  # my turn: everything I may know is in envelope["view"]
                    action = random.choice(envelope["options"])["action"]
                    httpx.post(f"{address}/act", headers=mine, json={"version": envelope["version"], "action": action})
            if message["table"]["status"] == "over":
                print("winners:", message["table"]["winners"], "me:", message["seats"][0])  # seats are drawn by lot
                return


if __name__ == "__main__":
    play(sys.argv[1])
