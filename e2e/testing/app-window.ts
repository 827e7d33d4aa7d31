import type { Page } from 'playwright-core';

import { FirstRunPage } from '../pages/first-run-page';
import { LibraryPage } from '../pages/library-page';
import { SettingsPage } from '../pages/settings-page';
import { StatePage } from '../pages/state-page';
import { StoryPage } from '../pages/story-page';
import { ToolsPage } from '../pages/tools-page';
import { TreePage } from '../pages/tree-page';
import { PlaywrightDriver } from './playwright-driver';

/** One window of the browser with the app in it. */
export type AppWindow = {
  readonly page: Page;
  readonly app: PlaywrightDriver;
  readonly firstRun: FirstRunPage;
  readonly story: StoryPage;
  readonly library: LibraryPage;
  readonly settings: SettingsPage;
  readonly tools: ToolsPage;
  readonly state: StatePage;
  readonly tree: TreePage;
};

export function appWindow(page: Page): AppWindow {
  const app = new PlaywrightDriver(page);
  return {
    page,
    app,
    firstRun: new FirstRunPage(app),
    story: new StoryPage(app),
    library: new LibraryPage(app),
    settings: new SettingsPage(app),
    tools: new ToolsPage(app),
    state: new StatePage(app),
    tree: new TreePage(app),
  };
}
