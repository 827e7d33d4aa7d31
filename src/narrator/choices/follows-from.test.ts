import { movesFrom, restingOffers } from '@/narrator/choices/engine-offers';
import { contextOf } from '@/narrator/testing/context-of';
import type { Campaign } from '@/story/campaign/campaign';
import { campaignOf, memory, passage } from '@/story/testing/small-world';

const summary = 'Oda told you about the old road.';
const memories = [memory('road', { summary, about: 'oda' })];
const beenHere = [{ kind: 'state' as const, about: 'place', value: 'weir', from: 1 }];

function waysIn(campaign: Campaign): readonly string[] {
  const history = { ledger: beenHere, taken: [] };
  const context = contextOf(campaign, { past: { memories, history: history as never } });
  return movesFrom(context).map(({ text }) => text);
}

/** Something is left to be told at both. */
const untold = ['mill', 'old-road'].map((place) =>
  passage(`seen-${place}`, 'place', { where: [place] }),
);
const made = campaignOf(untold, { sources: new Map() });

it('[arch SC-034; arch §7.3] in a story made of prose a way of which somebody spoke comes before the others, and says so', () => {
  const [first = '', second = ''] = waysIn(made);
  expect(first).toMatch(/the old road.*\bOda\b/);
  expect(second).toContain('the mill');
});

it('an author’s ways keep their order', () => {
  const [first = ''] = waysIn(campaignOf([]));
  expect(first).toContain('the mill');
});

it('[arch SC-034] who can only rest does first what has to do with what happened', () => {
  const seen = [memory('seen', { summary: 'You saw the weir with your own eyes.' })];
  const kinds = (campaign: Campaign): readonly string[] =>
    restingOffers(contextOf(campaign, { past: { memories: seen } })).map(
      ({ intent }) => intent.kind,
    );
  expect(kinds(made)).toEqual(['look', 'wait', 'remember']);
  expect(kinds(campaignOf([]))).toEqual(['wait', 'look', 'remember']);
});
