import type { SceneWhy } from '@/engine/why/reasons';

/** Why a scene is as it is, with one reason of each look. */
export const sampleWhy: SceneWhy = {
  scene: 7,
  telling: 1,
  tellings: 1,
  sentences: [
    {
      number: 1,
      text: 'The ferry is late.',
      by: 'author',
      from: 'late-ferry',
      reasons: [
        { kind: 'choice', id: 'c1', text: 'You chose “Wait.”', note: null, scene: 6 },
        {
          kind: 'passage',
          id: 'late-ferry',
          text: 'The author wrote it.',
          note: null,
          scene: null,
        },
      ],
    },
    { number: 2, text: 'So are you.', by: 'engine', reasons: [] },
  ],
  choices: [
    {
      id: 'c1',
      number: 1,
      text: 'Wait.',
      reasons: [
        { kind: 'memory', id: 'm1', text: '“You promised to wait.”', note: null, scene: 3 },
        {
          kind: 'place',
          id: 'mill',
          text: 'The mill.',
          note: 'You have not been there.',
          scene: null,
        },
      ],
    },
    { id: 'c2', number: 2, text: 'Go.', reasons: [] },
  ],
};
