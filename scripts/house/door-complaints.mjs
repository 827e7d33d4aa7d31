import path from 'node:path';

/** `src/rows/story-log.ts` by the name its row has: `rows/story-log`. */
function nameInside(room, file) {
  return file.slice(`src/${room}/`.length).replace(/(?:\.web)?(?:\.d)?\.tsx?$/, '');
}

/** Whether a list of doors, by folder, has a file of the room. */
function isDoor(list, name) {
  const names = list[path.posix.dirname(name)];
  if (names === undefined) return false;
  return names === '*' || names.split(' ').includes(path.posix.basename(name));
}

/**
 * What is wrong with the doors of a room: one that nobody uses, one that only tests use, names out of order.
 * `uses` are the imports of its files from elsewhere, each with whether a test makes it.
 */
export function doorComplaints(room, { doors, forTests }, uses) {
  const used = uses.map(({ imported, byTest }) => ({ name: nameInside(room, imported), byTest }));
  const users = (list, name) => used.filter((use) => isDoor({ [list.folder]: name }, use.name));
  const complaints = [];
  for (const list of [...listed(doors, 'doors'), ...listed(forTests, 'forTests')]) {
    const { kind, folder, names } = list;
    if (names.join(' ') !== [...names].sort().join(' '))
      complaints.push(`The ${kind} of ${room} in ${folder} are not sorted.`);
    for (const name of names) {
      const shown = path.posix.join(folder, name);
      const found = users(list, name);
      if (found.length === 0) complaints.push(`Nobody uses the door ${shown} of ${room}.`);
      else if (kind === 'doors' && found.every(({ byTest }) => byTest))
        complaints.push(`Only tests use the door ${shown} of ${room}: list it under forTests.`);
      else if (kind === 'forTests' && isDoor(doors, shown))
        complaints.push(
          `The door ${shown} of ${room} is open to all: it need not stand under forTests.`,
        );
    }
  }
  return complaints;
}

function listed(list, kind) {
  return Object.entries(list).map(([folder, names]) => ({ kind, folder, names: names.split(' ') }));
}
