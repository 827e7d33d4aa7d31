import { storyOf } from '@/reading/testing/story-of';

const profile = (name: string, rest: object): string =>
  JSON.stringify({ name, role: 'Diver', ...rest });

const salvage = {
  'plot/premise.md': 'You come aboard the barge. Ansa Holm and Piet Roos are waiting for you.',
  'world/setting.md': `The barge lies over the wreck, and its pumps run day and night.

The Long Bell hangs in the hold of the wreck. Every tide rings the Long Bell, and the divers count along.

Nobody has raised the Long Bell in ninety years. Three captains have tried it with chains.

The Salt Choir sings on the pier at low water. On feast days the Salt Choir is answered from below.

Nobody joins the Salt Choir before they are sixty. Until then one hums.`,
  'characters/npcs/ansa/profile.json': profile('Ansa Holm', {
    motivations: ['Raise the largest bell before winter'],
    relationships: { piet: 'Owes him a life' },
  }),
  'characters/npcs/piet/profile.json': profile('Piet Roos', {
    motivations: ['Sell his half of the barge'],
    relationships: { ansa: 'Never thanked her' },
  }),
};

function passagesOf(files: Readonly<Record<string, string>>, start: string) {
  return [...storyOf(files).passages.values()].filter(({ id }) => id.startsWith(start));
}

it('[arch §6.2] what somebody wants can be told to another, who says what they want', () => {
  const [offer] = passagesOf(salvage, 'read-hearsay-want-piet-ansa');
  const [answer] = passagesOf(salvage, 'read-carried-want-piet-ansa');
  expect(offer?.choices[0]?.text).toBe('Tell Ansa what Piet wants.');
  expect(answer?.prose.join(' ')).toMatch(/to raise the largest bell before winter/i);
});

it('[arch §6.2] what somebody said can be told to another, of whom is told how they stand to them', () => {
  const carried = passagesOf(salvage, 'read-carried-said-');
  expect(carried.length).toBeGreaterThan(0);
  expect(
    carried.filter(({ prose }) => !/owes him a life\.|never thanked her\./i.test(prose.join(' '))),
  ).toEqual([]);
});

it('[arch §6.2] it is not offered where its author says nothing of who would hear it', () => {
  const silent = {
    ...salvage,
    'characters/npcs/ansa/profile.json': profile('Ansa Holm', {}),
    'characters/npcs/piet/profile.json': profile('Piet Roos', {}),
  };
  expect(passagesOf(silent, 'read-hearsay-')).toEqual([]);
  expect(passagesOf(silent, 'read-wants-')).toEqual([]);
});
