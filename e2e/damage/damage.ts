import type { SeededRandom } from '@/foundation/seeded-random';

export type DatabaseFiles = {
  readonly database: Buffer;
  /** The write-ahead log, which is there while a database is open or after a crash. */
  readonly log: Buffer | null;
  /** Whatever else lies in the folder, by name. */
  readonly beside: ReadonlyMap<string, Buffer>;
};

/** Everything a damage may draw on. */
export type Patient = {
  readonly files: DatabaseFiles;
  /** Another whole library of ours, for parts that are ours and still wrong. */
  readonly other: DatabaseFiles;
  readonly random: SeededRandom;
};

export type Damaged = {
  readonly files: DatabaseFiles;
  /** What was done, for a sentence about a damage that nobody noticed; the same kind has the same words. */
  readonly kind: string;
  /** The database itself is untouched: no story may be called damaged. */
  readonly sparesStories?: true;
};

/** Does one thing to the files, drawn by chance; null when it would change nothing. */
export type Damage = (patient: Patient) => Damaged | null;
