import { strToU8, zipSync } from 'fflate';

import type { Engine } from '@/engine/engine';
import { offerEnrichment } from '@/engine/files/enrichment';
import { openCampaignZip } from '@/engine/files/open-campaign';
import { acceptEnrichment, discardEnrichment } from '@/engine/files/write-enrichment';
import type { EnrichmentStanding } from '@/engine/library/enrichment-standing';
import { sparseCampaigns } from '@/engine/testing/sparse-campaigns';
import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { layeredFileStore } from '@/hosts/shared/files/layered-file-store';
import type { ChangeableFileStore } from '@/ports/file-store';

type Texts = Readonly<Record<string, string>>;

const bakery: Texts = sparseCampaigns['bakery'] ?? {};

function inFolder(files: Texts): Texts {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`it/${path}`, text]));
}

type Device = { readonly engine: Engine; readonly campaigns: ChangeableFileStore };

async function device(bundled: Texts = {}): Promise<Device> {
  const campaigns = layeredFileStore(memoryFileStore({}), memoryFileStore(inFolder(bundled)));
  return { engine: await testEngine(testHost({ content: { campaigns } })), campaigns };
}

async function opened(files: Texts): Promise<Device> {
  const here = await device();
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  const bytes = zipSync(Object.fromEntries(entries));
  const taken = await openCampaignZip(here.engine, { name: 'it.zip', bytes }, never);
  if (!taken.ok) throw new Error(taken.error);
  return here;
}

async function standing({ engine }: Device): Promise<EnrichmentStanding | null> {
  engine.readAnew('it');
  const card = (await engine.campaignCards(never)).find(({ id }) => id === 'it');
  return card?.kind === 'playable' ? (card.enrichment ?? null) : null;
}

const full = {
  ...bakery,
  'lore/yeast.md': 'The starter is older than the station.',
};

describe('[arch §6.2.12] the card of a campaign', () => {
  it('that the player opened and that has fewer than three content files offers to let more be written', async () => {
    expect(await standing(await opened(bakery))).toEqual({ kind: 'offered', contentFiles: 2 });
  });

  it.each<readonly [string, Texts]>([
    ['has three', full],
    [
      'is in another language',
      { ...bakery, 'manifest.json': '{"title":"Nacht","version":"1.0.0","language":"de"}' },
    ],
    ['has no prose', { 'manifest.json': bakery['manifest.json'] ?? '' }],
    [
      'is told in passages',
      {
        'manifest.json': bakery['manifest.json'] ?? '',
        'plot/passages/one.md': `## one\npart: opening\n\nThe oven is cold.\n\n${'> Light it. [use]\n'.repeat(12)}`,
        'plot/premise.md': bakery['plot/premise.md'] ?? '',
      },
    ],
  ])('that %s offers nothing', async (_why, files) => {
    expect(await standing(await opened(files))).toBeNull();
  });

  it('that came with Narratoria offers nothing', async () => {
    expect(await standing(await device(bakery))).toBeNull();
  });

  it('says how many files were written, also of one that is not sparse any more, until they are gone', async () => {
    const here = await opened(bakery);
    const at = { store: here.campaigns, id: 'it' };
    const offer = await offerEnrichment(at, 0, never);
    if (!offer.ok) throw new Error(offer.error.message);
    await acceptEnrichment(at, offer.value, never);
    const written = { kind: 'written', files: offer.value.files.length };
    expect(await standing(here)).toEqual(written);
    const { changes } = here.campaigns;
    await changes.write('it/lore/yeast.md', encodeUtf8(full['lore/yeast.md']), never);
    expect(await standing(here)).toEqual(written);
    await discardEnrichment(at, never);
    expect(await standing(here)).toBeNull();
    await changes.remove('it/lore/yeast.md', never);
    expect(await standing(here)).toEqual({ kind: 'offered', contentFiles: 2 });
  });
});
