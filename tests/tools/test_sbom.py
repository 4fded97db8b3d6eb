"""The software bill of materials is complete and up to date, and has the form that CycloneDX asks for."""

import json
import re
from typing import Any

import pytest
from packaging.utils import canonicalize_name

from tools import lock, sbom


@pytest.fixture(scope="module")
def bill() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(sbom.SBOM.read_text(encoding="utf-8"))
    return found


def test_it_is_up_to_date() -> None:
    assert sbom.SBOM.read_text(encoding="utf-8") == sbom.current(), "python -m tools.sbom"


def test_it_names_every_package_that_a_server_installs(bill: dict[str, Any]) -> None:
    pins = lock.read(sbom.LOCK.read_text(encoding="utf-8"))
    wanted = {(name, next(iter(pin.specifier)).version) for name, of_name in pins.items() for pin, _ in of_name}
    listed = {
        (canonicalize_name(part["name"]), part["version"])
        for part in bill["components"]
        if part["purl"].startswith("pkg:pypi/")
    }
    assert listed == wanted
    hashes = sbom.LOCK.read_text(encoding="utf-8").count("--hash=")
    assert sum(item["name"] == "marula:file" for part in bill["components"] for item in part["properties"]) == hashes


def test_it_names_every_package_that_the_pages_are_built_with(bill: dict[str, Any]) -> None:
    packages = json.loads(sbom.NPM_LOCK.read_text(encoding="utf-8"))["packages"]
    wanted = sorted((path.rsplit("node_modules/", 1)[1], each["version"]) for path, each in packages.items() if path)
    listed = sorted((part["name"], part["version"]) for part in bill["components"] if "pkg:npm/" in part["purl"])
    assert listed == wanted


def test_it_has_the_form_of_cyclonedx(bill: dict[str, Any]) -> None:
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"])
    references = [part["bom-ref"] for part in bill["components"]]
    assert len(set(references)) == len(references), "a reference names one thing"
    assert bill["dependencies"][0]["dependsOn"] == references
    lengths = {"SHA-1": 40, "SHA-256": 64, "SHA-384": 96, "SHA-512": 128}
    for part in bill["components"]:
        assert part["type"] == "library"
        assert part["scope"] in ("required", "optional")
        assert re.fullmatch(r"pkg:(pypi|npm)/(%40[^/@]+/)?[^/@]+@[^@]+", part["purl"]), part["purl"]
        for each in part.get("hashes", ()):
            assert len(each["content"]) == lengths[each["alg"]]


def test_another_package_or_version_makes_it_stale() -> None:
    text, npm = sbom.LOCK.read_text(encoding="utf-8"), json.loads(sbom.NPM_LOCK.read_text(encoding="utf-8"))
    assert sbom.bill(text.replace("alembic==", "alembic==9"), npm) != sbom.current()
    npm["packages"]["node_modules/left-pad"] = {"version": "1.3.0"}
    assert "left-pad" in sbom.bill(text, npm)
