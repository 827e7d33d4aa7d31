import type { ChapterOfStory } from '@/engine/library/recap';
import type { Campaign } from '@/story/campaign/campaign';
import { isIdle } from '@/story/acts/idle-intent';
import type { Author, Paragraph } from '@/story/words/provenance';
import type { Roll } from '@/story/rules/roll';
import type { Scene } from '@/story/log/scene';
import type { TakenAction } from '@/story/log/taken-action';

export type TranscriptScene = {
  /** Counted along what is read: what was turned down is not. */
  readonly number: number;
  readonly place: string;
  /** What the player did; null in the first scene. */
  readonly did: { readonly text: string; readonly by: Author } | null;
  readonly roll: string | null;
  readonly paragraphs: readonly Paragraph[];
};

/** One road through a story, to be read without the app. */
export type Transcript = {
  /** Of the story that was played. */
  readonly id: string;
  readonly title: string;
  /** Tag of the language it is told in. */
  readonly language: string;
  /** Milliseconds of the recorded clock when the last scene began. */
  readonly at: number;
  readonly madeBy: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly scenes: readonly TranscriptScene[];
  }[];
  readonly ending: { readonly title: string; readonly scene: TranscriptScene } | null;
  /** Who wrote how much of it, in a sentence. */
  readonly writers: string;
};

type Told = {
  readonly id: string;
  readonly campaign: Campaign;
  /** From the first scene to where the player stands. */
  readonly path: readonly Scene[];
  readonly chapters: readonly ChapterOfStory[];
  readonly madeBy: string;
};

export function transcriptOf(told: Told): Transcript {
  const { id, campaign, path, chapters, madeBy } = told;
  const read = path
    .map((scene, at) => ({ scene, before: path[at - 1] }))
    .filter(({ scene }) => !isTurnedDown(scene))
    .map(({ scene, before }, at) => ({
      inLog: scene.number,
      scene: { ...transcriptScene(scene, before, campaign), number: at + 1 },
    }));
  const scenes = read.map(({ scene }) => scene);
  const last = path[path.length - 1]?.outcome.ending ?? null;
  const lastScene = scenes[scenes.length - 1];
  const hasEnded = last !== null && lastScene !== undefined;
  const before = hasEnded ? read.slice(0, -1) : read;
  return {
    id,
    title: campaign.title,
    language: campaign.language ?? 'en',
    at: path[path.length - 1]?.at ?? 0,
    madeBy,
    chapters: chapters
      .map(({ title, from, to }) => ({
        title,
        scenes: before
          .filter(({ inLog }) => inLog >= from && inLog <= to)
          .map(({ scene }) => scene),
      }))
      .filter((chapter) => chapter.scenes.length > 0),
    ending: hasEnded
      ? { title: campaign.endings.get(last)?.title ?? last, scene: lastScene }
      : null,
    writers: writersIn(scenes),
  };
}

/** A try that the engine answered with a line of its own: what an author wrote for it is read. */
function isTurnedDown({ outcome: { taken, told, roll, beat, ending } }: Scene): boolean {
  return (
    taken?.intent.kind === 'attempt' &&
    isIdle(taken.intent) &&
    roll === null &&
    beat === null &&
    ending === null &&
    told.every(({ passage }) => passage.startsWith('@'))
  );
}

function transcriptScene(
  { outcome, words }: Scene,
  before: Scene | undefined,
  campaign: Campaign,
): Omit<TranscriptScene, 'number'> {
  const { taken, roll } = outcome;
  return {
    place: capital(words?.place ?? ''),
    did: taken === null ? null : { text: taken.text, by: writerOf(taken, before) },
    roll: roll === null ? null : rollWords(roll, campaign),
    paragraphs: words?.paragraphs ?? [],
  };
}

/** Whoever wrote the choice, or the player where it was none of those that were offered. */
function writerOf({ choice, text }: TakenAction, before: Scene | undefined): Author {
  if (choice === null) return 'player';
  const offered = before?.words?.choices.find((each) => each.id === choice && each.text === text);
  return (offered?.by ?? 'author') as Author;
}

/** As the app calls what the campaign has no own words for. */
const usualBands: ReadonlyMap<string, string> = new Map([
  ['success', 'cleanly'],
  ['partial', 'at a cost'],
  ['failure', 'it goes wrong'],
]);

function rollWords({ dice, modifiers, total, band }: Roll, { rules }: Campaign): string {
  const own = rules.bands.find(({ id }) => id === band)?.label;
  const outcome = band === null ? null : (usualBands.get(band) ?? own ?? band);
  const counting = dice.filter(({ dropped }) => !dropped).map(({ value }) => number(value));
  const dropped = dice.filter((die) => die.dropped).map(({ value }) => number(value));
  const parts = [
    ...(counting.length === 0 ? [] : [`Dice ${counting.join(' and ')}`]),
    ...(dropped.length === 0 ? [] : [`dropped ${dropped.join(' and ')}`]),
    ...modifiers.map(
      ({ name, reason, value }) => `${reason || name} ${value < 0 ? '' : '+'}${number(value)}`,
    ),
    `total ${number(total)}`,
    ...(outcome === null ? [] : [outcome]),
  ];
  return `${capital(parts.join(', '))}.`;
}

function writersIn(scenes: readonly TranscriptScene[]): string {
  const sentences = new Map<Author, number>();
  const count = (by: Author): void => {
    sentences.set(by, (sentences.get(by) ?? 0) + 1);
  };
  for (const { did, paragraphs } of scenes) {
    if (did !== null) count(did.by);
    for (const { by } of paragraphs.flat()) count(by);
  }
  if ([...sentences.keys()].every((by) => by === 'author')) return 'All words by the author.';
  const parts = [...sentences]
    .sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map(([by, many], at) =>
      at > 0
        ? `${String(many)} by ${writerWords(by)}`
        : `${String(many)} ${many === 1 ? 'sentence' : 'sentences'} by ${writerWords(by)}`,
    );
  return `${parts.join(', ')}.`;
}

function rank(by: Author): number {
  const known = (['author', 'engine', 'player'] as readonly Author[]).indexOf(by);
  return known < 0 ? 3 : known;
}

function writerWords(by: Author): string {
  switch (by) {
    case 'author':
      return 'the author';
    case 'engine':
      return 'the engine';
    case 'player':
      return 'you';
    default:
      return `the ${by.replace(':', ' ')}`;
  }
}

function number(value: number): string {
  return String(value).replace('-', '−');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
