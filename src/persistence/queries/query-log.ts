const keptQueries = 200;

/** How one question to the store went (arch §6.1.3). */
export type LoggedQuery = {
  readonly method: string;
  readonly dataType: string;
  /** The story, or what else it was asked about. */
  readonly scope: string;
  readonly ms: number;
  readonly count: number;
};

/** The newest questions, for those who look for what is slow; nothing of what was asked or answered. */
export class QueryLog {
  private entries: readonly LoggedQuery[] = [];

  get queries(): readonly LoggedQuery[] {
    return this.entries;
  }

  add(query: LoggedQuery): void {
    this.entries = [...this.entries, query].slice(-keptQueries);
  }
}
