### A seat that goes to another device: the page fetches these when somebody needs them.

## Refused

carry-wrong = This code no longer works, or never did. Get a new one on the device that has your seat.
carry-dealing = The cards are being dealt right now. Try again in a moment.
carry-seated = This device already has a seat at this table.
ask-other = Somebody else is asking for a seat here. Wait until that is decided.
ask-here = { $name } is connected on another device. The table’s menu there shows a code for this one.
ask-nobody = There is nobody at the table who could agree.
ask-over = That is already decided.
bye-carried = You are now playing on another device.
bye-granted = The table has given your seat to another device of yours.

## What happens at the table

join-seat-asked = Somebody says they are { $name } and have lost their device. Their number is { $sign }.
join-seat-unasked =
    { $why ->
        [declined] The seat was not given away.
        [late] Nobody decided about the seat in time.
        [back] The seat’s own device is back.
       *[gone] Nobody is asking for the seat any more.
    }

## The device that has the seat

carry-how = Scan this with the other device, or type the code there under “Join a table”. From then on you will play there, and this device will no longer have a seat.
carry-qr = QR code that brings your seat to another device
carry-secret =
    { $minutes ->
        [one] Works once, within one minute. Whoever has it can take your seat and see your cards: don’t show it to anybody.
       *[other] Works once, within { $minutes } minutes. Whoever has it can take your seat and see your cards: don’t show it to anybody.
    }

## The other device

carry-here = Continue on this device
carry-here-how = On the device that has your seat, open the table’s menu and choose “Continue on another device”. It shows a code.
carry-here-sure = Your seat will move to this device, with all its cards. The other device will lose it.
carry-code = Code from the other device
carry-take = Take my seat
carry-lost = I have lost that device
carry-lost-how = The host and most of the others who are here have to agree. Who are you?

## Asking for a seat, and deciding

carry-asking = You are asking for { $name }’s seat. The others see this number:
carry-asking-how = Tell them the number, so that they know it is you. The host and most of the others who are here have to agree.
carry-give-up = Stop asking
carry-asked = Somebody says they are { $name } and have lost their device. Their number:
carry-asked-how = Agree only if { $name } has told you this number. Whoever gets the seat will see its cards. The host and most of the others have to agree.
carry-yes = Give the seat back
carry-no = No
carry-voted = You have decided. Now it is up to the others.
