# Words every game shares.

site-player = Player { $number }
site-label = { $label }: { $value }
site-list-separator = {", "}

## A game in the terminal

site-welcome = Welcome to { $game }. You are { $who }.
site-seed-hint = This game's seed is { $text }.
site-your-offers = Your choices
site-prompt = Number, or: ? why not · undo · save FILE · help · quit
site-help-number = play the choice with this number
site-help-why = show what you cannot choose now, and why
site-help-undo = take back your last choice
site-help-save = write the record of this game to FILE
site-help-quit = stop playing
site-no-such-choice = “{ $text }” is none of it. Type a number from 1 to { $count }, or help.
site-no-such-number = There is no choice { $text }. Type a number from 1 to { $count }.
site-nothing-barred = Nothing you might look for is forbidden right now.
site-not-offered = Not possible now
site-undone = Your last choice is taken back.
site-nothing-to-undo = There is nothing to take back yet.
site-saved = Saved to { $text }. Go on later with: hanlin play --resume { $text }
site-save-where = Save where? Type save and a file name.
site-not-saved = Could not write { $text }: { $reason }
site-only-choice = The only choice: { $text }
site-result = The result
site-standing = { $place }. { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
site-goodbye = Goodbye.

## A table in the browser

site-tagline = Board games of the Chinese court
site-language = Language
site-players = Players
site-play-now = Play now against bots
site-invite = Invite friends
site-open-table = Open the table
site-your-tables = Your tables
site-running = running
site-finished = finished
site-your-name = Your name
site-sit-down = Sit down
site-free-seat = free seat
site-invite-link = Invitation link for this seat
site-fill-with-bot = Fill with a bot
site-bot = bot
site-level-1 = Novice
site-level-2 = Pupil
site-level-3 = Candidate
site-level-4 = Licentiate
site-level-5 = Graduate
site-level-6 = Palace doctor
site-level-7 = Hanlin academician
site-level-simple = simple rules (no net fits)
site-waiting = Waiting for players
site-turn-of = Waiting for { $who }.
site-turn-complete = Your turn is complete: end it, or take something back.
site-end-turn = End turn
site-undo = Undo
site-answered = Chosen without asking:
site-ask-after-all = Choose myself
site-reset = Start the turn again
site-story = Story
site-why-not = What is not possible now, and why
site-chat = Chat
site-send = Send
site-rematch = Play again
site-download = Download the record
site-end-again = Watch the end again
site-end-picture = Download the picture
site-victory = Victory
site-place = Place
site-seed-hash = Hash of this game’s seed:
site-connection-lost = The connection is lost; trying again.
site-reload = Reload
site-replay = Replay
site-replay-at = Choice { $ply } of { $plies }
site-first = First
site-last = Last
site-go = Go
site-autoplay = Autoplay
site-play-on = Play on from here against bots as
site-too-fast = That was too fast. Wait a moment and try again.
site-too-many-streams = Too many tables are open from your network address. Close some and try again.
site-too-slow = Sending that took too long. Please try again.
site-failed = Something went wrong here. Please try again.

## The table, more of it

site-your-turn = It is your turn.
site-since = Since your last turn
site-latest = The latest
site-whole-story = The whole story
site-everybody = Everybody
site-filter = Show only what is about
site-points = Points
site-points-if-over = If it ended now
site-points-chart = How the points grew
site-settings = Settings
site-seals = reveals something: cannot be taken back
site-why = Why not?
site-why-help = Point at something on the board that is not offered and it says why.
site-rules = Rules
site-ask-everything = Ask me everything
site-ask-everything-help = Otherwise what has only one answer, or several that make no difference, is answered for you and told in the story.
site-sound = Sound when it is my turn
site-notify = Notify me when it is my turn
site-other-device = Continue on another device
site-continue-here = Continue here
site-give-away = Give a seat away
site-give-away-help = The seat becomes free: a new link invites somebody else, or a bot takes it.
site-free-the-seat = Free the seat of { $who }
site-keys = Keys
site-key-move = to the next possible place
site-key-choose = choose it
site-fair-play = Fair play
site-seed = The seed of this game:
site-seed-check = Check that it was fixed from the start:
site-pass-device = Now { $who } chooses. Pass the device on.
site-i-am = I am { $who }
site-invite-how = Send each friend a link of their own, or fill the seat.
site-copy = Copy
site-copied = Copied
site-their-name = Name
site-play-here = Plays in this browser
site-bots = Bots among them
site-look = Look at a record
site-record-file = A .game file
site-look-at-it = Look at it
site-tables = Play with corrected tables
site-tables-help = Some of what is printed on the components had to be reconstructed. If you own the game, correct the tables and upload the files you changed. They are written by
site-tables-files = The tables (.toml)
site-tables-check = Check them
site-tables-good = These tables are sound. Games opened here are played with them.
site-tables-differ = What these tables say otherwise than the usual ones
site-tables-value = Value
site-tables-usual = Usual
site-tables-corrected = Here
site-tables-same = These are the usual tables.
site-tables-bad = The tables have mistakes; nothing is played with them:
site-watching = You are watching.
site-rename = Change
site-options = Options of the game
site-seat-taken = This invitation has been used: the seat is taken. You can watch.
site-invited = At the table: { $names }
site-invited-begun = The game has begun, and whoever sat here before knows this hand.
site-rematch-there = To the next game
site-how-to-play = How to play
site-every-rule = Every rule, numbered (in English)
site-decisions = From decision to decision:
site-decision-before = The decision of { $who } before this
site-decision-after = The next decision of { $who }

## What went wrong

site-go-back = Back
site-not-found = There is nothing here.
site-forbidden = This is not yours to do.
site-too-large = That is more than can be sent at once.
site-bad-form = That was not filled in as it must be.
site-bad-record = That file is no record that can be played again.
site-refused = That is not possible any more; the table has moved on.
site-not-your-turn = It is not your turn.
site-no-such-offer = That is not among what is offered now.
site-not-kept = It could not be saved. Please try again.
site-broken = This table cannot be opened.
site-newer-rules = This game is played by newer rules than this server knows. Once it is updated, you can go on.

## Bots that think

site-level = Bots’ level
site-change-level = Change a bot’s level
site-stand-in-help = When somebody has gone, a bot plays on for them until they are back.
site-stood-in = A bot plays for you.
site-play-myself = I am back
site-hint = Hint
site-advice = What a strong player would look at
site-no-advice = There is nothing to advise here.
site-advice-help = Chance to win; then the points it brings more or less than the other choices here.
site-others-points = Points of the others
site-percent = { $number } %
site-percent-less = < { $number } %
site-percent-more = > { $number } %
site-reason = { $points } { $name }
site-review = Review
site-review-help = Each line is a player’s chance to win, judged from what that player knew. Click anywhere to see that moment.
site-chances = Chances to win
site-swings = Where it turned
site-no-swings = No choice cost anybody much.
site-swing = { $who }, choice { $ply }
site-chosen = Chosen
site-better = Better
site-moment = Choice { $ply }

## People, their seats and their browsers

site-seats = Seats
site-here = here
site-away-minutes = { $count ->
    [0] away for a moment
    [one] away for 1 minute
   *[other] away for { $count } minutes
}
site-away-hours = { $count ->
    [one] away for 1 hour
   *[other] away for { $count } hours
}
site-away-days = { $count ->
    [one] away for 1 day
   *[other] away for { $count } days
}
site-shares-screen = shares a screen with { $names }
site-devices = { $count ->
    [one] 1 device
   *[other] { $count } devices
}
site-somebody = Somebody
site-stand-in-for-me = Let a bot play for me
site-stand-in-vote = Let a bot play for { $who }
site-newcomer-vote = Invite somebody new in place of { $who }
site-agree = { $agreed } of { $needed } agree
site-seat-lost = abandoned; its player may still come back
site-seat-taken-help = If you took it in another browser, open your personal link here.
site-hints-on = Hints are on at this table.
site-hints-off = Hints are off at this table.
site-terms-hints = Hints
site-terms-hints-alone = for whoever plays alone
site-terms-hints-on = for everybody
site-terms-hints-off = for nobody
site-terms-grace = Minutes somebody must be away before a bot may play for them
site-terms-lost = Hours somebody must be away before the others may invite somebody new
site-study = Study.
site-study-help = The deal is known here, so nobody else can be seated and the game counts for nothing.
site-passport = Your personal link
site-passport-offer = Keep your seat.
site-passport-help = Your personal link brings all your seats to any phone or computer, even if this browser forgets you.
site-passport-show = Make my personal link
site-passport-later = Not now
site-passport-once = Keep it where only you can read it: whoever has it can play in your place. It is shown only this once.
site-passport-renews = A new link replaces the old one.
site-passport-qr = The same link as a QR code
site-passport-and-devices = Personal link and devices
site-passport-nobody = Nobody plays in this browser yet. Sit down at a table first, or open your personal link here.
site-passport-here = In this browser you will play as whoever made this link, at all their tables.
site-passport-two = This browser already has seats of its own. If the link is yours and they are, too, you can join them. Whoever made the link will see their hands and play.
site-passport-not-mine = This is not my link
site-passport-apart = Both sit at one table whose game is not over, so they cannot be one person.
site-passport-whose = It was made by somebody called { $names }.
site-passport-of = A personal link
site-passport-join = Yes, join them
site-passport-replace = No, give up this browser’s seats
site-passport-void = This personal link no longer works.
site-passport-void-help = A newer one has been made. Look for it, or make one in a browser that still has your seats.
site-your-devices = Your devices
site-device-this = this one
site-device-unknown = A browser
site-sign-out = Sign out
site-sign-out-help = A device that is signed out no longer has your seats.

## What happens to seats, in the story

site-told-sat = { $name } sits down.
site-told-bot = A bot has the seat of { $who } from now on: { $level }.
site-told-free = { $who } leaves the seat.
site-told-named = { $old } is now called { $name }.
site-told-stand-in = A bot stands in for { $who }.
site-told-back = { $who } takes over from the bot.
site-told-wish-stand-in = { $by } wants a bot to stand in for { $who }.
site-told-wish-newcomer = { $by } wants somebody new in place of { $who }.
site-told-lost = The seat of { $who } counts as abandoned; a new invitation leads to it.
site-told-returned = { $who } is back and has the seat again.
site-told-hint = { $who } asks for a hint.
site-told-lets-bot = { $who } lets a bot play for a while.
site-told-freed = { $by } frees the seat of { $who }.
site-told-dealt-anew = Somebody left before the first choice: everything is dealt anew.

## Why nothing happens

site-denied-begun = The game has begun: only whoever sits in a seat can free it.
site-denied-sat = You sit or have sat at this table, so you cannot take this seat.
site-denied-study = This is a study: nobody else can be seated at it.
site-denied-over = The game is over.
site-denied-not-away = That is possible only once somebody has been away for long enough.
site-denied-few = Besides whoever is away, at least two people must sit at the table. Otherwise only whoever runs the server can free the seat (hanlin seat).
site-denied-often = That has been changed too often at this table.
site-replaced = Somebody else has your seat now: you were away for too long, or whoever runs the server gave it away.
site-reviews-many = Many reviews are being made right now. Ask again in a minute.
site-review-busy = A review is already being made for your network address. Wait until it is there, then ask again.
site-denied-shared = You play on at this table and know the hand of that seat, so nobody else can take it. Let a bot play it instead.
site-denied-dealt = This table has been dealt anew three times. Nobody can leave it before the first choice any more; let a bot play instead.
site-deal-number = This is deal { $count }: somebody left before the first choice.
site-played-corrected = This game is played with corrected tables that somebody uploaded, not with the usual numbers.
site-see-tables = See which
site-no-uploads = This server takes no files, or only from people who sit at a table.
site-quota-full = No more files can be sent for now; what nobody uses is deleted after a month.
site-no-hints = There are no hints at this table.

site-to-table = To the table
site-scenes = What happens
site-scene-go = Go on
site-scene-step = Step by step
site-scene-pace = Pace
site-scene-again = Again
site-scene-now = To now
site-meanwhile = Meanwhile things have happened:
site-watch = Watch
site-volume = Volume
site-pace-1 = at ease
site-pace-2 = twice as fast
site-pace-4 = four times as fast
site-pace-0 = at once
site-scene = Scene
site-turn = Turn
site-round = Chapter
