# Words every game shares.

site-player = Player { $number }
site-you = You
site-list-separator = {", "}
