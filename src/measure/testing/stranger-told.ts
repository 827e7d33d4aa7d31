import type { Because } from '@/contracts/generated/choice';
import { playedStory } from '@/measure/played-story';
import type { StrangerMeasureId } from '@/measure/strangers/measure-strangers';
import type { ProfiledPerson } from '@/measure/strangers/people-named';
import type { StrangerStory } from '@/measure/strangers/stranger-story';
import { memory } from '@/story/testing/small-world';
import type { Scene, SceneWords } from '@/story/log/scene';
import type { Sentence } from '@/story/words/provenance';

/** Tells a story otherwise, in one way. */
export type Retold = (story: StrangerStory) => StrangerStory;

function withPath(
  story: StrangerStory,
  change: (scene: Scene, at: number, path: readonly Scene[]) => Scene,
): StrangerStory {
  const path = story.walk.map(({ scene }) => scene);
  const { scenes: walk } = playedStory(story.campaign, story.seed, path.map(change));
  return { ...story, walk, scenes: walk.slice(0, story.scenes.length) };
}

function withWords(change: (words: SceneWords, at: number) => Partial<SceneWords>): Retold {
  return (story) =>
    withPath(story, (scene, at) =>
      scene.words === null
        ? scene
        : { ...scene, words: { ...scene.words, ...change(scene.words, at) } },
    );
}

function saying(texts: readonly string[], by: Sentence['by'] = 'author'): SceneWords['paragraphs'] {
  return [texts.map((text) => ({ text, by }))];
}

function offering(texts: (at: number) => readonly string[]): Retold {
  return withWords((words, at) => ({
    choices: texts(at).flatMap((text) => {
      const [choice] = words.choices;
      return choice === undefined ? [] : [{ ...choice, text }];
    }),
  }));
}

const letters = 'abcdefghij';

/** A word that stands for a number, and for no other: no scene begins or goes on like another. */
function counted(at: number): string {
  return `Ba${letters[Math.floor(at / 10) % 10] ?? ''}${letters[at % 10] ?? ''}`;
}

/** As a story of four people should be: what was written is told, and everybody comes. */
export const wellTold: Retold = (story) => {
  const { premise, people, windows } = story.authored;
  const worded = withWords((_, at) => {
    const called = people[at % people.length]?.calledAs ?? [];
    const line = `"${counted(at)} now," ${called[called.length - 1] ?? ''} says, ${counted(at)}.`;
    return { paragraphs: at === 0 ? saying([...premise, line]) : saying([line]) };
  })(story);
  const offered = offering((at) => people.map(({ name }) => `Ask ${name} about ${counted(at)}.`))(
    worded,
  );
  const reasoned = withWords(({ choices }) => ({
    choices: choices.map((choice, at) => ({ ...choice, because: [metWith(people[at])] })),
  }))(offered);
  return withPath(reasoned, (scene, at, path) => {
    const beats = windows.filter(({ min }) => min === at + 1);
    const told = Object.fromEntries(beats.map(({ beat }) => [beat, { scene: at + 1 }]));
    const ending = at === path.length - 1 ? 'the_open_gate' : null;
    const memories = people.map((person) => ({
      ...memory(metWith(person).id, { summary: metWith(person).text, about: person.id }),
      scene: scene.id,
    }));
    return {
      ...scene,
      outcome: { ...scene.outcome, patch: { beats: told }, ending, memories },
    };
  });
};

function metWith(person: ProfiledPerson | undefined): Because {
  const { id = 'nobody', name = 'nobody' } = person ?? {};
  return { kind: 'memory', id: `met-${id}`, text: `You met ${name}.` };
}

const generic = ['Wait and see.', 'Look around.', 'Take a slow look at where you are.'];

/** For each measure a telling that it must not let pass. */
export const badlyTold: Readonly<
  Record<Exclude<StrangerMeasureId, 'engine-sentences-of-three-files'>, Retold>
> = {
  premise: withWords(() => ({ paragraphs: saying(['It begins as such things do.']) })),
  'choices-naming': offering(() => generic),
  'scenes-naming': withWords(() => ({ paragraphs: saying(['You look around, and wait.']) })),
  'distinct-choices': offering((at) => generic.slice(at % 2)),
  'same-choices': offering(() => generic),
  callbacks: withWords(({ choices }) => ({
    choices: choices.map((choice) => ({ ...choice, because: [] })),
  })),
  // Of somebody, and not of whom the choice turns to.
  'false-reasons': (story) =>
    withWords(({ choices }) => ({
      choices: choices.map((choice, at) => ({
        ...choice,
        because: [metWith(story.authored.people[(at + 1) % story.authored.people.length])],
      })),
    }))(story),
  met: withWords(() => ({ paragraphs: saying(['"Good morning," says somebody.']) })),
  speak: (story) =>
    withWords(() => ({
      paragraphs: saying(story.authored.people.map(({ name }) => `${name} says nothing.`)),
    }))(story),
  'engine-sentences': withWords(({ paragraphs }) => ({
    paragraphs: paragraphs.map((each) => each.map(({ text }) => ({ text, by: 'engine' as const }))),
  })),
  'beats-in-window': (story) =>
    withPath(story, (scene) => ({ ...scene, outcome: { ...scene.outcome, patch: {} } })),
  ending: (story) =>
    withPath(story, (scene) => ({ ...scene, outcome: { ...scene.outcome, ending: null } })),
  'reuse-mean': withWords(({ paragraphs }, at) => ({
    paragraphs: [
      ...paragraphs,
      ...saying([`The caravan comes down the road to the gate ${String(at)} times.`]),
    ],
  })),
  'sentences-twice': withWords(({ paragraphs }) => ({
    paragraphs: [...paragraphs, ...saying(['The caravan has come down to the gate.'])],
  })),
  openers: withWords(({ paragraphs }) => ({
    paragraphs: [...saying(['A bell rings.']), ...paragraphs],
  })),
};

/** The same files, as if there were a manifest, a setting and a premise alone. */
export const ofThreeFiles: Retold = (story) => ({
  ...story,
  authored: { ...story.authored, hasThreeFiles: true },
});
