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
site-waiting = Waiting for players
site-turn-of = { $who } is to choose.
site-turn-complete = Your turn is complete: end it, or take something back.
site-end-turn = End turn
site-undo = Undo
site-reset = Start the turn again
site-story = What happened
site-why-not = What is not possible now, and why
site-chat = Chat
site-send = Send
site-rematch = Play again
site-download = Download the record
site-seed-hash = Hash of this game’s seed:
site-connection-lost = The connection is lost; trying again.
site-reload = Reload
site-visitor = Visitor
site-replay = Replay
site-replay-at = Choice { $ply } of { $plies }
site-first = First
site-previous = Back
site-next = Next
site-last = Last
site-go = Go
site-autoplay = Play by itself
site-play-on = Play on from here against bots as
site-too-fast = That was too fast. Wait a moment and try again.
