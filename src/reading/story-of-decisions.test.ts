import { storyOf } from '@/reading/testing/story-of';
import type { Campaign } from '@/story/campaign/campaign';
import { plainBeat } from '@/story/campaign/plain-beat';

const files = {
  'characters/npcs/ilka/profile.json': JSON.stringify({ name: 'Ilka Voss', role: 'lock-keeper' }),
  'world/setting.md':
    '# The Lock\n\nThe lock lies below the town. Its gates are of oak.\n\n# The Weir\n\nThe weir roars behind the mill. Nobody crosses it after dark.',
  'plot/premise.md':
    'You come to the lock at dusk. Ilka Voss is waiting there with a lamp. She hands you a rusted key and says nothing.',
};
const beats = [
  ['gate', 'The Gate', 'Ilka Voss asks you to open the upper gate.'],
  [
    'flood',
    'The Flood',
    'The water has come over the sill. Nobody closes the sluice unless you do.',
  ],
].map(([id = '', title = '', description = '']) =>
  plainBeat(id, {
    ...{ title, description, priority: 'critical', isSkippable: false },
    sceneCount: { min: 3, max: null },
  }),
);

function made(): Campaign {
  return storyOf(files, { beats });
}

const choicesOf = ({ passages }: Campaign, id: string): readonly string[] =>
  [...passages.values()]
    .filter((passage) => passage.id.startsWith(id))
    .flatMap(({ choices }) => choices.map(({ text }) => text));

const anyPlace = {
  ...{ kind: 'interior' as const, region: null, mood: null },
  ...{ features: [], exits: [] },
};

describe('[arch §6.2] what an author leaves to the player', () => {
  it('in the premise is offered when the story begins', () => {
    expect(choicesOf(made(), 'read-beginning-')).toEqual([
      'Take the rusted key from Ilka.',
      'Leave the rusted key with Ilka.',
    ]);
  });

  it('in a beat is what can be done about it', () => {
    const story = made();
    expect(choicesOf(story, 'read-beat-gate')).toEqual(
      expect.arrayContaining([
        'Open the upper gate, as Ilka asks.',
        'Tell Ilka that you will not open the upper gate.',
      ]),
    );
    expect(choicesOf(story, 'read-beat-flood')).toContain('Close the sluice.');
  });

  it('is remembered as it was done, and comes to mind at the last question', () => {
    const story = made();
    expect(story.passages.get('read-turn-gate-2')?.memory?.text).toBe(
      'You refused to open the upper gate.',
    );
    const last = story.passages.get('read-last')?.prose.join(' ') ?? '';
    expect(last).toContain('has(flags.turn_gate_2): You refused to open the upper gate.');
  });
});

it('[arch §6.2.5] what everything leads to comes shortly before the last question', () => {
  const { beats: told } = made();
  const at = (id: string): number => told.find((beat) => beat.id === id)?.sceneCount.min ?? 0;
  expect(at('gate')).toBe(3);
  expect(at('flood')).toBeGreaterThan(10);
  expect(at('read_last') - at('flood')).toBe(2);
});

it('[arch §6.2] whoever is alone can send for somebody they have met', () => {
  expect(choicesOf(made(), 'read-send-')).toContain('Send for Ilka.');
});

it('[arch §6.2.3] an author who wants a short story gets one', () => {
  const lastOf = (given: Partial<Campaign>): number | null | undefined =>
    storyOf(files, given).beats.find(({ id }) => id === 'read_last')?.sceneCount.min;
  expect([lastOf({}), lastOf({ playtimeMinutes: 20 })]).toEqual([14, 10]);
});

it('[arch §6.2] who walks away from the last question has it to answer wherever they go', () => {
  const story = made();
  const again = story.passages.get('read-unanswered');
  expect(again?.conditions.after).toEqual(['read_last']);
  expect(again?.once).toBe(false);
  expect(again?.choices.map(({ text }) => text)).toEqual(choicesOf(story, 'read-last'));
});

it('[arch §6.2] nobody meets themselves', () => {
  const lists =
    '# People\n\n- **Ilka Voss**: clerk. She counts.\n- **Tom Hale**: porter. He waits.';
  const { people } = storyOf({
    'plot/premise.md': 'You are Ilka Voss. Tom Hale is at the door.',
    'world/setting.md': lists,
  });
  expect([...people.values()].map(({ name }) => name)).toEqual(['Tom Hale']);
});

it('[arch §6.2] who begins at a place of which nothing is told is not told that they have come', () => {
  const { passages, places } = storyOf(
    {
      'plot/premise.md': 'You have sat in the signal box since noon.',
      'world/setting.md': '# The Weir\n\nThe weir roars behind the mill.',
    },
    {
      startingPlace: 'box',
      places: new Map([['box', { ...anyPlace, id: 'box', name: 'the signal box' }]]),
    },
  );
  expect([
    places.has('box'),
    passages.has('read-place-box'),
    passages.has('read-place-weir'),
  ]).toEqual([true, false, true]);
});
