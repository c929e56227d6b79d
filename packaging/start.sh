#!/bin/sh
# Starts the table from wherever this folder lies, and opens it in the browser.
# Closing its window ends the table; every game is kept.
exec "$(dirname "$0")/bin/esagono" play "$@"
