"""Where this machine can be reached: by itself, and by its neighbours."""

import ipaddress
import socket
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound


def links(host: str, port: int) -> list[str]:
    """Where a server that listens on `host` is: on this machine, and on the network."""
    if host not in EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    network = network_address()
    return [f"http://localhost:{port}", *([f"http://{network}:{port}"] if network else [])]


def host_for_friends(asked: str, listening: str) -> str:
    """The host and port a friend's device finds, if ours was asked for by the name `asked`.

    A link to "localhost" would lead friends to their own device.
    """
    try:
        parts = urlsplit(f"//{asked}")
        port, asked_host = parts.port, parts.hostname or ""
    except ValueError:
        return asked
    if listening not in EVERYWHERE or not is_this_machine(asked_host):
        return asked
    network = network_address()
    if network is None:
        return asked
    return network if port is None else f"{network}:{port}"


def network_address() -> str | None:
    """This machine's address as its neighbours see it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address


def for_friends(links: list[str]) -> list[str]:
    """The links that lead here from other devices too."""
    return [link for link in links if not is_this_machine(urlsplit(link).hostname or "")]


def is_this_machine(host: str) -> bool:
    """Whether every machine calls itself so."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
