import { bundledEngine, storyIn } from '@/engine/testing/bundled-story';
import { nobodyMet, talksRead } from '@/engine/testing/talks-read';
import { collect, never } from '@/engine/testing/test-engine';
import { attitudeOf, type Attitude } from '@/story/state/feelings';
import { feelingOf } from '@/story/state/story-state';

const people = {
  dunya: { name: 'Dunya', place: 'bakehouse' },
  pruett: { name: 'Pruett', place: 'chapel' },
  wen: { name: 'Wen', place: 'pen' },
  marrit: { name: 'Marrit', place: 'forge' },
  josse: { name: 'Josse', place: 'forge' },
} as const;
type Person = keyof typeof people;

const questions = [
  'ask NAME about the weather in the capital',
  'chat with NAME about the harvest',
  'ask NAME what became of the old bridge',
  'talk to NAME about music',
] as const;

type Talk = {
  readonly person: Person;
  readonly feeling: number;
  /** The paragraphs as the player reads them. */
  readonly shown: readonly string[];
};

const talks: Talk[] = [];

/** Two talks with someone who feels so: what is said to a stranger, and what is left to say then. */
async function talkTwice(
  engine: Awaited<ReturnType<typeof bundledEngine>>,
  { person, feeling, first }: { person: Person; feeling: number; first: number },
): Promise<void> {
  const { name, place } = people[person];
  // Pruett has been: who is interrupted by him has no room left for what they feel.
  const beats = { pruett_asks: { scene: 1 } };
  const startingPatch = { place, beats, people: { [person]: { feeling } } };
  const session = await storyIn(engine, { seed: first + 1, startingPatch });
  await collect(session.resume(never));
  for (const index of [first, (first + 1) % questions.length]) {
    const felt = feelingOf(session.state, person);
    const text = (questions[index] ?? '').replace('NAME', name);
    await collect(session.take({ text }, never));
    const { words } = session.path[session.path.length - 1] ?? {};
    const shown = (words?.paragraphs ?? []).map((paragraph) =>
      paragraph.map((sentence) => sentence.text).join(' '),
    );
    talks.push({ person, feeling: felt, shown });
  }
}

type Readings = Readonly<Record<'warm' | 'cold' | 'neither', readonly string[]>>;
const readings: Readonly<Record<Person, Readings>> = talksRead;
const allRead = new Set([
  ...nobodyMet,
  ...Object.values(readings).flatMap(({ warm, cold, neither }) => [...warm, ...cold, ...neither]),
]);

/** What a reader takes from all that the person does in a talk. */
function attitudeRead({ person, shown }: Talk): Attitude | 'both' | 'not judged yet' {
  if (shown.length === 0 || shown.some((text) => !allRead.has(text))) return 'not judged yet';
  const { warm, cold } = readings[person];
  const isWarm = shown.some((text) => warm.includes(text));
  const isCold = shown.some((text) => cold.includes(text));
  if (isWarm && isCold) return 'both';
  if (isWarm) return 'warm';
  return isCold ? 'cold' : 'neutral';
}

function readWrong(judged: readonly Talk[]): readonly string[] {
  return judged.flatMap((talk) => {
    const read = attitudeRead(talk);
    const { person, feeling, shown } = talk;
    if (read === attitudeOf(feeling)) return [];
    return [`${person} at ${String(feeling)} reads as ${read}: ${shown.join(' / ')}`];
  });
}

beforeAll(async () => {
  const engine = await bundledEngine({});
  for (const person of Object.keys(people) as readonly Person[])
    for (const feeling of [-60, 0, 60])
      for (const first of questions.keys()) await talkTwice(engine, { person, feeling, first });
});

it('[arch SC-036] in 95 of 100 talks the words shown are as warm or cold as what the person feels', () => {
  expect(talks.length).toBe(120);
  expect(readWrong(talks).slice(talks.length * 0.05)).toEqual([]);
});

it.each(['cold', 'neutral', 'warm'] as const)(
  'people who met everyone as the %s do would be found out',
  (attitude) => {
    const alike = talks.map((talk) => {
      const { shown } =
        talks.find(
          ({ person, feeling }) => person === talk.person && attitudeOf(feeling) === attitude,
        ) ?? talk;
      return { ...talk, shown };
    });
    expect(readWrong(alike).length / talks.length).toBeGreaterThan(0.5);
  },
);

it('words that nobody has judged count against a talk, whatever is felt', () => {
  const reworded = talks.map((talk) => ({ ...talk, shown: [...talk.shown, 'The snow goes on.'] }));
  expect(readWrong(reworded).length).toBe(talks.length);
});
