"""Settings of a server."""

import msgspec

from foolsgold.server.system_files import data_folder


def default_database() -> str:
    """A file in the user's own data folder."""
    return str(data_folder() / "tables.db")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a server; the command line sets some, tests the rest."""

    host: str = "0.0.0.0"  # noqa: S104 - friends on the same network are the point
    port: int = 8765
    spare_ports: int = 0
    """If the port is taken, so many after it are tried, and then any; 0: it must be that one."""
    workers: int = 1
    """Processes behind the port, each with some of the tables; what is limited altogether they
    share, what is limited by address each of them counts for itself."""
    database: str = msgspec.field(default_factory=default_database)
    bus: str | None = None
    """The address of a Redis that several servers share."""
    origins: tuple[str, ...] = ()
    """Other addresses the page may come from, such as https://play.example."""

    allowed_hosts: tuple[str, ...] = ()
    """Names the server answers to, such as play.example, beside addresses and names that only a
    machine nearby can have; `*` is any."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed about where a request comes from."""
    base_path: str = ""
    """What stands before every path, such as /gold, where a proxy shares its name with others."""
    metrics_token: str | None = None
    """Whoever has it may read `/metrics`; without one nobody does."""
    metrics_port: int | None = None
    """A port of this machine alone, on which metrics can be read without a token."""

    strangers: bool = False
    """Whether tables may be listed for strangers to join, with what belongs to that: a cookie that
    a device is known by, reports, `/status`."""
    offers_each: int = 5
    """Tables in the list whose hosts are in one part of the network."""
    shun_after: int = 3
    """A device reported from so many parts of the network does not meet strangers for a while."""
    shun_hours: float = 24.0
    """So long after the first of those reports at most."""
    sealed: bool = True
    """Whether people's devices have a part in the deals of new tables. Only what must know its
    deals beforehand, such as a test, does without."""
    reveal_seconds: float = 3.0
    """How long a deal waits for the secrets of devices that have committed to one."""

    bot_pace: float = 1.8
    """A bot moves so many seconds after its turn began, whatever it thinks about; a table may
    want its bots calmer or faster than that, and `server.pace` gives some deeds more time."""
    summary_seconds: float = 45.0
    """The longest the next round waits for people to look at how the last one ended."""
    equal_after: tuple[float, float] = (2.0, 5.0)
    """When a choice among equal gold is made for somebody: as people take, so that it tells nobody
    that it was one."""
    bot_limit: float = 5.0
    """Thinking longer than this is too late."""
    search_limit: float = 3.0
    """So long after it was asked, waiting and all, a bot that searches is late and a quick one
    plays for it. It is not stopped: perhaps its process has only just started."""
    own_bot_limit: float = 1.0
    """The same for a quick bot on an edition of somebody's own, which may be made to be costly."""
    bot_wait: float = 3.0
    """The longest a table's bot waits for those of other tables; then a quick one plays for it."""
    bot_workers: int = 2
    """Slow bots that think at once, each in a process; they start when there is one."""
    shows: int = 100
    """Tables without people that run because somebody watches."""
    shows_each: int = 8
    """Those of one address."""
    carry_seconds: float = 120.0
    """A code that brings a seat to another device is good for so long at least, and for twice as
    long at most."""
    ask_seconds: float = 300.0
    """How long the others have to decide whether somebody gets back a seat."""
    absent_after: float = 20.0
    """Seconds until a bot plays for somebody who is away."""
    host_after: float = 60.0
    """Seconds until an absent host's role goes to somebody who is here."""
    ping_every: float = 5.0
    """Seconds between heartbeats; as long again without an answer is the end of a connection."""

    tail: int = 100
    """Changes a table keeps at hand for those who come back."""
    queue: int = 64
    """Frames that may wait for a slow reader before they are cut off."""
    send_seconds: float = 10.0
    """The longest a single frame may take to go out."""
    devices: int = 8
    """Connections a seat may have at once."""
    sockets: int = 300
    """Sockets one address may have at once: a school class with phones and laptops."""
    connections: int = 600
    """Connections of any kind one address may have at once: a browser that loads the page has
    some."""
    connections_in_all: int | None = None
    """Connections there may be altogether; None, or too many: as many as the system's limit on
    open files leaves room for."""
    request_seconds: float = 10.0
    """How long a request may take to arrive, from the first byte or from the connection on, and
    a piece of the answer to be taken."""
    watchers: int = 100
    """Watchers a table may have at once."""
    watchers_each: int = 25
    """Watchers of a table from one address."""
    idle_seconds: float = 60.0
    """How long a table nobody is connected to stays in memory."""
    look_every: float = 2.0
    """Seconds between looks into the database for changes the bus did not tell of."""

    keep_lobbies: float = 2
    """Days a table is kept at which nothing was played, and its code; 0: for ever, as below."""
    keep_running: float = 60
    """Days a game is kept that nobody goes on with."""
    keep_finished: float = 60
    """Days a table is kept whose game is over. Its journal is most of what a database holds: with
    a month more, a hundred games a day for a year would not fit into a gigabyte."""
    keep_chat: float = 30
    """Days until what was said at a resting table is forgotten."""
    keep_games: float = 365
    """Days a finished game opens at its own address, without the chat: longer than its table."""
    keep_reports: float = 30
    """Days a report is kept, with what it tells of a name and of words."""
    keep_blocks: float = 180
    """Days a device stays blocked by another one."""
    tidy_every: float = 3600.0
    """Seconds between two rounds through all tables."""

    command_rate: tuple[float, float] = (40, 10)
    """Commands of a seat: how many at once, how many a second."""
    talk_rate: tuple[float, float] = (6, 0.5)
    """Lines and claims of a seat."""
    change_rate: tuple[float, float] = (600, 30)
    """Commands of all seats of one address: each may be stored."""
    address_rate: tuple[float, float] = (300, 10)
    """Connections and requests from one address: a whole family, a whole school class."""
    open_rate: tuple[float, float] = (60, 0.5)
    """New tables and seats from one address."""
    replay_rate: tuple[float, float] = (40, 0.5)
    """Finished games that are played through for one address, because nobody has looked at them
    with the same eyes lately, or because it brings a record of its own."""
    referee_rate: tuple[float, float] = (120, 4)
    """Questions to the referee from one address: laying a table is a question for each card."""
    analysis_rate: tuple[float, float] = (6, 1 / 60)
    """Analyses of finished games that are begun for one address; each takes a minute or two."""
    analysis_limit: float = 1800.0
    """Seconds an analysis may take, on a machine that has none to spare."""
    miss_rate: tuple[float, float] = (30, 0.2)
    """Wrong codes from one address that are answered; what hides a table is how many there are."""

    guess_rate: tuple[float, float] = (60, 0.2)
    """Codes of seats that are tried at one table, from wherever: there are 282 billion of them."""
    ask_rate: tuple[float, float] = (6, 0.02)
    """Seats that are asked for from one address: each makes a whole table look up."""

    device_rate: tuple[float, float] = (60, 1 / 600)
    """New devices of one address: who is without a cookie beyond that is known by the address, so
    that a fresh cookie does not undo every block."""
    stranger_rate: tuple[float, float] = (10, 1 / 60)
    """Seats at tables of the list that are taken from one address."""
    report_rate: tuple[float, float] = (6, 1 / 60)
    """Reports from one address."""
    parcel_rate: tuple[float, float] = (10, 1 / 60)
    """Lists of games one address hands from device to device: each is kept for a while."""
    parcels: int = 300
    """Such lists that are kept at once, of at most 200,000 letters each."""

    def without_limits(self) -> "Settings":
        """For measuring, and where everybody is trusted."""
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
