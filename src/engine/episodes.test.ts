import { beginSession, take, testHost } from '@/engine/testing/test-engine';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import type { Memory } from '@/story/state/memory';

const passages = (significance: string): string => `---
where: yard
---
## start
part: opening

The gate shuts behind you by itself.

> Climb the gate. [climb gate; stat: tact; risk: even] -> over / fallen

## over
part: outcome
memory: {text: "You got over the gate.", significance: ${significance}}

You are over.

## fallen
part: outcome
memory: {text: "You fell from the gate.", significance: ${significance}}

You are not over.
`;

/** What climbing left behind, by the band of the roll. */
async function climbed(significance: string): Promise<ReadonlyMap<string, Memory['episode']>> {
  const found = new Map<string, Memory['episode']>();
  const campaigns = smallCampaignWith({ 'small/plot/passages/yard.md': passages(significance) });
  for (let seed = 1; found.size < 3 && seed < 60; seed += 1) {
    const session = await beginSession(testHost({ content: { campaigns } }), seed);
    await take(session, 'Climb the gate');
    const { outcome } = session.path[1] ?? {};
    const memory = outcome?.memories.find(({ summary }) => summary.includes('the gate'));
    found.set(outcome?.roll?.band ?? '', memory?.episode);
  }
  return found;
}

describe('what was tried and mattered', () => {
  it('[arch §7.6] is marked as a triumph when it fully succeeded and as a failure when it failed', async () => {
    const bands = await climbed('high');
    expect(Object.fromEntries(bands)).toEqual({
      success: 'triumph',
      partial: undefined,
      failure: 'failure',
    });
  });

  it('[arch §7.6] is not marked when little was at stake', async () => {
    expect([...(await climbed('medium')).values()]).toEqual([undefined, undefined, undefined]);
  });
});
