import type { AppDriver } from './app-driver';

/** How things stand in the story. */
export class StatePage {
  constructor(private readonly app: AppDriver) {}

  async open(): Promise<void> {
    await this.app.tap('nav-state');
    await this.app.waitFor('state');
  }

  /** The newest scene, or the one stepped to. */
  changes(): Promise<string> {
    return this.app.textOf('scene-changes');
  }

  /** What stands in the row of a value: its name, what it was, and what it is. */
  row(path: string): Promise<string> {
    return this.app.textOf(`state-row-${path}`);
  }

  look(at: 'world' | 'changes' | 'json'): Promise<void> {
    return this.app.tap(`state-view-${at}`);
  }
}
