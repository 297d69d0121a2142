"""Caddy and nginx for tests, on loopback, with certificates of an authority nobody else trusts."""

import base64
import hashlib
import os
import pwd
import shutil
import socket
import ssl
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import trustme
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from cryptography.x509 import load_pem_x509_certificate

from tests.support.paths import ROOT
from tests.support.ports import lasting_port
from tests.support.scripts import load_script
from tests.support.services import MAX_PORT_TRIES, GuardedService, ServiceMissing

NAME = "play.example"
DEPLOY = ROOT / "deploy"
debian = load_script("tools/debian.py")
CADDY_TEST_CONFIG = """{{
	admin off
	default_bind 127.0.0.1
	auto_https disable_redirects
	http_port {http}
	https_port {https}
}}
"""
"""What is different about Caddy in a test: it listens here alone, and elsewhere."""
NGINX_TEST_CONFIG = """
daemon off;
pid {folder}/pid;
user {user};
worker_processes 1;
error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Authority:
    """Makes a certificate for the name of a test, as real as any to who trusts it."""

    def __init__(self, folder: Path) -> None:
        authority = trustme.CA()
        issued = authority.issue_cert(NAME)
        self.file, self.certificate, self.key = (
            folder / f"{what}.pem" for what in ("authority", "certificate", "key")
        )
        authority.cert_pem.write_to_path(str(self.file))
        issued.private_key_pem.write_to_path(str(self.key))
        for part in issued.cert_chain_pems:
            part.write_to_path(str(self.certificate), append=True)
        self.context = ssl.create_default_context(cafile=str(self.file))

    @property
    def key_hash(self) -> str:
        """How Chromium is told that it may trust this certificate: by its key, and no other."""
        found = load_pem_x509_certificate(self.certificate.read_bytes()).public_key()
        key = found.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        return base64.b64encode(hashlib.sha256(key).digest()).decode()


def find_program(name: str) -> str:
    """Where it is; `Missing` if this machine has none."""
    found = debian.find_proxy(name)
    if found is None:
        raise ServiceMissing(f"there is no {name}: python tools/debian.py")
    return str(found)


@contextmanager
def caddy(authority: Authority, servers: Sequence[str]) -> Iterator[int]:
    """Caddy as `deploy/Caddyfile` has it, before these servers (host:port); its port."""

    def command(folder: Path, https: int) -> list[str]:
        file = folder / "Caddyfile"
        here = CADDY_TEST_CONFIG.format(http=lasting_port(), https=https)
        file.write_text(here + (DEPLOY / "Caddyfile").read_text("utf-8"), "utf-8")
        given = {
            "FOOLSGOLD_NAME": NAME,
            "FOOLSGOLD_SERVERS": " ".join(servers),
            "FOOLSGOLD_TLS": f"tls {authority.certificate} {authority.key}",
            "HOME": str(folder),
        }
        run = [find_program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]
        return ["env", *(f"{name}={value}" for name, value in given.items()), *run]

    yield from _running(authority, command)


@contextmanager
def nginx(authority: Authority, servers: Sequence[str]) -> Iterator[int]:
    """nginx as `deploy/nginx.conf` has it, before these servers (host:port); its port."""

    def command(folder: Path, https: int) -> list[str]:
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        live = "/etc/letsencrypt/live/play.example"
        for usual, here in {
            "listen 80;": f"listen 127.0.0.1:{lasting_port()};",
            "listen 443 ssl;": f"listen 127.0.0.1:{https} ssl;",
            f"{live}/fullchain.pem": str(authority.certificate),
            f"{live}/privkey.pem": str(authority.key),
            "server 127.0.0.1:8765;": "".join(f"server {server};" for server in servers),
        }.items():
            assert usual in site
            site = site.replace(usual, here)
        (folder / "site.conf").write_text(site, "utf-8")
        user = pwd.getpwuid(os.geteuid()).pw_name
        file = folder / "nginx.conf"
        file.write_text(NGINX_TEST_CONFIG.format(folder=folder, user=user), "utf-8")
        return [find_program("nginx"), "-p", str(folder), "-c", str(file), "-e", "stderr"]

    yield from _running(authority, command)


def _running(authority: Authority, command: Any) -> Iterator[int]:
    # Another program may be faster at a free port: then another one.
    for _ in range(MAX_PORT_TRIES):
        folder = Path(tempfile.mkdtemp(prefix="foolsgold-"))
        https = lasting_port()
        try:
            order = command(folder, https)
        except ServiceMissing:
            shutil.rmtree(folder)
            raise
        with GuardedService(folder, "TERM", order) as service:
            if _started(service, authority, https):
                yield https
                return
    raise AssertionError("no port is free")


def _started(service: GuardedService, authority: Authority, port: int) -> bool:
    """Whether it answers; not if somebody else has its port, and all else is an error."""

    def is_decided() -> bool:
        return is_answering(authority, port) or "in use" in service.log

    assert service.wait_until(is_decided), service.log
    return "in use" not in service.log


def is_answering(authority: Authority, port: int) -> bool:
    """Whether something speaks there that our authority vouches for."""
    try:
        with socket.create_connection(("127.0.0.1", port)) as line:
            authority.context.wrap_socket(line, server_hostname=NAME).close()
            return True
    except OSError:
        return False
