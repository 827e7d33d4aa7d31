// Required into a process, writes the most memory it ever had, in KB, into the file that is named to it.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const process = require('node:process');

const status = '/proc/self/status';

/** `maxRSS` also counts what the parent had before the child became another program. */
function peak() {
  const told = existsSync(status) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8')) : null;
  return told === null ? process.resourceUsage().maxRSS : Number(told[1]);
}

process.on('exit', () => writeFileSync(process.env.NARRATORIA_PEAK, String(peak())));
