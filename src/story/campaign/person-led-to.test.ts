import { personLedTo } from '@/story/campaign/person-led-to';
import type { Campaign } from '@/story/campaign/campaign';
import type { Effect } from '@/story/rules/effect';

function campaignWith(
  passages: Readonly<Record<string, { speaker?: string; felt?: readonly string[] }>>,
): Pick<Campaign, 'passages' | 'people'> {
  const read = Object.entries(passages).map(([id, { speaker = null, felt = [] }]) => [
    id,
    {
      conditions: { speaker },
      effects: felt.map((person): Effect => ({ kind: 'feeling', person, by: 5 })),
    },
  ]);
  const people = new Map(['oda', 'wen'].map((id) => [id, { id }]));
  return { passages: new Map(read as never), people: people as unknown as Campaign['people'] };
}

it('is who speaks, or whose feeling changes, in the words a choice leads to', () => {
  const campaign = campaignWith({ told: { felt: ['oda'] }, cold: { speaker: 'oda' } });
  expect(personLedTo({ leadsTo: 'told', elseTo: 'cold' }, campaign)).toBe('oda');
  expect(personLedTo({ leadsTo: 'elsewhere', elseTo: 'cold' }, campaign)).toBe('oda');
});

it('is nobody where there are two, or none, or somebody the story does not know', () => {
  const campaign = campaignWith({
    two: { speaker: 'oda', felt: ['wen'] },
    ghost: { speaker: 'x' },
  });
  expect(personLedTo({ leadsTo: 'two', elseTo: null }, campaign)).toBeNull();
  expect(personLedTo({ leadsTo: 'ghost', elseTo: null }, campaign)).toBeNull();
  expect(personLedTo({ leadsTo: null, elseTo: null }, campaign)).toBeNull();
});
