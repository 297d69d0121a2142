### Where strangers meet: the page fetches these when somebody goes there.

## Refused

strangers-off = This server has no list of open tables.
seat-blocked = The host of this table has blocked your device. You can watch, or open a table of your own.
device-shunned = Several people have reported this device. For a while it cannot sit down at tables from the list; your friends’ tables are open to you as always.

## The list

open-title = Open tables
open-hint = People who are looking for somebody to play with.
open-go = See who is waiting
open-none = Nobody is waiting right now. Open a table of your own and let others find it: there is a switch for that at the table.
open-again = Refresh
open-host = Host: { $name }
open-lang = Language: { $language }
open-people =
    { $count ->
        [one] { $count } person is waiting
       *[other] { $count } people are waiting
    }
open-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
open-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
open-age =
    { $minutes ->
        [0] just opened
        [one] open for { $minutes } minute
       *[other] open for { $minutes } minutes
    }
open-join = Sit down
open-join-long = Sit down at { $name }’s table
open-more =
    { $count ->
        [one] One more table is not shown.
       *[other] { $count } more tables are not shown.
    }
open-switch = Strangers may find this table
open-switch-hint = It is on the list of open tables until the game begins.

## Reporting and blocking

report-open = Report
report-open-long = Report { $name }
report-ask = What is wrong?
report-why-name = The name
report-why-words = What they say
report-why-play = They spoil the game on purpose
report-why-other = Something else
report-done = Thank you. Whoever runs this server will read it.
block-go = Remove and block
block-sure = Really block?
block-hint = Their device can no longer come to your tables.
blocks-count =
    { $count ->
        [one] You have blocked { $count } device.
       *[other] You have blocked { $count } devices.
    }
blocks-forget = Unblock them all

## Figures

status-title = This server in figures
status-playing = Games being played
status-waiting = Tables waiting to start
status-people = People at the tables
status-games = Games that ended today
status-since = Running since
status-version = Version
status-today = “Today” begins at midnight UTC.
