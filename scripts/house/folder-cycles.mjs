import path from 'node:path';

/**
 * Imports that lead from one folder of a room back to where they came from: the folders that go round, and
 * for each step one import that makes it. A room's own files, beside its folders, count as a folder too.
 */
export function folderCycles(imports) {
  const steps = stepsBetween(imports);
  const waysOn = new Map();
  for (const { from, to } of steps.values()) waysOn.set(from, [...(waysOn.get(from) ?? []), to]);
  const reached = new Map([...waysOn.keys()].map((folder) => [folder, allFrom(folder, waysOn)]));
  return [...steps.values()].filter(({ from, to }) => reached.get(to)?.has(from) === true);
}

function stepsBetween(imports) {
  const steps = new Map();
  for (const { file, imported } of imports) {
    const from = path.posix.dirname(file);
    const to = path.posix.dirname(imported);
    const key = `${from} ${to}`;
    if (from !== to && !steps.has(key)) steps.set(key, { from, to, file, imported });
  }
  return steps;
}

function allFrom(start, waysOn) {
  const seen = new Set();
  const waiting = [...(waysOn.get(start) ?? [])];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    waiting.push(...(waysOn.get(folder) ?? []));
  }
  return seen;
}
