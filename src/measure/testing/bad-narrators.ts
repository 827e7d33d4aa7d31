import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { seededRandom } from '@/foundation/seeded-random';
import type { MeasureId } from '@/measure/measure-stories';
import type { Campaign } from '@/story/campaign/campaign';
import type { Scene, SceneOutcome, SceneWords } from '@/story/log/scene';

/** A story as it was played, before anybody looks at it. */
export type Told = { readonly campaign: Campaign; readonly path: readonly Scene[] };

/** Spoils a story in one way. */
export type BadNarrator = (told: Told) => Told;

type Paragraphs = readonly (readonly string[])[];

/** Tells every scene in other words. */
function retelling(tell: (paragraphs: Paragraphs, at: number) => Paragraphs): BadNarrator {
  return ({ campaign, path }) => ({
    campaign,
    path: path.map((scene, at) => {
      const before = (scene.words?.paragraphs ?? []).map((each) => each.map(({ text }) => text));
      const paragraphs = tell(before, at).map((paragraph) =>
        paragraph.map((text) => ({ text, by: 'engine' as const })),
      );
      return withWords(scene, { paragraphs });
    }),
  });
}

function adding(sentence: (at: number) => string): BadNarrator {
  return retelling((paragraphs, at) => [...paragraphs, [sentence(at)]]);
}

function withWords(scene: Scene, words: Partial<SceneWords>): Scene {
  return scene.words === null ? scene : { ...scene, words: { ...scene.words, ...words } };
}

function withOutcome(change: (outcome: SceneOutcome) => Partial<SceneOutcome>): BadNarrator {
  return ({ campaign, path }) => ({
    campaign,
    path: path.map((scene) => ({
      ...scene,
      outcome: { ...scene.outcome, ...change(scene.outcome) },
    })),
  });
}

/** Three scenes of fallback words, over and over. */
const repeatsItself: BadNarrator = ({ campaign, path }) => ({
  campaign,
  path: path.map((scene, at) =>
    withWords(scene, { paragraphs: path[at % 3]?.words?.paragraphs ?? [] }),
  ),
});

const frames = [
  'You walk to the # and look at the #.',
  'The # is cold and the # is dark.',
  'Somebody has left a # beside the #.',
  'There is a # here, and a # too.',
  'You can hear the # behind the #.',
  'A # lies on the floor near the #.',
  'The # stands open, and so does the #.',
  'From the # you can see the #.',
  'The old # smells of wet #.',
  'Nobody has touched the # or the #.',
  'You turn from the # to the #.',
  'The # moves a little, like a #.',
];
const nouns = 'door lamp table ladder window bucket stone chair rope bell oven goat'.split(' ');

/** A grammar of twelve frames with two slots each. */
const templateGrammar: BadNarrator = retelling((_, at) => {
  const random = seededRandom(at + 1);
  const sentence = (): string =>
    frames[random.between(0, frames.length - 1)]?.replaceAll(
      '#',
      () => nouns[random.between(0, nouns.length - 1)] ?? '',
    ) ?? '';
  return [Array.from({ length: 9 }, sentence)];
});

/** All sentences are as long as one another. */
const droning: BadNarrator = retelling((paragraphs) => {
  const words = paragraphs
    .flat()
    .join(' ')
    .replace(/[.!?"]/g, '')
    .split(' ');
  const sentences = Array.from({ length: Math.floor(words.length / 8) }, (_, at) =>
    words
      .slice(at * 8, at * 8 + 8)
      .join(' ')
      .replace(/^./, (letter) => letter.toUpperCase()),
  );
  return [sentences.map((sentence) => `${sentence}.`)];
});

const beginsAlike: BadNarrator = retelling((paragraphs) => [['Snow falls again.'], ...paragraphs]);

const inventsNames: BadNarrator = adding(
  (at) => `Beyond the pass lies Ravensfall${'x'.repeat(at)}.`,
);

const speaksForPlayer: BadNarrator = adding(
  (at) => `"I have counted ${String(at)} of them," you say.`,
);

/** Somebody is dead from the first scene on, and goes on talking. */
const raisesTheDead: BadNarrator = ({ campaign, path }) => {
  const [person] = campaign.people.values();
  const id = person?.id ?? '';
  const isDead = { people: { [id]: { alive: false } } };
  const [first, ...others] = path;
  if (first === undefined) return { campaign, path };
  const patch = deepMerge(first.outcome.patch, isDead);
  const dying = { ...first, outcome: { ...first.outcome, patch } };
  const spoken = adding((at) => `"It is ${String(at)} now," says ${person?.shortName ?? ''}.`);
  return spoken({ campaign, path: [dying, ...others] });
};

/** Choices say that they come from what never was. */
const makesMemoriesUp: BadNarrator = ({ campaign, path }) => ({
  campaign,
  path: path.map((scene) =>
    withWords(scene, {
      choices: (scene.words?.choices ?? []).map((choice) => ({
        ...choice,
        because: [{ kind: 'memory' as const, id: 'memory-000000000000', text: 'You were here.' }],
      })),
    }),
  ),
});

/** Nothing that was chosen is ever asked for: neither a passage nor a choice nor a sentence depends on it. */
const forgetsChoices: BadNarrator = ({ campaign, path }) => ({
  campaign: {
    ...campaign,
    beats: campaign.beats.map((beat) => ({ ...beat, custom: null, playerChoices: [] })),
    endings: new Map(),
    passages: new Map(
      [...campaign.passages].map(([id, passage]) => [
        id,
        {
          ...passage,
          conditions: { ...passage.conditions, expressions: [], recalls: null },
          prose: ['It happens.'],
          choices: passage.choices.map((choice) => ({ ...choice, condition: null })),
        },
      ]),
    ),
  },
  path: withOutcome(({ told }) => ({
    told: told.map(({ part, passage }) => ({ part, passage })),
  }))({ campaign, path }).path,
});

/** The story goes on, and what it works toward never comes. */
const forgetsBeats: BadNarrator = withOutcome(({ patch }) => ({
  beat: null,
  patch: Object.fromEntries(Object.entries(patch).filter(([key]) => key !== 'beats')),
}));

const careless: BadNarrator = adding(
  (at) => `It is a error of the the printer ,number ${String(at)}`,
);

const wornOut: BadNarrator = adding(
  (at) => `Shadows dance, a testament to ancient power, and silence hangs ${String(at)} times.`,
);

/** For each measure a narrator that it must not let pass. */
export const badNarrators: Readonly<Record<MeasureId, BadNarrator>> = {
  'distinct-2': templateGrammar,
  'distinct-3': templateGrammar,
  'reuse-mean': repeatsItself,
  'reuse-p95': templateGrammar,
  'self-bleu-4': templateGrammar,
  'mattr-500': templateGrammar,
  'sentence-length-sd': droning,
  openers: beginsAlike,
  grounding: inventsNames,
  contradictions: raisesTheDead,
  callbacks: makesMemoriesUp,
  'read-again': forgetsChoices,
  'beats-in-time': forgetsBeats,
  'speaks-for-player': speaksForPlayer,
  lint: careless,
  guards: wornOut,
};

/** As the table of measures was made: by a grammar of twelve frames. */
export const grammarOfTwelveFrames = templateGrammar;
