import { readlinkSync } from 'node:fs';

import { processStart } from '@/hosts/node/programs/process-start';

const start = 'narratoria-run-';
const named = /^narratoria-run-(\d+)-(\d+)-(\d+)-[A-Za-z0-9]{6}$/;

/** How the folders of this process's runs begin; what makes each its own follows. */
export function ownRunPrefix(): string {
  return `${start}${process.pid}-${processStart(process.pid) ?? 0}-${numbering()}-`;
}

/** Whether this names the folder of a run whose process is certainly gone. */
export function isLeftByGoneProcess(name: string): boolean {
  const [, pid = '', at = '', space = ''] = named.exec(name) ?? [];
  // A container that shares the folder has numbers of its own: who lives there cannot be seen from here.
  if (pid === '' || space !== numbering()) return false;
  if (at !== '0') return processStart(Number(pid)) !== Number(at);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (reason) {
    return (reason as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Which processes the numbers of processes are given among. */
function numbering(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}
