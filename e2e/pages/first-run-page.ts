import type { AppDriver } from './app-driver';
import { ReadingForm } from './reading-form';

/** Before the first story. */
export class FirstRunPage {
  readonly reading: ReadingForm;

  constructor(private readonly app: AppDriver) {
    this.reading = new ReadingForm(app);
  }

  wait(): Promise<void> {
    return this.app.waitFor('first-run');
  }

  begin(): Promise<void> {
    return this.app.tap('start-story');
  }
}
