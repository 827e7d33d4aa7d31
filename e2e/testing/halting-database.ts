import type { SqlDatabase, SqlValue, Statement } from '@/ports/sql-database';

/** A turn commits twice: what happened, and its words. */
export type TurnMoment =
  | 'before the first commit'
  | 'in the first commit'
  | 'between the commits'
  | 'in the second commit'
  | 'after the second commit';

type Halt = { readonly at: 'scenes' | 'scene_words'; readonly isWritten: boolean };

const halts: Readonly<Record<TurnMoment, Halt | null>> = {
  'before the first commit': { at: 'scenes', isWritten: false },
  'in the first commit': { at: 'scenes', isWritten: true },
  'between the commits': { at: 'scene_words', isWritten: false },
  'in the second commit': { at: 'scene_words', isWritten: true },
  'after the second commit': null,
};

/** A database in which a turn comes to a moment and, unless a commit is on its way, no further. */
export class HaltingDatabase implements SqlDatabase {
  private halt: Halt | null = null;
  private tell: () => void = () => undefined;

  constructor(private readonly inner: SqlDatabase) {}

  reaches(moment: TurnMoment): Promise<void> {
    this.halt = halts[moment];
    return new Promise((resolve) => {
      this.tell = resolve;
    });
  }

  read<Row>(
    sql: string,
    params: readonly SqlValue[],
    signal: AbortSignal,
  ): Promise<readonly Row[]> {
    return this.inner.read<Row>(sql, params, signal);
  }

  write(statements: readonly Statement[], signal: AbortSignal): Promise<void> {
    const { halt } = this;
    const isThere = statements.some(({ sql }) => sql.includes(`INSERT INTO ${halt?.at ?? ''} `));
    if (halt === null || !isThere) return this.inner.write(statements, signal);
    this.tell();
    return halt.isWritten ? this.inner.write(statements, signal) : new Promise(() => undefined);
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}
