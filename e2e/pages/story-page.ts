import type { AppDriver } from './app-driver';
import { Sheet } from './sheet';

/** The dice: what came of them, and every number in it. */
export type ShownRoll = { readonly outcome: string; readonly reasons: readonly string[] };

/** What a scene shows when it has been told. */
export type ShownScene = {
  readonly number: number;
  readonly place: string;
  readonly echo: string | null;
  readonly roll: ShownRoll | null;
  readonly paragraphs: readonly string[];
  readonly choices: readonly string[];
  readonly ending: string | null;
};

const mostChoices = 4;

/** The story itself. */
export class StoryPage {
  readonly why: Sheet;
  readonly reading: Sheet;
  /** Who is here and what is remembered; wide windows show it beside the words. */
  readonly around: Sheet;
  readonly turningPoints: Sheet;

  constructor(private readonly app: AppDriver) {
    this.why = new Sheet(app, 'why-sheet', 'why');
    this.reading = new Sheet(app, 'reading-sheet', 'reading');
    this.around = new Sheet(app, 'around-sheet', 'around');
    this.turningPoints = new Sheet(app, 'turning-point-sheet', 'turning-points');
  }

  /** Until the player can do something, or the story has ended. */
  async waitUntilTold(scene: number): Promise<void> {
    await this.app.waitFor(sceneID(scene));
    await this.app.waitForAny(['choice-1', 'story-end']);
  }

  /**
   * Shows all words at once, by taps on them as an impatient player does: early ones do nothing, and one
   * that came late would ask about a sentence.
   */
  tellAtOnce(scene: number): Promise<void> {
    return this.hurry(scene, () => this.app.tapWhile('stop', 'prose'));
  }

  /** Does it again and again until the scene has been told. */
  async hurry(scene: number, showAll: () => Promise<void>): Promise<void> {
    await this.app.waitFor(sceneID(scene));
    while ((await this.app.waitForAny(['stop', 'choice-1', 'story-end'])) === 'stop')
      await showAll();
  }

  /** Counted from 1. */
  choose(number: number): Promise<void> {
    return this.app.tap(`choice-${number}`);
  }

  async chooseByText(text: string): Promise<void> {
    const choices = await this.choices();
    const position = choices.indexOf(text);
    if (position < 0) throw new Error(`"${text}" is not among ${JSON.stringify(choices)}`);
    await this.choose(position + 1);
  }

  async choices(): Promise<readonly string[]> {
    const names: string[] = [];
    for (let number = 1; number <= mostChoices; number += 1)
      if (await this.app.isShown(`choice-${number}`))
        names.push(await this.app.nameOf(`choice-${number}`));
    return names;
  }

  hasEnded(): Promise<boolean> {
    return this.app.isShown('story-end');
  }

  async say(text: string): Promise<void> {
    // After a reply the field is still open.
    if (!(await this.app.isShown('own-words'))) await this.app.tap('type-instead');
    await this.app.type('own-words', text);
    await this.app.tap('send');
  }

  /** What was said to words that made no scene. */
  async reply(): Promise<string> {
    await this.app.waitFor('reply');
    return this.app.textOf('reply');
  }

  isOpen(scene: number): Promise<boolean> {
    return this.app.isShown(sceneID(scene));
  }

  /** Opens the dice if they are not open yet. */
  async scene(number: number): Promise<ShownScene> {
    const { app } = this;
    const inside = sceneID(number);
    const optional = async (testID: string): Promise<string | null> =>
      (await app.isShown(testID)) ? app.textOf(testID) : null;
    return {
      number,
      place: await app.textOf('place'),
      echo: number === 1 ? null : await app.textOf('echo', inside),
      roll: await this.roll(number),
      paragraphs: await app.partsOf('prose', inside),
      choices: await this.choices(),
      ending: await optional('ending-title'),
    };
  }

  private async roll(scene: number): Promise<ShownRoll | null> {
    const { app } = this;
    const row = `roll-${scene}`;
    const reasons = `${row}-reasons`;
    if (!(await app.isShown(row))) return null;
    if (!(await app.isShown(reasons))) await app.tap(row);
    await app.waitFor(reasons);
    return { outcome: await app.textOf(row), reasons: await app.partsOf(reasons) };
  }
}

function sceneID(number: number): string {
  return `scene-${number}`;
}
