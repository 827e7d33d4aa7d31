import type { AppDriver } from './app-driver';
import { ReadingForm } from './reading-form';

export class SettingsPage {
  readonly reading: ReadingForm;

  constructor(private readonly app: AppDriver) {
    this.reading = new ReadingForm(app);
  }

  async open(): Promise<void> {
    await this.app.tap('nav-settings');
    await this.app.waitFor('settings');
  }
}
