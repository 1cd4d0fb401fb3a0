"""What is in `deploy/` is read by the tools it is for, where they are installed; and an answer leaves
only after the disk has what it speaks of."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from support.serving import Server

DEPLOY = Path(__file__).parents[2] / "deploy"


def tool(name: str) -> str:
    found = shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin")
    if found is None:
        pytest.skip(f"left out: there is no {name}")
    return found


def checked(*command: str, **more: Any) -> None:
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, **more)
    assert done.returncode == 0, done.stdout + done.stderr


def test_nginx_reads_its_sample(tmp_path: Path) -> None:
    nginx = tool("nginx")
    sample = (DEPLOY / "nginx.conf").read_text()
    # who installs it has certificates, and may listen there; we have not
    sample = re.sub(r"^ *ssl_certificate.*\n", "", sample, flags=re.M).replace("443 ssl", "127.0.0.1:18443")
    # … nor where its own files are kept
    kept = "".join(
        f"{name}_temp_path {tmp_path}/{name};"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}}\n"
        f"http {{ access_log off; {kept}\n{sample}\n}}"
    )
    (tmp_path / "nginx.conf").write_text(whole)
    checked(nginx, "-t", "-q", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"))


def test_caddy_reads_its_sample(tmp_path: Path) -> None:
    caddy = tool("caddy")
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    checked(caddy, "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile", env=home)


def test_the_compose_file_is_one() -> None:
    """Every service has an image or a way to build one; what it waits for and stores in is there, and
    the commands are ones that this version has."""
    file = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = file["services"]
    for name, service in services.items():
        assert "image" in service or (DEPLOY.parent / service["build"]["dockerfile"]).is_file(), name
        needed = service.get("depends_on", [])
        assert set(needed) <= set(services), name
        for other in needed if isinstance(needed, dict) else ():
            assert "healthcheck" in services[other], f"{name} waits for the health of {other}"
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in file["volumes"], name
    for name in ("serve", "worker"):
        command = services[name]["command"]
        help_text = subprocess.run(
            [sys.executable, "-m", "hastilude.cli", command[0], "--help"],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
            env={**os.environ, "COLUMNS": "200", "TERM": "dumb"},
        ).stdout
        for word in command:
            assert not word.startswith("--") or word in help_text, (name, word)


def test_compose_reads_its_file() -> None:
    docker = tool("docker")
    if subprocess.run(
        [docker, "compose", "version"], capture_output=True, timeout=60, check=False
    ).returncode:
        pytest.skip("left out: this docker has no compose")
    env = {**os.environ, "POSTGRES_PASSWORD": "x"}
    checked(docker, "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet", env=env)


def test_nothing_is_answered_before_it_is_on_the_disk(tmp_path: Path) -> None:
    """As the kernel sees it: what a decision writes to SQLite's log is followed by a flush of that file,
    and only then by the answer. So power may be lost at any moment: what was acknowledged is there."""
    strace = tool("strace")
    trace = tmp_path / "trace"
    calls = "trace=pwrite64,fdatasync,fsync,sendto,write,writev,sendmsg"
    probe = subprocess.run([strace, "-o", "/dev/null", "true"], capture_output=True, timeout=60, check=False)
    if probe.returncode:
        pytest.skip("left out: nothing may be traced here")
    server = Server(tmp_path)
    server.command = [strace, "-D", "-f", "-y", "-s", "40", "-e", calls, "-o", str(trace), *server.command]
    with server:
        guest = server.guest("Anna")
        guest.make_table(("me", "open"))
    lines = trace.read_text(errors="replace").splitlines()
    answers = [i for i, line in enumerate(lines) if "HTTP/1.1 201" in line]
    assert len(answers) == 2  # a guest, and a table
    for answer in answers:
        wrote = max(i for i, line in enumerate(lines[:answer]) if "pwrite64" in line and "-wal>" in line)
        flushed = [i for i, line in enumerate(lines[:answer]) if "sync(" in line and "-wal>" in line]
        assert flushed
        assert wrote < flushed[-1] < answer
