import type { Damage, Patient } from './damage';

const pageSize = 4_096;

/** A changed copy of the database file. */
function changed(
  { files }: Patient,
  kind: string,
  change: (bytes: Buffer) => void,
): ReturnType<Damage> {
  const database = Buffer.from(files.database);
  change(database);
  return database.equals(files.database) ? null : { files: { ...files, database }, kind };
}

function randomPlace({ random, files }: Patient): number {
  return random.between(0, files.database.length - 1);
}

function randomPage({ random, files }: Patient): number {
  return random.between(0, files.database.length / pageSize - 1) * pageSize;
}

const flippedBit: Damage = (patient) =>
  changed(patient, 'one bit of the file flipped', (bytes) => {
    const place = randomPlace(patient);
    bytes[place] = (bytes[place] ?? 0) ^ (1 << patient.random.between(0, 7));
  });

const changedBytes: Damage = (patient) =>
  changed(patient, 'one to four bytes of the file changed', (bytes) => {
    for (let times = patient.random.between(1, 4); times > 0; times -= 1)
      bytes[randomPlace(patient)] = patient.random.between(0, 255);
  });

const changedLetter: Damage = (patient) =>
  changed(patient, 'a letter of a text changed in the file', (bytes) => {
    let place = randomPlace(patient);
    const isLetter = (byte: number | undefined): boolean =>
      byte !== undefined && ((byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57));
    while (!isLetter(bytes[place])) place = randomPlace(patient);
    bytes[place] = bytes[place] === 101 ? 97 : (bytes[place] ?? 0) < 58 ? 55 : 101;
  });

const noise: Damage = (patient) =>
  changed(patient, 'a stretch of the file overwritten with noise', (bytes) => {
    const start = randomPlace(patient);
    const end = Math.min(bytes.length, start + patient.random.between(8, 600));
    for (let place = start; place < end; place += 1) bytes[place] = patient.random.between(0, 255);
  });

const zeroedPage: Damage = (patient) =>
  changed(patient, 'a page zeroed', (bytes) => {
    const page = randomPage(patient);
    bytes.fill(0, page, page + pageSize);
  });

const zeroedSector: Damage = (patient) =>
  changed(patient, 'a sector zeroed', (bytes) => {
    const sector = Math.floor(randomPlace(patient) / 512) * 512;
    bytes.fill(0, sector, sector + 512);
  });

const swappedPages: Damage = (patient) =>
  changed(patient, 'two pages swapped', (bytes) => {
    const [one, other] = [randomPage(patient), randomPage(patient)];
    const kept = Buffer.from(bytes.subarray(one, one + pageSize));
    bytes.copy(bytes, one, other, other + pageSize);
    kept.copy(bytes, other);
  });

const foreignPage: Damage = (patient) =>
  changed(patient, 'a page of another library spliced in', (bytes) => {
    const page = randomPage(patient);
    const { database } = patient.other;
    const source = page % database.length;
    database.copy(bytes, page, source, source + pageSize);
  });

const garbledHeader: Damage = (patient) =>
  changed(patient, "the file's header garbled", (bytes) => {
    for (let place = 0; place < 100; place += 1)
      if (patient.random.between(0, 9) === 0) bytes[place] = patient.random.between(0, 255);
  });

const cutOff: Damage = ({ files, random }) => {
  const pages = files.database.length / pageSize;
  const length = random.pick([
    random.between(1, pages - 1) * pageSize,
    random.between(1, files.database.length - 1),
  ]);
  return {
    files: { ...files, database: files.database.subarray(0, length) },
    kind: 'the file cut off',
  };
};

const emptied: Damage = ({ files }) => ({
  files: { ...files, database: Buffer.alloc(0) },
  kind: 'the file emptied',
});

const otherFile: Damage = ({ files, other }) =>
  files.log === null
    ? null
    : {
        files: { ...files, database: other.database },
        kind: "the log of one library beside another's file",
      };

const logGone: Damage = ({ files }) =>
  files.log === null ? null : { files: { ...files, log: null }, kind: 'the log removed' };

const logCutOff: Damage = ({ files, random }) =>
  files.log === null
    ? null
    : {
        files: { ...files, log: files.log.subarray(0, random.between(0, files.log.length - 1)) },
        kind: 'the log cut off',
      };

const logChanged: Damage = ({ files, random }) => {
  if (files.log === null) return null;
  const log = Buffer.from(files.log);
  log[random.between(0, log.length - 1)] = random.between(0, 255);
  return log.equals(files.log)
    ? null
    : { files: { ...files, log }, kind: 'a byte of the log changed' };
};

/** The files beside the database help to judge it; broken themselves, they must not condemn it. */
const besideGone: Damage = ({ files }) =>
  files.beside.size === 0
    ? null
    : {
        files: { ...files, beside: new Map() },
        kind: 'the files beside the database removed',
        sparesStories: true,
      };

const besideGarbled: Damage = ({ files, random }) => {
  if (files.beside.size === 0) return null;
  const garbled = [...files.beside].map(([name, bytes]): [string, Buffer] => {
    const place = random.between(0, Math.max(0, bytes.length - 1));
    const changed = Buffer.from(bytes);
    changed[place] = random.between(0, 255);
    return [name, random.pick([changed, bytes.subarray(0, place)])];
  });
  return {
    files: { ...files, beside: new Map(garbled) },
    kind: 'the files beside the database garbled',
    sparesStories: true,
  };
};

/** What bad hardware, a careless tool or a half-done copy does: it knows nothing of SQLite. */
export const damagesToBytes: readonly Damage[] = [
  flippedBit,
  changedBytes,
  changedLetter,
  noise,
  zeroedPage,
  zeroedSector,
  swappedPages,
  foreignPage,
  garbledHeader,
  cutOff,
  emptied,
  otherFile,
  logGone,
  logCutOff,
  logChanged,
  besideGone,
  besideGarbled,
];
