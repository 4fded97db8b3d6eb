"""Firefox without a screen, driven by WebDriver BiDi: the browser itself speaks it, so no driver is needed."""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.waiting import until

PREFERENCES = {
    # Nothing but the server under test is asked for anything.
    "services.settings.server": "data:,none",
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.region.network.url": "",
    "browser.search.update": False,
    "captivedetect.canonicalURL": "",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.server": "data:,none",
    "extensions.getAddons.cache.enabled": False,
    "browser.startup.page": 0,
    "browser.newtabpage.enabled": False,
    "intl.accept_languages": "en",
}
ADDRESS = "WebDriverBiDiServer.json"
"""Where Firefox notes its port, in its profile."""
PATIENCE = 60.0
"""Seconds that an answer may take on a busy machine."""
START = 240.0
"""Seconds that Firefox may take to start, which on a busy machine is the longest of all."""
REACHED = """async (one) => {
    if (!one) return false;
    one.scrollIntoView({ block: "nearest" });
    const place = () => JSON.stringify(one.getBoundingClientRect());
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const before = place();
    await frame();
    await frame();
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return place() === before && hit !== null && (one.contains(hit) || hit.contains(one)) && !one.disabled;
}"""
"""Does an element stand still for two frames, with its middle free to be pressed?"""
Json = dict[str, Any]


def literal(value: object) -> str:
    return json.dumps(value)


class Firefox:
    """One browser with one page. `errors` gathers what went wrong in its scripts."""

    def __init__(self, folder: Path, **preferences: bool | int | str) -> None:
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        assert path, "Firefox is not installed: make test-firefox"
        lines = [
            f"user_pref({literal(name)}, {literal(value)});" for name, value in {**PREFERENCES, **preferences}.items()
        ]
        (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        self.errors: list[str] = []
        self._number = 0
        self._open = contextlib.ExitStack()
        with (folder / "firefox.log").open("wb") as log:
            self._process = subprocess.Popen(
                [path, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"],
                stdout=log,
                stderr=log,
            )
        try:
            self._socket = self._connect(folder / ADDRESS)
            self.command("session.new", patience=START, capabilities={})
            self.command("session.subscribe", events=["log.entryAdded"])
            self._page = self.command("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self._process.kill()
            self._process.wait()
            raise

    def _connect(self, note: Path) -> ClientConnection:
        def listening() -> bool:
            assert self._process.poll() is None, (note.parent / "firefox.log").read_text(errors="replace")
            return note.is_file() and note.read_text().endswith("}")

        until(listening, START)
        told = json.loads(note.read_text())
        address = f"ws://{told['ws_host']}:{told['ws_port']}/session"
        return self._open.enter_context(connect(address, max_size=None))

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self._open.close()
        self._process.terminate()
        self._process.wait(30)

    def command(self, method: str, patience: float = PATIENCE, **parameters: Any) -> Json:
        """Ask, and wait for the answer; what the browser reports meanwhile is noted."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message: Json = json.loads(self._socket.recv(patience))
            if message.get("method") == "log.entryAdded":
                self._note(message["params"])
            if message.get("id") == self._number:
                assert message["type"] == "success", message
                result: Json = message["result"]
                return result

    def _note(self, entry: Json) -> None:
        if entry["type"] == "javascript" and entry["level"] == "error":
            self.errors.append(str(entry["text"]))

    # --- what a person does ---------------------------------------------------------------------------------------

    def resize(self, width: int, height: int) -> None:
        self.command("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def go(self, address: str) -> None:
        self.command("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def back(self) -> None:
        self.command("browsingContext.traverseHistory", context=self._page, delta=-1)

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, which JSON can hold."""
        found = self._evaluate(f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))")
        return json.loads(found["value"])

    def _evaluate(self, expression: str) -> Json:
        answer = self.command(
            "script.evaluate", expression=expression, target={"context": self._page}, awaitPromise=True
        )
        assert answer["type"] == "success", answer
        result: Json = answer["result"]
        return result

    def wait(self, condition: str) -> None:
        """Until an expression in the page is true."""
        until(lambda: bool(self.evaluate(f"Promise.resolve({condition}).then(Boolean)")), PATIENCE)

    def shows(self, selector: str) -> bool:
        return bool(self.evaluate(f"document.querySelector({literal(selector)})?.checkVisibility() ?? false"))

    def click(self, selector: str, index: int = 0) -> None:
        """Press the middle of an element, once it can be seen, stands still and is not covered, with the mouse."""
        visible = f"[...document.querySelectorAll({literal(selector)})].filter((one) => one.checkVisibility())"
        self.wait(f"({REACHED})({visible}[{index}])")
        element = self._evaluate(f"{visible}[{index}]")
        origin = {"type": "element", "element": {"sharedId": element["sharedId"]}}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.command(
            "input.performActions",
            context=self._page,
            actions=[{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}],
        )

    def press(self, key: str) -> None:
        """One key, as WebDriver writes it."""
        steps = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.command(
            "input.performActions", context=self._page, actions=[{"type": "key", "id": "keys", "actions": steps}]
        )
