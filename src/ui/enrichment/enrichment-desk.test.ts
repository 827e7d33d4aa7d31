import { sparseCampaigns } from '@/engine/testing/sparse-campaigns';
import { testHost } from '@/engine/testing/test-engine';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { ChangeableFileStore, FileStore } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';
import { AppModel } from '@/ui/app/app-model';
import { ScriptedHost } from '@/ui/app/testing/scripted-host';
import { takeChoice } from '@/ui/app/testing/take-choice';
import { until } from '@/ui/app/testing/until';
import { EnrichmentDesk } from '@/ui/enrichment/enrichment-desk';
import type { EnrichmentView } from '@/ui/enrichment/enrichment-view';
import { enrichmentTexts } from '@/ui/texts/enrichment-texts';

const never = new AbortController().signal;

const understudy: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...sparseCampaigns['understudy'], '.opened': 'understudy.zip\n' }).map(
    ([path, text]) => [`understudy/${path}`, text],
  ),
);

type Device = {
  readonly app: AppModel;
  readonly desk: EnrichmentDesk;
  readonly store: ChangeableFileStore;
};

const now = (draw: () => void): void => {
  draw();
};

let leave: () => void = () => undefined;

afterEach(() => {
  leave();
});

async function device(
  campaignsOf: (store: ChangeableFileStore) => FileStore = (store) => store,
): Promise<Device> {
  const store = memoryFileStore(understudy);
  const host = new ScriptedHost();
  const app = new AppModel(host);
  leave = app.start();
  const services = testHost({ content: { campaigns: campaignsOf(store) } });
  host.tell({ kind: 'ready', services, keeps: 'device' });
  await until(app.app, ({ kind }) => kind === 'ready');
  if (app.desk === null) throw new Error('the device is not ready');
  return { app, store, desk: new EnrichmentDesk(app.desk, 'understudy', now) };
}

async function allIn(store: FileStore): Promise<Readonly<Record<string, string>>> {
  const paths = await store.list('', never);
  const texts = await Promise.all(paths.map((path) => store.readText(path, never)));
  return Object.fromEntries(paths.map((path, at) => [path, texts[at] ?? '']));
}

const shown = ({ desk }: Device): EnrichmentView => desk.view.getState();

/** What the library says of the campaign. */
function standing({ app }: Device): unknown {
  const view = app.app.getState();
  const [card] = view.kind === 'ready' ? view.campaigns : [];
  return card?.kind === 'playable' ? card.enrichment : null;
}

async function accepted(): Promise<Device> {
  const here = await device();
  await here.desk.look();
  await here.desk.accept();
  return here;
}

const corvina = 'understudy/characters/npcs/madame_corvina/profile_generated.json';

describe('[arch §6.2.12] what the built-in writer has for a campaign', () => {
  it('is shown, and nothing is written', async () => {
    const here = await device();
    expect(standing(here)).toEqual({ kind: 'offered', contentFiles: 2 });
    await here.desk.look();
    const view = shown(here);
    if (view.kind !== 'offered') throw new Error(view.kind);
    expect(new Set(view.files.map(({ kind }) => kind))).toEqual(
      new Set(['person', 'beats', 'lore', 'ending']),
    );
    expect(await allIn(here.store)).toEqual(understudy);
  });

  it('is written when it is accepted, beside what the author wrote, and taken away again', async () => {
    const here = await accepted();
    const view = shown(here);
    if (view.kind !== 'here') throw new Error(view.kind);
    expect(view).toMatchObject({ accepted: view.files.length, kept: [] });
    const after = await allIn(here.store);
    expect(after).toMatchObject(understudy);
    expect(Object.keys(after)).toHaveLength(Object.keys(understudy).length + view.files.length);
    expect(standing(here)).toEqual({ kind: 'written', files: view.files.length });

    await here.desk.look();
    expect(shown(here)).toEqual({ ...view, accepted: null });
    await here.desk.discard();
    expect(shown(here)).toEqual({ kind: 'removed', files: view.files.length, kept: [] });
    expect(await allIn(here.store)).toEqual(understudy);
    expect(standing(here)).toEqual({ kind: 'offered', contentFiles: 2 });
  });

  it('stays where a person has changed it, and that is said', async () => {
    const here = await accepted();
    const own = ((await here.store.readText(corvina, never)) ?? '').replace('forty', 'fifty');
    await here.store.changes.write(corvina, encodeUtf8(own), never);
    await here.desk.look();
    const view = shown(here);
    const edited = view.kind === 'here' && view.files.filter(({ state }) => state === 'edited');
    expect(edited).toMatchObject([{ path: corvina.slice('understudy/'.length) }]);
    await here.desk.discard();
    expect(shown(here)).toMatchObject({ kept: [corvina.slice('understudy/'.length)] });
    expect(await allIn(here.store)).toEqual({ ...understudy, [corvina]: own });
  });

  it('is in a story that is begun afterwards; one that is open goes on with it and says that its campaign has changed', async () => {
    const here = await device();
    await here.app.begin('understudy', 1);
    here.app.showAll();
    await takeChoice(here.app, '');
    await here.desk.look();
    await here.desk.accept();
    const { remark, pages, phase } = here.app.story.getState();
    expect({ remark, pages: pages.length, phase }).toEqual({
      remark: expect.stringMatching(
        /^The Understudy has changed since you began this story\. It goes on with what is here now\. Campaign contains \d+ AI-generated asset\(s\)\./,
      ) as unknown,
      pages: 2,
      phase: 'choosing',
    });
    await here.app.begin('understudy', 2);
    expect(here.app.story.getState().remark).toMatch(/^Campaign contains \d+ AI-generated/);
  });
});

/** What a device refuses to write. */
function refusing(store: ChangeableFileStore): FileStore {
  const full = new HostFault('disk-full', 'There is no space left in this browser.');
  return { ...store, changes: { ...store.changes, write: () => Promise.reject(full) } };
}

function readOnly(store: ChangeableFileStore): FileStore {
  return {
    readText: (path, signal) => store.readText(path, signal),
    list: (folder, signal) => store.list(folder, signal),
  };
}

describe('[arch §6.2.12] what could not be written is said in one sentence, and nothing has changed', () => {
  it.each([
    ['a disk is full', refusing, 'There is no space left in this browser. Nothing was written.'],
    [
      'nothing can be changed here',
      readOnly,
      'The Understudy came with Narratoria and stays as it is.',
    ],
  ])('where %s', async (_why, campaignsOf, sentence) => {
    const here = await device(campaignsOf);
    await here.desk.look();
    await here.desk.accept();
    expect(shown(here)).toEqual({ kind: 'failed', sentence });
    expect(await allIn(here.store)).toEqual(understudy);
  });

  it('where it is stopped', async () => {
    const here = await device();
    await here.desk.look();
    const writing = here.desk.accept();
    here.desk.stop();
    await writing;
    expect(shown(here)).toEqual({ kind: 'stopped' });
    expect(await allIn(here.store)).toEqual(understudy);
  });

  it('where something broke of which the device says nothing', async () => {
    const broken = (store: ChangeableFileStore): FileStore => ({
      ...store,
      changes: { ...store.changes, write: () => Promise.reject(new Error('0x80004005')) },
    });
    const here = await device(broken);
    await here.desk.look();
    await here.desk.accept();
    expect(shown(here)).toEqual({ kind: 'failed', sentence: enrichmentTexts.failed });
  });

  it('where there is enough already', async () => {
    const here = await device();
    await here.store.changes.write('understudy/lore/lilies.md', encodeUtf8('Lilies.'), never);
    await here.desk.look();
    expect(shown(here)).toEqual({
      kind: 'failed',
      sentence:
        'The Understudy has 3 content files; only a campaign with fewer than 3 is written on.',
    });
  });
});
