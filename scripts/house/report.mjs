import process from 'node:process';

/** Names what is wrong, one line each; anything named fails the check. */
export function report(complaints) {
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
