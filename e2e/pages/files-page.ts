import type { AppDriver } from './app-driver';

/** Stories that leave as files and come back by them. */
export class FilesPage {
  constructor(private readonly app: AppDriver) {}

  async openOf(story: string): Promise<void> {
    await this.app.tap(`files-${story}`);
    await this.app.waitFor('story-files');
  }

  async openOfDevice(): Promise<void> {
    await this.app.tap('device-files-open');
    await this.app.waitFor('device-files');
  }

  /** The player was asked whether to delete the story. */
  async confirmDeletion(): Promise<void> {
    await this.app.tap('confirm-delete');
    await this.app.waitFor('story-deleted');
    await this.app.tap('files-done');
    await this.app.waitUntilGone('story-files');
  }
}
