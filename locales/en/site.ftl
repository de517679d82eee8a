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
site-seed-hash = Hash of this game’s seed:
site-connection-lost = The connection is lost; trying again.
site-reload = Reload
site-replay = Replay
site-replay-at = Choice { $ply } of { $plies }
site-first = First
site-previous = Back
site-next = Next
site-last = Last
site-go = Go
site-autoplay = Autoplay
site-play-on = Play on from here against bots as
site-too-fast = That was too fast. Wait a moment and try again.

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
site-other-device-help = Open this link there. It works once; show it to nobody else.
site-make-link = Make a link
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
site-tables-bad = The tables have mistakes; nothing is played with them:
site-watching = You are watching.
site-rename = Change
site-options = Options of the game
site-seat-taken = This invitation has been used: the seat is taken. You can watch.
site-invited = At the table: { $names }
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

## Bots that think

site-level = Bots’ level
site-change-level = Change a bot’s level
site-stand-in = A bot plays for somebody
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
