"""Network addresses of clients and of this machine."""

import errno
import ipaddress
import re
import socket
from typing import TypeAlias
from urllib.parse import urlsplit

from foolsgold.base.messages import Message, UserError

Networks: TypeAlias = tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]

ANY_HOST = "*"
LOCAL_SUFFIXES = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Suffixes of names that nobody can register: they always mean a machine nearby."""
_HOST = re.compile(
    r"(?:\[([0-9a-f:.]{2,45})\]|((?:[a-z0-9_-]{1,63}\.){0,30}[a-z0-9_-]{1,63}\.?))(?::[0-9]{1,5})?",
    re.ASCII | re.IGNORECASE,
)
_PATH = re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*", re.ASCII)
LISTEN_BACKLOG = 2048
REGION_BITS_IPV4, REGION_BITS_IPV6 = 24, 48
"""Prefix lengths of a region, within which one client can easily have many addresses."""
MAX_HOST_LETTERS = 260
"""The longest Host header that is read."""
WILDCARD_HOSTS = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound


def server_urls(host: str, port: int) -> list[str]:
    """The URLs of a server that listens on `host`: on this machine, and on the network."""
    if host not in WILDCARD_HOSTS:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    network = lan_address()
    return [f"http://localhost:{port}", *([f"http://{network}:{port}"] if network else [])]


def shareable_host(asked: str, listening: str) -> str:
    """The host and port under which friends' devices find us; `asked` is the name in the request.

    A link to "localhost" would lead friends to their own device.
    """
    try:
        parts = urlsplit(f"//{asked}")
        port, asked_host = parts.port, parts.hostname or ""
    except ValueError:
        return asked
    if listening not in WILDCARD_HOSTS or not is_loopback(asked_host):
        return asked
    network = lan_address()
    if network is None:
        return asked
    return network if port is None else f"{network}:{port}"


def lan_address() -> str | None:
    """This machine's address on the local network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address


def shareable_urls(links: list[str]) -> list[str]:
    """The links that lead here from other devices, too."""
    return [link for link in links if not is_loopback(urlsplit(link).hostname or "")]


def is_loopback(host: str) -> bool:
    """Whether a host name means the machine itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def listen(host: str, port: int) -> socket.socket:
    """Opens a listening socket; `OSError` if it cannot."""
    # asyncio sends small frames at once only on sockets that say they are TCP.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # On Windows it would share a port that another program listens on.
    alone = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    listener.setsockopt(socket.SOL_SOCKET, alone, 1)
    try:
        listener.bind((host, port))
        # Whoever reads the link and comes at once waits a moment instead of being turned away.
        listener.listen(LISTEN_BACKLOG)
    except BaseException:
        listener.close()
        raise
    return listener


def listening_problem(error: Exception, host: str, port: int) -> Message:
    """Explains why `listen` failed, and what to do about it."""
    code = error.errno if isinstance(error, OSError) else None
    if code == errno.EADDRINUSE:
        return Message("port-taken", {"host": host, "port": str(port)})
    if code in (errno.EACCES, errno.EPERM):
        return Message("port-forbidden", {"port": str(port)})
    return Message("host-unknown", {"host": host})


def normalise_base_path(text: str) -> str:
    """A path to stand before all others, as it is used: without a slash at its end.

    >>> normalise_base_path("gold/"), normalise_base_path("/")
    ('/gold', '')
    """
    found = text.strip("/")
    if found and not _PATH.fullmatch(found):
        raise UserError("base-path-wrong", found=text)
    return f"/{found}" if found else ""


def client_network(address: str) -> str:
    """The client's network: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 6 and parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    if parsed.version == 6 and not parsed.is_loopback:
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return str(parsed)


def region_of(address: str) -> str:
    """The part of the network an address is in: whoever has one there can easily have more.

    >>> region_of("192.0.2.7"), region_of("2001:db8:7:1::1")
    ('192.0.2.0', '2001:db8:7::')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    length = REGION_BITS_IPV6 if parsed.version == 6 else REGION_BITS_IPV4
    return str(ipaddress.ip_network((parsed, length), strict=False).network_address)


def parse_networks(texts: tuple[str, ...]) -> Networks:
    """Parses a list of addresses and networks."""
    try:
        return tuple(ipaddress.ip_network(text.strip()) for text in texts)
    except ValueError:
        raise UserError("proxy-wrong", found=", ".join(texts)) from None


def is_in(address: str, networks: Networks) -> bool:
    """Whether an address is in one of these networks."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)


def host_name(host: str) -> str | None:
    """The name in a Host header, without its port; None if it is invalid."""
    found = _HOST.fullmatch(host)
    if found is None or len(host) > MAX_HOST_LETTERS:
        return host.lower() if _is_address(host) else None
    return str(found[1] or found[2]).lower().rstrip(".")


def is_allowed_host(host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a server may answer to this host name (protects against DNS rebinding).

    A page of somebody else can make its own name resolve to this machine, and the browser would let
    it read the answers. No page has an address for its name, or one that always means a machine
    nearby.
    """
    name = host_name(host)
    if name is None:
        return False
    known = ANY_HOST in allowed or name in {each.lower() for each in allowed}
    return known or "." not in name or name.endswith(LOCAL_SUFFIXES) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
