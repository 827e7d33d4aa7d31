import type { AppDriver } from './app-driver';

export const themes = ['dark', 'light', 'sepia'] as const;
export type Theme = (typeof themes)[number];

/** How the words look: on the first run, in the settings, and in a sheet beside the story. */
export class ReadingForm {
  constructor(private readonly app: AppDriver) {}

  chooseTheme(theme: Theme): Promise<void> {
    return this.app.tap(`theme-${theme}`);
  }

  /** From 1 to 7; 7 is about twice the usual size. */
  chooseSize(size: number): Promise<void> {
    return this.app.tap(`size-${size}`);
  }
}
