import path from 'node:path';

const begins = '<!-- From the table of rooms; `npm run rooms` writes it. -->';
const ends = '<!-- End of the table. -->';

/** What a room's README says of the table: what the room may import, and its doors. */
export function tablePart(room, { may, npm, doors, forTests }, files) {
  const lines = [
    `- May import: ${may.join(', ') || 'no other room'}.`,
    ...(npm.length === 0 ? [] : [`- npm packages: ${npm.map(quoted).join(', ')}.`]),
    `- Doors, the files others may import: ${doorNames(room, doors, files) || 'none'}.`,
    ...(Object.keys(forTests).length === 0
      ? []
      : [`- Doors for tests alone: ${doorNames(room, forTests, files)}.`]),
  ];
  return [begins, '', ...lines, '', ends].join('\n');
}

function doorNames(room, list, files) {
  return Object.entries(list)
    .flatMap(([folder, names]) => {
      if (names === '*') return [`all of ${quoted(`${folder}/`)}`];
      return names
        .split(' ')
        .map((name) => quoted(withEnding(room, path.posix.join(folder, name), files)));
    })
    .join(', ');
}

function withEnding(room, name, files) {
  const ending = ['.ts', '.tsx', '.web.ts', '.web.tsx'].find((each) =>
    files.includes(`src/${room}/${name}${each}`),
  );
  return `${name}${ending ?? ''}`;
}

function quoted(name) {
  return `\`${name}\``;
}

/** The README with that part as the table has it; at the end where it had none. */
export function withTablePart(readme, part) {
  const from = readme.indexOf(begins);
  const to = readme.indexOf(ends);
  if (from < 0 || to < 0) return `${readme.trimEnd()}\n\n${part}\n`;
  return readme.slice(0, from) + part + readme.slice(to + ends.length);
}

/** Folders of a room that its README has no row for, and rows of folders that are not there. */
export function subRoomComplaints(room, readme, files) {
  const inside = new Set(
    files
      .map((file) => path.posix.dirname(file).slice(`src/${room}/`.length))
      .filter((folder) => folder !== ''),
  );
  const rows = new Set([...readme.matchAll(/^\| `([^`]+)\/` /gm)].map(([, folder]) => folder));
  return [
    ...[...inside]
      .filter((folder) => !rows.has(folder))
      .map((folder) => `src/${room}/README.md has no row for \`${folder}/\`.`),
    ...[...rows]
      .filter((folder) => !inside.has(folder))
      .map((folder) => `src/${room}/README.md has a row for \`${folder}/\`, which is not there.`),
  ];
}
