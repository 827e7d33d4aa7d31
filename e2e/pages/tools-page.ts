import type { AppDriver } from './app-driver';

/** How the newest turn was made. */
export class ToolsPage {
  constructor(private readonly app: AppDriver) {}

  async open(): Promise<void> {
    await this.app.tap('nav-tools');
    await this.app.waitFor('tools');
  }

  /** All about a tool of the newest plan, by its name there. */
  async detailsOf(toolId: string): Promise<string> {
    await this.app.tap(`tool-${toolId}`);
    await this.app.waitFor(`details-${toolId}`);
    return this.app.textOf(`details-${toolId}`);
  }

  /** Counted from the newest. */
  openPast(plan: number): Promise<void> {
    return this.app.tap(`past-plan-${plan}`);
  }

  async openConsole(): Promise<void> {
    await this.app.tap('developer-console-switch');
    await this.app.waitFor('developer-console');
  }
}
