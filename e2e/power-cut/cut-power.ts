import path from 'node:path';

import type { SeededRandom } from '@/foundation/seeded-random';

import type { DiskOperation, FileNumber, FolderContent } from './disk-operation';

const sector = 512;

/** What becomes of that which was written and not yet synced. */
const fates = ['nothing', 'everything', 'a beginning', 'some', 'some sectors'] as const;
type Fate = (typeof fates)[number];

type Change = Extract<DiskOperation, { kind: 'write' | 'resize' }>;
type Naming = Extract<DiskOperation, { kind: 'create' | 'rename' | 'link' | 'unlink' }>;

/**
 * The folder as a machine would find it whose power failed after the first `cut` operations. What was
 * synced is there. Of the rest a part, drawn by chance, has reached the disk: whole writes or single
 * sectors, later ones perhaps without earlier ones, a file's new length perhaps not. Names that were
 * given or taken away are lost likewise until their folder is synced.
 */
export function cutPower(
  before: FolderContent,
  operations: readonly DiskOperation[],
  cut: number,
  random: SeededRandom,
): FolderContent {
  const done = operations.slice(0, cut);
  const names = survivingNames(before, done, random);
  return new Map(
    [...names].map(([name, file]) => [
      name,
      survivingContent(
        [...before.values()][file] ?? Buffer.alloc(0),
        changesOf(file, done),
        random,
      ),
    ]),
  );
}

type Changes = { readonly synced: readonly Change[]; readonly pending: readonly Change[] };

function changesOf(file: FileNumber, done: readonly DiskOperation[]): Changes {
  const lastSync = done.reduce(
    (last, each, index) => (each.kind === 'sync' && each.file === file ? index : last),
    -1,
  );
  const isChange = (each: DiskOperation): each is Change =>
    (each.kind === 'write' || each.kind === 'resize') && each.file === file;
  return {
    synced: done.slice(0, lastSync + 1).filter(isChange),
    pending: done.slice(lastSync + 1).filter(isChange),
  };
}

function survivingContent(
  before: Buffer,
  { synced, pending }: Changes,
  random: SeededRandom,
): Buffer {
  const content = new GrowingFile(before);
  for (const change of synced) content.apply(change);
  const syncedSize = content.size;
  const fate = random.pick(fates);
  const survivors = survivorsOf(pending, fate, random);
  // An older version of a place may be written after a newer one: a drive orders as it likes.
  if (fate.startsWith('some') && isHeads(random)) shuffle(survivors, random);
  for (const change of survivors) content.apply(change);
  if (fate !== 'everything' && content.size > syncedSize && isHeads(random))
    content.apply({ kind: 'resize', file: 0, size: random.between(syncedSize, content.size) });
  return content.bytes();
}

function survivorsOf(pending: readonly Change[], fate: Fate, random: SeededRandom): Change[] {
  switch (fate) {
    case 'nothing':
      return [];
    case 'everything':
      return [...pending];
    case 'a beginning': {
      const whole = random.between(0, pending.length);
      const torn = pending[whole];
      return [...pending.slice(0, whole), ...(torn === undefined ? [] : sectorsOf(torn, random))];
    }
    case 'some':
      return pending.filter(() => isHeads(random));
    case 'some sectors':
      return pending.flatMap((change) => sectorsOf(change, random));
  }
}

/** A write goes to the disk in sectors, each whole or not at all. */
function sectorsOf(change: Change, random: SeededRandom): Change[] {
  if (change.kind === 'resize') return isHeads(random) ? [change] : [];
  const { file, at, bytes } = change;
  const parts: Change[] = [];
  for (let from = at; from < at + bytes.length; from = nextSector(from))
    if (isHeads(random))
      parts.push({
        kind: 'write',
        file,
        at: from,
        bytes: bytes.subarray(from - at, nextSector(from) - at),
      });
  return parts;
}

function nextSector(from: number): number {
  return (Math.floor(from / sector) + 1) * sector;
}

function survivingNames(
  before: FolderContent,
  done: readonly DiskOperation[],
  random: SeededRandom,
): ReadonlyMap<string, FileNumber> {
  const names = new Map([...before.keys()].map((name, file) => [name, file]));
  // A rename moves the file that has the name now, whatever of it survives.
  const numbers = new Map(names);
  const fate = random.pick(fates);
  const namings = done.flatMap((each, index) => (isNaming(each) ? [{ naming: each, index }] : []));
  const whole = random.between(0, namings.length);
  for (const [place, { naming, index }] of namings.entries()) {
    const isSynced = foldersOf(naming).every((folder) =>
      done.some(
        (each, later) => later > index && each.kind === 'sync-folder' && each.path === folder,
      ),
    );
    const survives =
      fate === 'everything' ||
      (fate === 'a beginning' && place < whole) ||
      (fate.startsWith('some') && isHeads(random));
    const file = fileNamed(naming, numbers);
    if (file !== undefined && (isSynced || survives)) rename(naming, file, names);
    if (file !== undefined) rename(naming, file, numbers);
  }
  return names;
}

function isNaming(operation: DiskOperation): operation is Naming {
  return ['create', 'rename', 'link', 'unlink'].includes(operation.kind);
}

function foldersOf(naming: Naming): readonly string[] {
  const paths = 'path' in naming ? [naming.path] : [naming.from, naming.to];
  return paths.map((each) => (path.dirname(each) === '.' ? '' : path.dirname(each)));
}

function fileNamed(naming: Naming, names: ReadonlyMap<string, FileNumber>): FileNumber | undefined {
  if (naming.kind === 'create') return naming.file;
  return names.get(naming.kind === 'unlink' ? naming.path : naming.from);
}

function rename(naming: Naming, file: FileNumber, names: Map<string, FileNumber>): void {
  switch (naming.kind) {
    case 'create':
      names.set(naming.path, file);
      return;
    case 'unlink':
      names.delete(naming.path);
      return;
    case 'rename':
      names.delete(naming.from);
      names.set(naming.to, file);
      return;
    case 'link':
      names.set(naming.to, file);
      return;
  }
}

function isHeads(random: SeededRandom): boolean {
  return random.between(0, 1) === 1;
}

function shuffle(list: unknown[], random: SeededRandom): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [list[last], list[other]] = [list[other], list[last]];
  }
}

class GrowingFile {
  private room: Buffer;
  size: number;

  constructor(before: Buffer) {
    this.room = Buffer.from(before);
    this.size = before.length;
  }

  apply(change: Change): void {
    if (change.kind === 'write') {
      this.grow(change.at + change.bytes.length);
      change.bytes.copy(this.room, change.at);
      return;
    }
    this.grow(change.size);
    this.room.fill(0, change.size);
    this.size = change.size;
  }

  bytes(): Buffer {
    return this.room.subarray(0, this.size);
  }

  private grow(size: number): void {
    if (size > this.room.length)
      this.room = Buffer.concat([this.room, Buffer.alloc(Math.max(size, this.room.length))]);
    this.size = Math.max(this.size, size);
  }
}
