"""What a server process costs: its processor time and its memory, and how long its clients waited."""

import contextlib
import os
import statistics
import subprocess
from pathlib import Path


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used. On a busy machine they say more than the wall clock."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_of_group(group: int) -> float:
    """The same of a server and all the processes it started."""
    listed = subprocess.run(["ps", "-eo", "pgid=,pid="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    seconds = 0.0
    for its_group, pid in rows:
        with contextlib.suppress(FileNotFoundError):  # it has ended meanwhile
            seconds += cpu(int(pid)) if int(its_group) == group else 0.0
    return seconds


def memory(group: int) -> int:
    """Resident kilobytes of a server and the processes it started."""
    listed = subprocess.run(["ps", "-eo", "pgid=,rss="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return sum(int(rss) for its_group, rss in rows if int(its_group) == group)


def percentiles(seconds: list[float]) -> tuple[float, float]:
    """The 50th and the 99th, in milliseconds; of fewer than a hundred values there are none."""
    if len(seconds) < 100:
        return (float("nan"), float("nan"))
    cuts = statistics.quantiles(seconds, n=100)
    return (round(cuts[49] * 1000, 1), round(cuts[98] * 1000, 1))


def busy() -> str:
    """The load of the machine, to judge the figures by."""
    return f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
