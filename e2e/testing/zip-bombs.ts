import { createDeflateRaw } from 'node:zlib';

/** What an archive says of a file in it, and what is truly there. */
type BombPart = {
  readonly path: string;
  readonly packed: Buffer;
  readonly declared: number;
  /** Its bytes are those of the part before it. */
  readonly isShared?: boolean;
};

const mega = 1024 * 1024;

/** So many bytes of nothing, made piece by piece: the test itself must not hold them. */
async function deflatedZeros(megabytes: number): Promise<Buffer> {
  const deflate = createDeflateRaw({ level: 9 });
  const pieces: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => deflate.once('end', resolve));
  const zeros = Buffer.alloc(mega);
  for (let made = 0; made < megabytes; made += 1)
    await new Promise<void>((resolve) => {
      deflate.write(zeros, () => {
        resolve();
      });
    });
  deflate.end();
  await ended;
  return Buffer.concat(pieces);
}

/** Without checksums, which nobody needs before it has unpacked a file. */
function zipOf(parts: readonly BombPart[]): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let [at, end] = [0, 0];
  for (const part of parts) {
    const name = Buffer.from(part.path);
    if (part.isShared !== true) {
      at = end;
      const local = Buffer.alloc(30);
      local.writeUInt32LE(0x04034b50, 0);
      local.writeUInt16LE(8, 8);
      local.writeUInt16LE(name.length, 26);
      body.push(local, name, part.packed);
      end += local.length + name.length + part.packed.length;
    }
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(part.packed.length, 20);
    entry.writeUInt32LE(part.declared, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, name);
  }
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(parts.length, 8);
  last.writeUInt16LE(parts.length, 10);
  last.writeUInt32LE(Buffer.concat(directory).length, 12);
  last.writeUInt32LE(end, 16);
  return Buffer.concat([...body, ...directory, last]);
}

function manyOf(count: number, part: Omit<BombPart, 'path'>): readonly BombPart[] {
  return Array.from({ length: count }, (_, index) => ({
    ...part,
    path: `stories/${String(index)}`,
    isShared: part.isShared === true && index > 0,
  }));
}

/** Archives of half a megabyte that unpack to 500, each in another way. */
export async function zipBombs(): Promise<ReadonlyMap<string, Buffer>> {
  const [whole, tenth, hundredth] = await Promise.all([500, 50, 5].map(deflatedZeros));
  if (whole === undefined || tenth === undefined || hundredth === undefined)
    throw new Error('there is nothing to pack');
  const one = { path: 'stories/one', packed: whole };
  return new Map([
    ['one file that says how large it is', zipOf([{ ...one, declared: 500 * mega }])],
    ['one file that says it has 24 MB', zipOf([{ ...one, declared: 24 * mega }])],
    ['one file that says it has nothing', zipOf([{ ...one, declared: 0 }])],
    ['a hundred files', zipOf(manyOf(100, { packed: hundredth, declared: 5 * mega }))],
    [
      'ten files that are the same bytes',
      zipOf(manyOf(10, { packed: tenth, declared: 50 * mega, isShared: true })),
    ],
    [
      'ten thousand files that are the same bytes',
      zipOf(manyOf(10_000, { packed: hundredth, declared: 50 * 1024, isShared: true })),
    ],
  ]);
}
