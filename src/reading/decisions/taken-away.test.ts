import { takenAway } from '@/reading/decisions/taken-away';
import { foundPerson } from '@/reading/found/found-person';
import { storyOf } from '@/reading/testing/story-of';
import type { Passage } from '@/story/campaign/passage';
import { plainBeat } from '@/story/campaign/plain-beat';

const people = ['Odo Grell', 'Hanne'].map((name) => foundPerson(name, [], { role: null, own: [] }));

it.each([
  ['put Odo off at the next quay', 'Odo Grell'],
  ['send Hanne home', 'Hanne'],
  ['send away Hanne', 'Hanne'],
  ['dismiss Odo Grell', 'Odo Grell'],
  ['let Odo go', 'Odo Grell'],
])('who is sent away is gone: %s', (deed, name) => {
  expect(takenAway(deed, people)?.name).toBe(name);
});

it.each([
  'refuse to put Odo off',
  "send Odo's letter away",
  'put Hanne to bed',
  'tell Hanne to send Odo away',
  'send for Hanne',
])('who is not sent away stays: %s', (deed) => {
  expect(takenAway(deed, people)).toBeNull();
});

const story = storyOf(
  {
    'plot/premise.md': 'You command the barge Linnet on the long canal.',
    'characters/npcs/odo/profile.json': JSON.stringify({ name: 'Odo Grell', role: 'Stowaway' }),
    'characters/npcs/hanne/profile.json': JSON.stringify({ name: 'Hanne Voll', role: 'Mate' }),
  },
  {
    beats: [
      ['found', 'Hanne finds somebody. By the rules Odo is to be put off at the next quay.'],
      ['whisper', 'You may tell Hanne, Odo, or nobody about the crack in the hull.'],
      ['fog', 'Fog comes up. Odo and Hanne look at you.'],
    ].map(([id = '', description = '']) =>
      plainBeat(id, { title: id, description, priority: 'critical', isSkippable: false }),
    ),
  },
);
const passages = [...story.passages.values()];
const outcomeOf = (text: string): Passage | undefined => {
  const choice = passages.flatMap(({ choices }) => choices).find((each) => each.text === text);
  return story.passages.get(choice?.leadsTo ?? '');
};
const isMoved = ({ effects }: Passage): boolean =>
  effects.some((effect) => effect.kind === 'set' && effect.path === 'people.odo.place');

it('[arch §6.2.5] nobody who has been sent away is brought back by a later beat', () => {
  const put = outcomeOf('Put Odo off at the next quay.');
  expect(put?.effects).toContainEqual({ kind: 'set', path: 'people.odo.place', value: null });
  expect(outcomeOf('Refuse to put Odo off at the next quay.')?.effects).not.toContainEqual(
    expect.objectContaining({ path: 'people.odo.place' }),
  );
  const told = (id: string): readonly Passage[] =>
    passages.filter((passage) => passage.id.startsWith(`read-beat-${id}`));
  expect(told('found').every(isMoved)).toBe(true);
  const without = told('fog').filter(({ id }) => id.includes('-without'));
  expect(without.length).toBeGreaterThan(0);
  expect(without.some(isMoved)).toBe(false);
  expect(without.flatMap(({ choices }) => choices).map(({ target }) => target)).not.toContain(
    'odo',
  );
});

it('[arch §6.2.5] nobody answers to what has been kept from everybody', () => {
  expect(outcomeOf('Tell nobody about the crack in the hull.')?.conditions.speaker).toBeNull();
  expect(outcomeOf('Tell Hanne about the crack in the hull.')?.conditions.speaker).toBe('hanne');
});
