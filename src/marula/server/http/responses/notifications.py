"""Response bodies about notifications, and the health of the server."""

from __future__ import annotations

from typing import Literal

from marula.server.http.requests import NoticeKind
from marula.server.http.responses.base import ResponseBody


class PushKey(ResponseBody, frozen=True, kw_only=True):
    """The server's public key for web push."""

    key: str | None


class Notice(ResponseBody, frozen=True, kw_only=True):
    """How a seat is notified."""

    notice: str
    kind: NoticeKind
    address: str
    always: bool
    remind: int
    muted: bool
    confirmed: bool


class NoticeList(ResponseBody, frozen=True, kw_only=True):
    """The notices of a seat, and the kinds that this server can send."""

    notices: list[Notice]
    kinds: list[NoticeKind]


class NoticeAdded(ResponseBody, frozen=True, kw_only=True):
    """A new notice. An e-mail address must still be confirmed."""

    notice: str
    confirmed: bool


class NoticeMuted(ResponseBody, frozen=True, kw_only=True):
    """Whether the notice is silent now."""

    notice: str
    muted: bool


class NoticeRemoved(ResponseBody, frozen=True, kw_only=True):
    """The notice is gone."""

    notice: None


class NoticeConfirmed(ResponseBody, frozen=True, kw_only=True):
    """The address is confirmed."""

    confirmed: bool


class Health(ResponseBody, frozen=True, kw_only=True):
    """The server works."""

    status: Literal["ok"]
