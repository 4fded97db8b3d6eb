"""The software bill of materials: deploy/sbom.cdx.json, CycloneDX 1.6, from requirements.lock and package-lock.json.

Everything in it comes from those two files, so the same locks give the same bytes. `--check` only looks at it.
"""

import argparse
import base64
import json
import re
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from marula import __version__

ROOT = Path(__file__).resolve().parent.parent
SBOM = ROOT / "deploy" / "sbom.cdx.json"
LOCK = ROOT / "requirements.lock"
NPM_LOCK = ROOT / "web" / "package-lock.json"
NAMESPACE = uuid.UUID("6a4f6f0e-5c1e-5d6b-9f3a-6d6172756c61")
"""Makes the serial number follow from the content."""


def python_components(lock: str) -> Iterator[dict[str, Any]]:
    """What a server installs. A package has several files; the lock has a hash of each."""
    for line in re.sub(r"\\\n\s*", "", lock).splitlines():
        if not line or line.startswith(("#", "-")):
            continue
        pin, *hashes = line.split(" --hash=")
        requirement = Requirement(pin)
        name, version = canonicalize_name(requirement.name), next(iter(requirement.specifier)).version
        marker = [] if requirement.marker is None else [{"name": "marula:where", "value": str(requirement.marker)}]
        files = [{"name": "marula:file", "value": hash.strip()} for hash in hashes]
        yield {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{version}",
            "name": name,
            "version": version,
            "scope": "required",
            "purl": f"pkg:pypi/{name}@{version}",
            "properties": [{"name": "marula:used", "value": "server"}, *marker, *files],
        }


def npm_components(lock: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What the pages are built with. Of some of it, parts are in the pages; none of it is installed with a server."""
    for path, package in lock["packages"].items():
        if not path or package.get("link"):
            continue
        name, version = path.rsplit("node_modules/", 1)[1], package["version"]
        purl = f"pkg:npm/{quote(name, safe='/')}@{version}"
        component: dict[str, Any] = {
            "type": "library",
            "bom-ref": f"{purl}#{quote(path)}",
            "name": name,
            "version": version,
            "scope": "optional" if package.get("optional") else "required",
            "purl": purl,
            "properties": [{"name": "marula:used", "value": "pages"}],
        }
        if "integrity" in package:
            kind, _, content = package["integrity"].split()[0].partition("-")
            hashed = {"alg": f"SHA-{kind.removeprefix('sha')}", "content": base64.b64decode(content).hex()}
            component["hashes"] = [hashed]
        if "license" in package:
            component["licenses"] = [{"expression": package["license"]}]
        yield component


def bill(lock: str, npm_lock: dict[str, Any]) -> str:
    """The whole bill as text."""
    components = [*python_components(lock), *npm_components(npm_lock)]
    components.sort(key=lambda component: component["bom-ref"])
    root = {
        "type": "application",
        "bom-ref": f"pkg:pypi/marula@{__version__}",
        "name": "marula",
        "version": __version__,
    }
    direct = [component["bom-ref"] for component in components]
    body = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**root, "purl": root["bom-ref"]}},
        "components": components,
        "dependencies": [{"ref": root["bom-ref"], "dependsOn": direct}],
    }
    serial = uuid.uuid5(NAMESPACE, json.dumps(body, sort_keys=True))
    return json.dumps({**body, "serialNumber": f"urn:uuid:{serial}"}, indent=1, ensure_ascii=False) + "\n"


def current() -> str:
    """The bill as it should be now."""
    return bill(LOCK.read_text(encoding="utf-8"), json.loads(NPM_LOCK.read_text(encoding="utf-8")))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if it is out of date")
    if parser.parse_args().check:
        stale = not SBOM.exists() or SBOM.read_text(encoding="utf-8") != current()
        if stale:
            print("deploy/sbom.cdx.json is out of date: python -m tools.sbom")
        return int(stale)
    SBOM.write_text(current(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
