"""Settings of a server."""

import msgspec

from foolsgold.server.filesystem import data_folder


def default_database() -> str:
    """A file in the user's data folder."""
    return str(data_folder() / "tables.db")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a server; the command line sets some, tests the rest."""

    host: str = "0.0.0.0"  # noqa: S104 - friends on the same network are the point
    port: int = 8765
    spare_ports: int = 0
    """If the port is taken, this many after it are tried, and then any; 0: it must be that one."""
    workers: int = 1
    """Worker processes behind the port, each with some of the tables. Limits on totals are divided
    among them; limits per address each of them counts for itself.
    """
    database: str = msgspec.field(default_factory=default_database)
    bus: str | None = None
    """URL of a Redis that several servers share."""
    origins: tuple[str, ...] = ()
    """Other origins the page may come from, such as https://play.example."""

    allowed_hosts: tuple[str, ...] = ()
    """Host names the server answers to, such as play.example, besides addresses and names that only
    a machine nearby can have; `*` is any.
    """
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose forwarding headers are trusted."""
    base_path: str = ""
    """Prefix of every path, such as /gold, where a proxy serves other sites under the same name."""
    metrics_token: str | None = None
    """The token for `/metrics`; without one nobody may read it."""
    metrics_port: int | None = None
    """A port of this machine only, on which metrics can be read without a token."""

    strangers: bool = False
    """Whether the public lobby is on, with what belongs to it: device cookies, reports, `/status`.
    """
    offers_each: int = 5
    """Tables in the list whose hosts are in one region of the network."""
    shun_after: int = 3
    """A device reported from this many regions is suspended from the public lobby for a while."""
    shun_hours: float = 24.0
    """At most this long after the first of those reports."""
    sealed: bool = True
    """Whether devices take part in the deals of new tables. Off only where deals must be known
    beforehand, such as in tests.
    """
    reveal_seconds: float = 3.0
    """How long a deal waits for the secrets of devices that have committed to one."""

    bot_pace: float = 1.8
    """A bot moves this many seconds after its turn began, whatever it thinks about. A table may set
    a slower or faster pace, and `table.bot_timing` gives some moves more time.
    """
    summary_seconds: float = 45.0
    """The longest the next round waits for people to look at the summary of the last one."""
    equal_after: tuple[float, float] = (2.0, 5.0)
    """When a choice among equals is made for somebody: as slow as people, so that the time does not
    reveal it.
    """
    bot_limit: float = 5.0
    """Time limit of a bot's answer."""
    search_limit: float = 3.0
    """Deadline for a searching bot, queueing included; the rule bot then moves instead. The search
    is not cancelled: its process may still be starting.
    """
    own_bot_limit: float = 1.0
    """Deadline for a fast bot on a custom edition, which may be made to be costly."""
    bot_wait: float = 3.0
    """The longest a table's bot waits for those of other tables; then the fast bot plays for it."""
    bot_workers: int = 2
    """Processes for slow bots; they start on the first request."""
    shows: int = 100
    """Running tables where only bots play and somebody watches."""
    shows_each: int = 8
    """Such tables per address."""
    carry_seconds: float = 120.0
    """A transfer code is valid for at least this long, and at most for twice as long."""
    ask_seconds: float = 300.0
    """How long a table may vote on a seat request."""
    absent_after: float = 20.0
    """Seconds until a bot plays for somebody who is away."""
    host_after: float = 60.0
    """Seconds until an absent host's role passes to somebody who is online."""
    ping_every: float = 5.0
    """Seconds between heartbeats; without an answer for as long again the connection is closed."""

    tail: int = 100
    """Changes a table keeps in memory for reconnecting clients."""
    queue: int = 64
    """Frames that may be queued for a slow reader before it is disconnected."""
    send_seconds: float = 10.0
    """Time limit for sending a single frame."""
    devices: int = 8
    """Connections a seat may have at once."""
    sockets: int = 300
    """WebSockets per address: a school class with phones and laptops."""
    connections: int = 600
    """Connections of any kind per address: a browser that loads the page has several."""
    connections_in_all: int | None = None
    """Connections in total; None or too many: as many as the system's limit on open files allows.
    """
    request_seconds: float = 10.0
    """Time limit for a request to arrive, from its first byte or from the connection on, and for a
    piece of the answer to be read.
    """
    watchers: int = 100
    """Spectators a table may have at once."""
    watchers_each: int = 25
    """Spectators of a table per address."""
    idle_seconds: float = 60.0
    """How long a table without connections stays in memory."""
    look_every: float = 2.0
    """Seconds between polls of the database for changes that the bus did not report."""

    keep_lobbies: float = 2
    """Days that an idle table without a game is kept, with its code; 0: for ever, as below."""
    keep_running: float = 60
    """Days that an idle table with an unfinished game is kept."""
    keep_finished: float = 60
    """Days that a table with a finished game is kept. Changes are most of what a database holds:
    with a month more, a hundred games a day for a year would not fit into a gigabyte.
    """
    keep_chat: float = 30
    """Days until the chat of an idle table is redacted."""
    keep_games: float = 365
    """Days that a finished game stays in the archive, without its chat: longer than its table."""
    keep_reports: float = 30
    """Days that a report is kept, with its names and chat."""
    keep_blocks: float = 180
    """Days that a device stays blocked by another one."""
    tidy_every: float = 3600.0
    """Seconds between two runs of the retention job."""

    command_rate: tuple[float, float] = (40, 10)
    """Commands per seat: burst, and rate per second."""
    talk_rate: tuple[float, float] = (6, 0.5)
    """Chat messages, claims and reactions per seat."""
    change_rate: tuple[float, float] = (600, 30)
    """Commands of all seats of one address: each may be stored."""
    address_rate: tuple[float, float] = (300, 10)
    """Connections and requests per address: a whole family, a whole school class."""
    open_rate: tuple[float, float] = (60, 0.5)
    """New tables and seats per address."""
    replay_rate: tuple[float, float] = (40, 0.5)
    """Replays built for one address, because none is cached or because it uploads a record."""
    referee_rate: tuple[float, float] = (120, 4)
    """Referee questions per address: laying out a table takes a question for each card."""
    analysis_rate: tuple[float, float] = (6, 1 / 60)
    """Analyses started for one address; each takes a minute or two."""
    analysis_limit: float = 1800.0
    """CPU seconds an analysis may take on a busy machine."""
    miss_rate: tuple[float, float] = (30, 0.2)
    """Wrong join codes per address that are answered; tables are hidden by the number of codes."""

    guess_rate: tuple[float, float] = (60, 0.2)
    """Transfer codes tried at one table, from anywhere: there are 282 billion of them."""
    ask_rate: tuple[float, float] = (6, 0.02)
    """Seat requests per address: each interrupts a whole table."""

    device_rate: tuple[float, float] = (60, 1 / 600)
    """New devices per address. Beyond that a client without a cookie is identified by its address,
    so that a fresh cookie does not undo every block.
    """
    stranger_rate: tuple[float, float] = (10, 1 / 60)
    """Seats at publicly listed tables taken from one address."""
    report_rate: tuple[float, float] = (6, 1 / 60)
    """Reports from one address."""
    parcel_rate: tuple[float, float] = (10, 1 / 60)
    """Device transfers from one address: each is stored for a while."""
    parcels: int = 300
    """Stored device transfers in total, of at most 200,000 letters each."""

    def without_limits(self) -> "Settings":
        """For benchmarks, and where everybody is trusted."""
        endless = (1e9, 1e9)
        return msgspec.structs.replace(
            self,
            command_rate=endless,
            talk_rate=endless,
            change_rate=endless,
            address_rate=endless,
            open_rate=endless,
            miss_rate=endless,
            replay_rate=endless,
            referee_rate=endless,
            guess_rate=endless,
            ask_rate=endless,
            analysis_rate=endless,
            device_rate=endless,
            stranger_rate=endless,
            report_rate=endless,
            parcel_rate=endless,
            offers_each=10**9,
            sockets=10**9,
            connections=10**9,
            watchers_each=10**9,
            shows=10**9,
            shows_each=10**9,
        )
