import { filled, Wordings } from '@/reading/story/pick';

const pool = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.', 'Eight.'];

function taken(campaign: string, count: number): readonly string[] {
  const wordings = new Wordings(campaign);
  return Array.from({ length: count }, () => wordings.next(pool, {}));
}

it('[arch §6.2] each campaign takes wordings in an order of its own, and none twice before all are used', () => {
  const one = taken('the_mill', pool.length);
  expect(new Set(one).size).toBe(pool.length);
  expect(taken('the_mill', pool.length)).toEqual(one);
  const orders = ['the_mill', 'the_quay', 'the_fair', 'the_pass'].map((campaign) =>
    taken(campaign, pool.length).join(' '),
  );
  expect(new Set(orders).size).toBe(4);
});

it('whoever is called as what every object has keeps their place', () => {
  expect(filled('{constructor} see{constructor.s} {x}.', { x: '@mara' })).toBe(
    '{constructor} see{constructor.s} {mara}.',
  );
});
