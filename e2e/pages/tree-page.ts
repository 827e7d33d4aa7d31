import type { AppDriver } from './app-driver';

/** Every road of the story. */
export class TreePage {
  constructor(private readonly app: AppDriver) {}

  /** From the state. */
  async open(): Promise<void> {
    await this.app.tap('open-tree');
    await this.app.waitFor('tree');
  }

  select(scene: string): Promise<void> {
    return this.app.tap(sceneID(scene));
  }

  async goOnFrom(scene: string): Promise<void> {
    await this.select(scene);
    await this.app.tap('go-on-from-here');
    await this.app.waitFor('story');
  }

  async keepHere(name: string): Promise<void> {
    await this.app.type('save-name', name);
    await this.app.tap('save');
  }
}

export function sceneID(scene: string): string {
  return `tree-scene-${scene}`;
}
