import type { ToolProgress } from '@/plan/tool-progress';

/** What several tools say at the same time, for one reader, in the order it was said. */
export class ProgressFeed {
  private said: ToolProgress[] = [];
  private broken: { readonly reason: unknown } | null = null;
  private wake: () => void = () => undefined;

  get isEmpty(): boolean {
    return this.said.length === 0;
  }

  readonly say = (progress: ToolProgress): void => {
    this.said.push(progress);
    this.wake();
  };

  /** Whoever reads gets the reason thrown. */
  readonly fail = (reason: unknown): void => {
    this.broken ??= { reason };
    this.wake();
  };

  /** Everything since the last time; waits while there is nothing. */
  async heard(): Promise<readonly ToolProgress[]> {
    if (this.isEmpty && this.broken === null)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    if (this.broken !== null) throw this.broken.reason;
    const { said } = this;
    this.said = [];
    return said;
  }
}
