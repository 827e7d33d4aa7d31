#!/bin/sh
# The smallest skill there is: lines of JSON on stdout. What it is asked comes on stdin, unread.
for stroke in 1 2 3; do
  printf '{"version":"0","type":"log","level":"info","message":"Stroke %s."}\n' "$stroke"
done
printf '{"version":"0","type":"state_patch","patch":{"bell":{"strokes":3}}}\n'
printf '{"version":"0","type":"done","ok":true,"summary":"The bell rang three times."}\n'
