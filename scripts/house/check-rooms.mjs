// npm run check:rooms: imports against the table of rooms (dependency-cruiser), then what that cannot say:
// folders that go round, folders with too many files, doors nobody uses, READMEs that say otherwise.
// npm run rooms writes what the table says into the READMEs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

import { crowdedFolders, mostFilesInFolder } from './crowded-folders.mjs';
import { doorComplaints } from './door-complaints.mjs';
import { folderCycles } from './folder-cycles.mjs';
import { report } from './report.mjs';
import { subRoomComplaints, tablePart, withTablePart } from './room-readme.mjs';
import { filesBelow, importsOf, isForTests, isSource } from './source-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const { rooms } = require('../rooms.cjs');

const rooted = Object.keys(rooms).filter((room) => existsSync(path.join(root, 'src', room)));
const files = ['src', 'app', 'e2e', 'bench']
  .flatMap((folder) => filesBelow(root, folder))
  .filter((file) => /\.tsx?$/.test(file));
const imports = files.flatMap((file) =>
  importsOf(root, file).map((imported) => ({ file, imported })),
);
const roomOf = (file) => rooted.find((room) => file.startsWith(`src/${room}/`)) ?? null;
const sourcesOf = (room) => files.filter((file) => isSource(file) && roomOf(file) === room);
const readmeOf = (room) => path.join(root, 'src', room, 'README.md');

function goingRound() {
  const inside = imports.filter(
    ({ file, imported }) =>
      isSource(file) &&
      isSource(imported) &&
      roomOf(file) !== null &&
      roomOf(file) === roomOf(imported),
  );
  return folderCycles(inside).map(
    ({ from, to, file, imported }) =>
      `${from} and ${to} need each other, if by others: ${file} imports ${imported}.`,
  );
}

function crowded() {
  return crowdedFolders(files.filter(isSource).filter((file) => file.startsWith('src/'))).map(
    ({ folder, count }) =>
      `${folder} has ${count} files, ${mostFilesInFolder} at most: make two folders of it.`,
  );
}

function aboutDoors() {
  const isTest = (file) => isForTests(file) || /^(?:e2e|bench|src\/hosts\/fake)\//.test(file);
  return rooted.flatMap((room) =>
    doorComplaints(
      room,
      rooms[room],
      imports
        .filter(({ file, imported }) => roomOf(imported) === room && roomOf(file) !== room)
        .map(({ file, imported }) => ({ imported, byTest: isTest(file) })),
    ),
  );
}

/** Rooms that are still to come are in the table already, but a reader cannot open them. */
function partOf(room) {
  const { may, ...row } = rooms[room];
  return tablePart(room, { ...row, may: may.filter((each) => rooted.includes(each)) }, files);
}

function readmes() {
  return rooted.flatMap((room) => {
    if (!existsSync(readmeOf(room))) return [`src/${room} has no README.md.`];
    const readme = readFileSync(readmeOf(room), 'utf8');
    const isSo = withTablePart(readme, partOf(room)) === readme;
    return [
      ...(isSo ? [] : [`src/${room}/README.md is not what the table says; run \`npm run rooms\`.`]),
      ...subRoomComplaints(room, readme, sourcesOf(room)),
    ];
  });
}

function writeReadmes() {
  for (const room of rooted) {
    const readme = existsSync(readmeOf(room))
      ? readFileSync(readmeOf(room), 'utf8')
      : `# ${room}\n`;
    writeFileSync(readmeOf(room), withTablePart(readme, partOf(room)));
  }
}

function importsByTheTable() {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = ['src', 'app', 'e2e', 'bench', 'skills', 'examples', 'scripts'];
  return (
    spawnSync(process.execPath, [program, ...folders], { cwd: root, stdio: 'inherit' }).status === 0
  );
}

if (process.argv.includes('--write')) writeReadmes();
else {
  const isByTheTable = importsByTheTable();
  report([...goingRound(), ...crowded(), ...aboutDoors(), ...readmes()]);
  if (!isByTheTable) process.exitCode = 1;
}
