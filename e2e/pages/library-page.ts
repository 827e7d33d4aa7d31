import type { AppDriver } from './app-driver';

/** What can be played, and what is being played. */
export class LibraryPage {
  constructor(private readonly app: AppDriver) {}

  async open(): Promise<void> {
    await this.app.tap('nav-library');
    await this.app.waitFor('library');
  }

  /** The story the player was in last. */
  goOn(): Promise<void> {
    return this.app.tap('continue-story');
  }

  begin(campaign: string): Promise<void> {
    return this.app.tap(`begin-${campaign}`);
  }
}
