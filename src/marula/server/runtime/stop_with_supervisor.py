"""Stop with the supervisor: one of several worker processes ends in good order when what started it is gone."""

from __future__ import annotations

import os
import signal

from marula.workers.end_with_parent import end_with_parent


def stop_with_supervisor() -> None:
    """Stop this process, as if an operator had asked, when its supervisor is gone. Alone it just goes on."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
