### Running a server: what the terminal says about it, and what its doctor finds.

proxy-wrong = “{ $found }” is not an address or a network of proxies: give something like 127.0.0.1 or 10.0.0.0/8.

## Options

cli-doctor = Look for what is wrong with a server’s set-up, and say it in words.
cli-option-allowed-host = A name the server answers to, such as play.example; addresses and names of the local network always work.
cli-option-workers = Processes behind the port, each with its share of the tables; as many as there are processor cores is plenty.
workers-here = Several processes behind one port need Linux or macOS. Leave out --workers here.
cli-option-trusted-proxy = The address or network of a proxy that is believed about where people come from, such as 127.0.0.1.
cli-option-base-path = The path in front of all others, such as /gold, if a proxy serves other sites under the same name.
base-path-wrong = { $found } cannot stand in front of a server’s paths. Write it like /gold.
cli-option-metrics-token = Whoever sends it may read /metrics; it can also stand in FOOLSGOLD_METRICS_TOKEN.
cli-option-metrics-port = A port of this machine alone, on which metrics can be read without a token.
cli-option-connections = Connections one address may have at once.
cli-option-keep-lobbies = Days a table is kept at which nothing was played; 0 keeps it for ever.
cli-option-keep-running = Days a game is kept that nobody goes on with; 0 keeps it for ever.
cli-option-keep-finished = Days a table is kept whose game is over; 0 keeps it for ever.
cli-option-keep-chat = Days until the chat of a resting table is forgotten; 0 keeps it for ever.
cli-option-keep-games = Days a finished game can be looked back at by its link; 0 keeps it for ever.
cli-option-public = The address people know the server by, such as https://play.example: it is tried out.
cli-option-strangers = Let people who do not know each other find open tables here; hosts decide for their own. Off unless given.
cli-reports = Show who has been reported by people at the same table.
cli-option-forget = Forget the reports about this device; the beginning of its name will do.

## What the doctor finds

doctor-port = Port { $port } is free.
doctor-port-ours = A server of Fool’s Gold already listens on port { $port } and is well.
doctor-port-ill = A server of Fool’s Gold listens on port { $port } and cannot store anything. Its log says why; free the disk, or start it again.
port-forbidden = You may not listen on port { $port }. Choose one above 1023 with --port, and put a proxy before it.
host-unknown = The address { $host } is not one of this machine. Leave out --host, or give 127.0.0.1.
doctor-files = There is room for { $places } connections at once.
doctor-files-few = There is room for only { $places } connections at once. Raise the limit on open files, for example with ulimit -n 65536.
doctor-database = The database { $name } is in order.
doctor-database-new = There is no database { $name } yet. It will be made at the first start.
doctor-database-closed = Others on this machine could read the database { $name }. It is closed to them now.
doctor-database-open = Others on this machine can read the database { $name }, and with it every hand. Make its files yours alone: chmod 600.
doctor-database-readonly = The database { $name } may only be read. Start the server as the user it belongs to, or make its files yours.
database-torn = The database { $name } is damaged. Restore your last backup into a new file.
doctor-layout = The database has the layout this version needs (step { $found }).
doctor-layout-behind = The database is at step { $found } of its layout and this version needs { $wanted }. The next start updates it by itself; running games go on. Make a backup first.
doctor-disk = There are { $free } MB left on the disk.
doctor-disk-low = There are only { $free } MB left on the disk. Make room before nothing can be stored any more.
doctor-clock = The clock is right, as far as can be seen.
doctor-clock-early = The clock says it is the year { $year }. Set it: keys and tables go by it.
doctor-clock-behind = The newest change in the database comes from the future: the clock is { $seconds } s behind, or was ahead. Set it.
doctor-clock-differs = This machine and { $where } disagree about the time by { $seconds } s. Let both set their clocks by the network.
doctor-bus = Redis answers.
doctor-bus-alone = Several servers need one PostgreSQL for all: with a file of SQLite, leave out --bus.
doctor-proxy = Believed about where people come from: { $networks }.
doctor-proxy-none = No proxy is believed: everybody counts by the address they connect from.
doctor-proxy-hidden = The server listens on this machine only, and no proxy is believed: behind one, all people would count as one address. Name it with --trusted-proxy.
doctor-proxy-all = Every address is believed about where people come from, so anybody can pretend. Name only your proxy with --trusted-proxy.
doctor-strangers = Strangers may meet here, under a name of your own and behind a proxy.
doctor-strangers-bare = Strangers may meet here. That needs https, a name of its own and a proxy that tells people apart: name them with --allowed-host and --trusted-proxy.
doctor-public = { $link } leads here, sockets too.
doctor-public-plain = { $link } is not encrypted: others on the way can read hands and take seats. Let a proxy speak https.
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
        [one] One thing has to be mended.
       *[other] { $count } things have to be mended.
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
