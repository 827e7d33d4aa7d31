import type { AppDriver } from './app-driver';

/** A sheet over the story, the button that opens it, and the one that closes it. */
export class Sheet {
  constructor(
    private readonly app: AppDriver,
    readonly testID: string,
    private readonly opener: string,
  ) {}

  async open(): Promise<void> {
    await this.app.tap(this.opener);
    await this.app.waitFor(this.testID);
  }

  async close(): Promise<void> {
    await this.app.tap(`${this.testID}-close`);
    await this.app.waitUntilGone(this.testID);
  }
}
