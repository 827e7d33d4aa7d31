import { changedLine, standingLines } from '@/cli/play/standing-lines';
import type { SceneSetting } from '@/story/setting/scene-setting';

const calm: SceneSetting = {
  place: { id: 'quay', name: 'the quay', kind: 'water', region: null, features: [] },
  time: { day: 1, weekday: null, part: 'dusk' },
  people: [
    {
      id: 'oda',
      name: 'Oda',
      role: null,
      isHere: true,
      feeling: -12,
      change: 0,
      pronouns: { they: 'she', them: 'her', their: 'her' },
      why: [
        { text: 'you cut the net', change: -12, toldBy: 'Mara', scene: 2, isOfThisScene: false },
      ],
    },
  ],
  factions: [
    {
      id: 'ferrymen',
      name: 'the ferrymen',
      score: 0,
      change: 0,
      words: 'undecided about you',
      why: [],
    },
  ],
  remembered: [],
  mood: null,
  music: null,
};

it('one line says what the scene changed, and there is none when it changed nothing', () => {
  const changed = {
    ...calm,
    people: calm.people.map((person) => ({ ...person, change: -12 })),
    factions: calm.factions.map((each) => ({ ...each, words: 'well disposed to you', change: 5 })),
  };
  expect([changedLine(changed), changedLine(calm)]).toEqual([
    'Oda: keeps her distance, −12 · The ferrymen: well disposed to you, +5',
    null,
  ]);
});

it('[arch §4.2.3] a story shown says what everyone thinks, and why', () => {
  const own = { text: 'you paid', change: 3, toldBy: null, scene: 4, isOfThisScene: true };
  const people = calm.people.map((person) => ({ ...person, why: [own, ...person.why] }));
  expect(standingLines({ ...calm, people })).toEqual([
    'Oda: keeps her distance (−12)',
    '  You paid (+3, scene 4)',
    '  Heard from Mara: you cut the net (−12, scene 2)',
    'The ferrymen: undecided about you (0)',
  ]);
});
