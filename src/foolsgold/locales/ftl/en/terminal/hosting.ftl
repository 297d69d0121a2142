### Running a server: what the terminal says about it, and what its doctor finds.

proxy-wrong = “{ $found }” is not an address or a network of proxies: give something like 127.0.0.1 or 10.0.0.0/8.

## Options

cli-doctor = Check a server’s set-up and say in plain words what is wrong.
cli-option-allowed-host = A name the server answers to, such as play.example; addresses and names of the local network always work.
cli-option-workers = Processes behind the port, each with its share of the tables; as many as there are processor cores is plenty.
workers-here = Several processes behind one port need Linux or macOS. Leave out --workers here.
cli-option-trusted-proxy = The address or network of a proxy that is trusted to say where people connect from, such as 127.0.0.1.
cli-option-base-path = A prefix for all paths, such as /gold, if a proxy serves other sites under the same name.
base-path-wrong = { $found } cannot be a prefix for the server’s paths. Write it like /gold.
cli-option-metrics-token = Anybody who sends it may read /metrics; it can also be given in FOOLSGOLD_METRICS_TOKEN.
cli-option-metrics-port = A port of this machine alone, on which metrics can be read without a token.
cli-option-connections = Connections one address may have at once.
cli-option-keep-lobbies = Days to keep a table where nothing has been played; 0 keeps it for ever.
cli-option-keep-running = Days to keep a game that nobody carries on with; 0 keeps it for ever.
cli-option-keep-finished = Days to keep a table whose game is over; 0 keeps it for ever.
cli-option-keep-chat = Days until the chat of an idle table is forgotten; 0 keeps it for ever.
cli-option-keep-games = Days a finished game can be looked back at through its link; 0 keeps it for ever.
cli-option-public = The address people know the server by, such as https://play.example: it will be tested.
cli-option-strangers = Let people who do not know each other find open tables here; each host decides for their own table. Off unless given.
cli-reports = Show who has been reported by people at the same table.
cli-option-forget = Forget the reports about this device; the beginning of its name will do.

## What the doctor finds

doctor-port = Port { $port } is free.
doctor-port-ours = A Fool’s Gold server is already running on port { $port }, and it is fine.
doctor-port-ill = A Fool’s Gold server is running on port { $port } but cannot store anything. Its log says why; free some disk space, or restart it.
port-forbidden = You may not listen on port { $port }. Choose one above 1023 with --port, and put a proxy in front of it.
host-unknown = The address { $host } does not belong to this machine. Leave out --host, or give 127.0.0.1.
doctor-files = There is room for { $places } connections at once.
doctor-files-few = There is room for only { $places } connections at once. Raise the limit on open files, for example with ulimit -n 65536.
doctor-database = The database { $name } is fine.
doctor-database-new = There is no database { $name } yet. It will be created when the server first starts.
doctor-database-closed = Others on this machine could read the database { $name }. It is closed to them now.
doctor-database-open = Others on this machine can read the database { $name }, and with it every hand. Make its files yours alone: chmod 600.
doctor-database-readonly = The database { $name } may only be read. Start the server as the user it belongs to, or make its files yours.
database-torn = The database { $name } is damaged. Restore your last backup into a new file.
doctor-layout = The database has the layout this version needs (step { $found }).
doctor-layout-behind = The database is at step { $found } of its layout and this version needs { $wanted }. The next start updates it by itself; running games go on. Make a backup first.
doctor-disk = There are { $free } MB left on the disk.
doctor-disk-low = There are only { $free } MB left on the disk. Make room before the server can no longer store anything.
doctor-clock = The clock is right, as far as can be seen.
doctor-clock-early = The clock says it is the year { $year }. Set it: keys and tables go by it.
doctor-clock-behind = The newest change in the database comes from the future: the clock is { $seconds } s behind, or was ahead. Set it.
doctor-clock-differs = This machine and { $where } disagree about the time by { $seconds } s. Let both set their clocks by the network.
doctor-bus = Redis answers.
doctor-bus-alone = Several servers need one shared PostgreSQL: with an SQLite file, leave out --bus.
doctor-proxy = Trusted to say where people connect from: { $networks }.
doctor-proxy-none = No proxy is trusted: everybody counts by the address they connect from.
doctor-proxy-hidden = The server listens on this machine only, and no proxy is trusted: behind one, everybody would count as one address. Name it with --trusted-proxy.
doctor-proxy-all = Every address is trusted to say where people connect from, so anybody can pretend to be anybody. Name only your proxy with --trusted-proxy.
doctor-strangers = Strangers may meet here, under a name of your own and behind a proxy.
doctor-strangers-bare = Strangers may meet here. That needs https, a name of its own and a proxy that tells people apart: name them with --allowed-host and --trusted-proxy.
doctor-public = { $link } leads here, and WebSockets get through.
doctor-public-plain = { $link } is not encrypted: others along the way can read hands and take seats. Put a proxy with https in front of it.
doctor-public-name = { $link } leads here, but the server does not answer to that name. Start it with --allowed-host { $name }.
doctor-public-socket = { $link } leads here, but sockets do not get through. Let the proxy pass on the headers Upgrade and Connection.
doctor-well = All is well.
doctor-doubtful =
    { $count ->
        [one] It works, but one thing is doubtful: the line marked with !
       *[other] It works, but { $count } things are doubtful: the lines marked with !
    }
doctor-ill =
    { $count ->
        [one] One thing needs fixing.
       *[other] { $count } things need fixing.
    }

## Who was reported

reports-none = Nobody has been reported.
reports-device =
    { $homes ->
        [one] Device { $device }, reported from { $homes } place:
       *[other] Device { $device }, reported from { $homes } places:
    }
reports-line = { $when }  { $name }  { $why }  { $code }
reports-forgotten =
    { $count ->
        [one] { $count } report is forgotten.
       *[other] { $count } reports are forgotten.
    }
