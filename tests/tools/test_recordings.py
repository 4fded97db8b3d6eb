"""A recording keeps the times of what was filmed, tells what stays once, and is small enough or not kept at all."""

import io
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tools import recordings


def picture(at: int) -> bytes:
    """A white page with a square that has moved so far."""
    image = Image.new("RGB", (160, 90), "white")
    ImageDraw.Draw(image).rectangle((at, 20, at + 20, 40), fill="darkgreen")
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


FILM = [(10.0, picture(0)), (10.5, picture(30)), (10.6, picture(60)), (12.0, picture(60))]


def test_what_stays_is_told_once_for_as_long_as_it_stays() -> None:
    assert [milliseconds for _, milliseconds in recordings.sampled(FILM, 10)] == [500, 100, recordings.LAST]


def test_the_file_plays_as_long_as_what_was_filmed() -> None:
    film = Image.open(io.BytesIO(recordings.gif(FILM, 10, 80, 16)))
    assert film.size == (80, 45)
    times = []
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        times.append(film.info["duration"])
    assert times == [500, 100, recordings.LAST]
    assert film.convert("L").tobytes()[15 * 80 + 35] < 140, "in the last picture the square is at the right"


def test_a_point_that_hardly_changes_does_not_change() -> None:
    still, nearly = Image.new("RGB", (4, 4), (100, 100, 100)), Image.new("RGB", (4, 4), (104, 104, 104))
    other = Image.new("RGB", (4, 4), (200, 200, 200))
    assert [one.getpixel((1, 1)) for one in recordings.steadied([still, nearly, other])] == [
        (100, 100, 100), (100, 100, 100), (200, 200, 200),
    ]  # fmt: skip


def test_what_is_too_large_in_every_way_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recordings, "WAYS", ((10, 80, 16), (5, 40, 8)))
    assert "40 wide" not in recordings.written(FILM, tmp_path / "film.gif")
    size = len(recordings.gif(FILM, 10, 80, 16))
    monkeypatch.setattr(recordings, "MOST_BYTES", size - 1)
    assert "40 wide" in recordings.written(FILM, tmp_path / "film.gif")
    monkeypatch.setattr(recordings, "MOST_BYTES", 10)
    with pytest.raises(SystemExit, match="in every way"):
        recordings.written(FILM, tmp_path / "other.gif")
    assert not (tmp_path / "other.gif").exists()
