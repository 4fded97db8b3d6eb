"""Response bodies about notifications, and the health of the server."""

from __future__ import annotations

from typing import Literal

from marula.server.http.requests import NoticeKind
from marula.server.http.responses.base import ResponseBody


class PushKey(ResponseBody, frozen=True, kw_only=True):
    """The server's public key for web push."""

    key: str | None
    """The key in base64url, with which a browser subscribes; null if this server sends no push notices."""


class Notice(ResponseBody, frozen=True, kw_only=True):
    """How a seat is notified."""

    notice: str
    """The notice's id."""
    kind: NoticeKind
    """How the notice is sent."""
    address: str
    """Where it is sent; for push, the address of the browser's push service."""
    always: bool
    """Is it sent even while someone listens for the seat?"""
    remind: int
    """After so many seconds without a move it is sent once more; 0: never."""
    muted: bool
    """Is it silenced for now?"""
    confirmed: bool
    """Has the owner of the e-mail address agreed? Always true for other kinds."""


class NoticeList(ResponseBody, frozen=True, kw_only=True):
    """The notices of a seat, and the kinds that this server can send."""

    notices: list[Notice]
    """Every notice of this seat."""
    kinds: list[NoticeKind]
    """The kinds of notice that this server can send."""


class NoticeAdded(ResponseBody, frozen=True, kw_only=True):
    """A new notice. An e-mail address must still be confirmed."""

    notice: str
    """The id of the new notice."""
    confirmed: bool
    """Is it active? False until the owner of an e-mail address has agreed."""


class NoticeMuted(ResponseBody, frozen=True, kw_only=True):
    """Whether the notice is silent now."""

    notice: str
    """The notice's id."""
    muted: bool
    """Is it silenced now?"""


class NoticeRemoved(ResponseBody, frozen=True, kw_only=True):
    """The notice is gone."""

    notice: None
    """Always null: there is no such notice any more."""


class NoticeConfirmed(ResponseBody, frozen=True, kw_only=True):
    """The address is confirmed."""

    confirmed: bool
    """Always true; a wrong secret is refused."""


class Health(ResponseBody, frozen=True, kw_only=True):
    """The server works."""

    status: Literal["ok"]
    """Always `ok`; a server that does not work answers with a refusal."""
