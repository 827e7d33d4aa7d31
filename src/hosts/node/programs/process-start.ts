import { readFileSync } from 'node:fs';

/**
 * When a process was started, in the system's own count: numbers of processes are given again. Null for
 * one that is gone, also when nobody has taken note of its end yet, and where there is no /proc.
 */
export function processStart(pid: number): number | null {
  const stat = statOf(pid);
  if (stat === null) return null;
  // A name may hold spaces and brackets.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [threads, at] = [Number(fields[16]), Number(fields[18])];
  return (state === 'Z' || state === 'X') && threads <= 1 ? null : at;
}

function statOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return null;
  }
}
