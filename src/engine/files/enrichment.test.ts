import { loadCampaign } from '@/campaign/load-campaign';
import { offerEnrichment, type Enrichment } from '@/engine/files/enrichment';
import { acceptEnrichment, discardEnrichment } from '@/engine/files/write-enrichment';
import { playable } from '@/engine/library/playable';
import { sparseCampaigns } from '@/engine/testing/sparse-campaigns';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { sha256Hex } from '@/foundation/sha256';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { ChangeableFileStore, FileStore } from '@/ports/file-store';
import { sentenceKey } from '@/story/words/sentence-key';
import { splitSentences } from '@/story/words/split-sentences';

const never = new AbortController().signal;
const noon = Date.UTC(2026, 1, 3, 12);

type Texts = Readonly<Record<string, string>>;

function storeWith(files: Texts): ChangeableFileStore {
  return memoryFileStore(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`it/${path}`, text])),
  );
}

const filesOf = (name: string): Texts => sparseCampaigns[name] ?? {};
const bakery = filesOf('bakery');
const names = Object.keys(sparseCampaigns);

/** Every file there is, with its text. */
async function allIn(store: FileStore): Promise<Texts> {
  const paths = await store.list('it', never);
  const texts = await Promise.all(paths.map((path) => store.readText(path, never)));
  return Object.fromEntries(paths.map((path, at) => [path.slice(3), texts[at] ?? '']));
}

async function offered(store: FileStore, now = noon): Promise<Enrichment> {
  const offer = await offerEnrichment({ store, id: 'it' }, now, never);
  if (!offer.ok) throw new Error(offer.error.message);
  return offer.value;
}

async function accepted(files: Texts): Promise<ChangeableFileStore> {
  const store = storeWith(files);
  const done = await acceptEnrichment({ store, id: 'it' }, await offered(store), never);
  if (!done.ok) throw new Error(done.error);
  return store;
}

const profile = (text: string | undefined): object => JSON.parse(text ?? '{}') as object;
const statesIn = ({ files }: Enrichment): readonly string[] => [
  ...new Set(files.map(({ state }) => state)),
];

describe('[arch §6.2.12] a campaign with fewer than three content files', () => {
  it.each(names)(
    'is offered people, beats, lore and endings, and nothing is written (%s)',
    async (name) => {
      const store = storeWith(filesOf(name));
      const { files, contentFiles, stale } = await offered(store);
      expect(new Set(files.map(({ kind }) => kind))).toEqual(
        new Set(['person', 'beats', 'lore', 'ending']),
      );
      expect({
        contentFiles,
        stale,
        states: [...new Set(files.map(({ state }) => state))],
      }).toEqual({
        contentFiles: 2,
        stale: [],
        states: ['new'],
      });
      expect(await allIn(store)).toEqual(filesOf(name));
    },
  );

  it('is offered nothing once there are three', async () => {
    const full = { ...bakery, 'lore/yeast.md': 'Yeast is alive.' };
    expect(await offerEnrichment({ store: storeWith(full), id: 'it' }, noon, never)).toEqual({
      ok: false,
      error: {
        kind: 'not-sparse',
        message:
          'The Night Bakery has 3 content files; only a campaign with fewer than 3 is written on.',
      },
    });
  });

  it.each([
    [
      'without prose',
      { 'manifest.json': bakery['manifest.json'] ?? '' },
      'There is nothing to read in The Night Bakery: write a world/setting.md or a plot/premise.md first.',
    ],
    [
      'in another language',
      {
        ...bakery,
        'manifest.json': '{"title": "Die Bäckerei", "version": "1.0.0", "language": "de"}',
      },
      'Die Bäckerei is not in English, and only English is read.',
    ],
    [
      'that is told in passages',
      {
        'manifest.json': bakery['manifest.json'] ?? '',
        'plot/premise.md': 'You wake.',
        'plot/passages/a.md': `## a\npart: opening\n\nYou wake.\n\n${'> Light it. [use]\n'.repeat(12)}`,
      },
      'The Night Bakery has passages of its own, so it is told as it is written and nothing is added to it.',
    ],
    [
      'with a broken manifest',
      { ...bakery, 'manifest.json': '{"title": ' },
      'The campaign "it" cannot be played: manifest.json is not JSON: it ends too early (line 1).',
    ],
  ])('gets one sentence where nothing can be written (%s)', async (_, files: Texts, message) => {
    const offer = await offerEnrichment({ store: storeWith(files), id: 'it' }, noon, never);
    expect(offer.ok ? null : offer.error.message).toBe(message);
  });

  it('has its author’s words and no others where it wants them told as they are', async () => {
    const manifest = JSON.stringify({
      title: 'The Night Bakery',
      version: '1.0.0',
      hydration_guidance: 'Tell it faithfully, and do not invent anything.',
    });
    const { files } = await offered(storeWith({ ...bakery, 'manifest.json': manifest }));
    expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['person', 'lore']));
    expect(files.map(({ text }) => text).join()).not.toMatch(/speech_patterns|motivations|traits"/);
  });
});

describe('[arch §6.2.12] what is written of somebody', () => {
  it('is who they are in the prose: name, pronouns and what they do, with the author’s sentences about them', async () => {
    const files = await allIn(await accepted(bakery));
    expect(profile(files['characters/npcs/tobiah_orr/profile_generated.json'])).toMatchObject({
      name: 'Tobiah Orr',
      short_name: 'Tobiah',
      pronouns: 'he',
      role: 'the one who mends the airlocks',
      background: expect.stringContaining(
        'Her brother Tobiah Orr mends the airlocks and has not set foot in the garden since the spring.',
      ) as string,
    });
  });

  it('is written of nobody who is gone, and by the name of whoever has one', async () => {
    const people = (name: string) =>
      accepted(filesOf(name))
        .then(allIn)
        .then((files) =>
          Object.keys(files).flatMap((path) => /npcs\/([^/]+)\//.exec(path)?.[1] ?? []),
        );
    expect(await people('bakery')).toEqual(['ludmila_orr', 'tobiah_orr']);
    expect(await people('understudy')).toEqual(['madame_corvina', 'mr_hask', 'pip']);
  });
});

it.each(names)(
  '[arch §6.2.12] lore is the setting’s own sentences, each once, with file and line of where it stands (%s)',
  async (name) => {
    const { files } = await offered(storeWith(filesOf(name)));
    const setting = filesOf(name)['world/setting.md']?.split('\n') ?? [];
    const told = files
      .filter(({ kind }) => kind === 'lore')
      .flatMap(({ text }) => {
        const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
        const lines = [...front.matchAll(/world\/setting\.md:(\d+)/g)].map(([, line]) =>
          Number(line),
        );
        const paragraphs = body
          .split('\n\n')
          .filter((each) => each.trim() !== '' && !/^#/.test(each.trim()));
        expect(
          paragraphs.every((each) =>
            lines.some((line) => setting[line - 1]?.includes(each.trim())),
          ),
        ).toBe(true);
        return paragraphs.map((each) => each.trim());
      });
    expect(told.length).toBeGreaterThan(2);
    expect(new Set(told).size).toBe(told.length);
  },
);

it('[arch §6.2.12] secrets and words for the narrator are in nothing that is written', async () => {
  const secret = 'Ludmila wrote the letter to herself.';
  const secretly = '# People\n\n- **Ansgar Voll**: clerk of the station. Secretly owns the bakery.';
  const files: Texts = { ...bakery, 'characters/npcs/ludmila_orr/secrets.md': secret };
  const { 'world/setting.md': setting = '', 'plot/premise.md': _, ...rest } = files;
  const seeds = { ...rest, 'world/setting.md': `${secretly}\n\n${setting}` };
  const { files: made } = await offered(storeWith(seeds));
  expect(made.length).toBeGreaterThan(2);
  expect(made.map(({ text }) => text).join()).not.toMatch(
    /to herself|no accident|opened the lock|Keep it kind|explain the physics|Secretly owns/,
  );
});

it.each(names)(
  '[arch SC-047] every file that is written is marked, with provenance that holds (%s)',
  async (name) => {
    const store = await accepted(filesOf(name));
    const files = await allIn(store);
    const written = Object.keys(files).filter((path) => !(path in filesOf(name)));
    const loaded = await loadCampaign(store, 'it', never);
    if (!loaded.ok) throw new Error(loaded.error.message);
    expect({ findings: loaded.value.findings, marked: [...loaded.value.generated].sort() }).toEqual(
      {
        findings: [],
        marked: written.sort(),
      },
    );
    const seeds = ['manifest.json', 'plot/premise.md', 'world/setting.md'].map(
      (path) => `${path} sha256:${sha256Hex(filesOf(name)[path] ?? '')}`,
    );
    for (const path of written) {
      expect(path).toMatch(/_generated\.(?:json|md)$/);
      expect(files[path]).toMatch(/generated"?: true/);
      expect(files[path]).toMatch(/source_model"?: "narratoria\/built-in-writer@\d+\.\d+\.\d+"/);
      expect(files[path]).toContain('generated_at');
      expect(files[path]).toContain('2026-02-03T12:00:00.000Z');
      expect(files[path]).toContain(`"${seeds.join(', ')}"`);
    }
  },
);

it.each(names)(
  '[arch SC-048] what people wrote is the same before, after accepting and after discarding (%s)',
  async (name) => {
    const store = storeWith(filesOf(name));
    const before = await allIn(store);
    await acceptEnrichment({ store, id: 'it' }, await offered(store), never);
    const after = await allIn(store);
    expect(after).toMatchObject(before);
    expect(Object.keys(after).length).toBeGreaterThan(Object.keys(before).length + 4);
    await discardEnrichment({ store, id: 'it' }, never);
    expect(await allIn(store)).toEqual(before);
  },
);

it('[arch SC-046] one to three files take under 15 seconds; ten times that is a hang', async () => {
  const started = performance.now();
  for (const name of names) await offered(storeWith(filesOf(name)));
  const seconds = (performance.now() - started) / 1_000 / names.length;
  expect(seconds).toBeLessThan(150);
});

describe('[arch §6.2.12] what is accepted', () => {
  it('is the same bytes for the same files at the same time, and is not written again later', async () => {
    const [one, other] = [await accepted(bakery), await accepted(bakery)];
    expect(await allIn(one)).toEqual(await allIn(other));
    const later = await offered(one, noon + 3_600_000);
    expect(statesIn(later)).toEqual(['same']);
    const done = await acceptEnrichment({ store: one, id: 'it' }, later, never);
    expect(done).toEqual({ ok: true, value: { written: [], removed: [], kept: [] } });
  });

  it('follows what its author changes, and lets go of what is not made any more', async () => {
    const store = await accepted(bakery);
    const setting = (bakery['world/setting.md'] ?? '').replaceAll('Tobiah', 'Anselm');
    await store.changes.write('it/world/setting.md', encodeUtf8(setting), never);
    const offer = await offered(store);
    expect(offer.stale).toEqual(['characters/npcs/tobiah_orr/profile_generated.json']);
    await acceptEnrichment({ store, id: 'it' }, offer, never);
    const people = Object.keys(await allIn(store)).filter((path) => path.startsWith('characters/'));
    expect(people).toEqual([
      'characters/npcs/anselm_orr/profile_generated.json',
      'characters/npcs/ludmila_orr/profile_generated.json',
    ]);
  });

  const tobiah = 'characters/npcs/tobiah_orr/profile_generated.json';

  it('leaves a person’s file alone that has such a name, and says so', async () => {
    const store = storeWith({
      'manifest.json': bakery['manifest.json'] ?? '',
      'world/setting.md': bakery['world/setting.md'] ?? '',
      'lore/places/tern_station_generated.md': 'Mine.',
    });
    const offer = await offered(store);
    const done = await acceptEnrichment({ store, id: 'it' }, offer, never);
    expect(done).toMatchObject({
      ok: true,
      value: { kept: ['lore/places/tern_station_generated.md'] },
    });
    await discardEnrichment({ store, id: 'it' }, never);
    expect(Object.keys(await allIn(store))).toEqual([
      ...['lore/places/tern_station_generated.md', 'manifest.json', 'world/setting.md'],
    ]);
  });

  it('belongs to whoever changes it: it is neither written over nor discarded', async () => {
    const store = await accepted(bakery);
    const text = (await store.readText(`it/${tobiah}`, never)) ?? '';
    const edited = text.replace('the one who mends the airlocks', 'the welder');
    await store.changes.write(`it/${tobiah}`, encodeUtf8(edited), never);
    const again = await acceptEnrichment({ store, id: 'it' }, await offered(store), never);
    const gone = await discardEnrichment({ store, id: 'it' }, never);
    expect([again, gone]).toMatchObject([
      { ok: true, value: { written: [], kept: [tobiah] } },
      { ok: true, value: { kept: [tobiah] } },
    ]);
    expect(await allIn(store)).toEqual({ ...bakery, [tobiah]: edited });
  });

  it('is not confused with what another program made', async () => {
    const other = JSON.stringify({
      ...{ name: 'Bo', role: 'cat', personality: {}, generated: true },
      provenance: {
        source_model: 'ollama/gemma:2b',
        generated_at: '2026-02-03T11:00:00Z',
        seed_data: 'x',
      },
    });
    const path = 'characters/npcs/bo/profile_generated.json';
    const store = await accepted({ ...bakery, [path]: other });
    const gone = await discardEnrichment({ store, id: 'it' }, never);
    expect(gone).toMatchObject({ ok: true, value: { kept: [] } });
    expect(await allIn(store)).toEqual({ ...bakery, [path]: other });
  });
});

/** A store that breaks at the nth change, or refuses it. */
function failingAt(nth: number, how: 'throws' | 'refuses', store: ChangeableFileStore): FileStore {
  let count = 0;
  const broken = async <T>(work: () => Promise<T>): Promise<T> => {
    count += 1;
    if (count !== nth) return work();
    if (how === 'throws') throw new Error('The disk is full.');
    return { ok: false, error: { code: 'taken', message: 'Something is there already.' } } as T;
  };
  const { changes } = store;
  return {
    ...store,
    changes: {
      ...changes,
      write: (...change) => broken(() => changes.write(...change)),
      rename: (...change) => broken(() => changes.rename(...change)),
    },
  };
}

it.each(['throws', 'refuses'] as const)(
  '[arch §6.2.12] all of it is written or nothing, wherever the disk fails (it %s)',
  async (how) => {
    const offer = await offered(storeWith(bakery));
    const changes = offer.files.length * 2;
    for (let nth = 1; nth <= changes; nth += 1) {
      const store = storeWith(bakery);
      const at = { store: failingAt(nth, how, store), id: 'it' };
      const done = await acceptEnrichment(at, offer, never).catch(() => ({ ok: false }));
      expect({ nth, ok: done.ok, files: await allIn(store) }).toEqual({
        nth,
        ok: false,
        files: bakery,
      });
    }
  },
);

describe('[arch §6.2.12] a campaign that was enriched', () => {
  it.each(names)(
    'has the same people in the same places, and is told in more of its own terms (%s)',
    async (name) => {
      const made = async (store: FileStore) => {
        const loaded = await playable(await loadCampaign(store, 'it', never));
        if (!loaded.ok) throw new Error(loaded.error.message);
        return loaded.value.campaign;
      };
      const enriched = await accepted(filesOf(name));
      const [bare, rich] = [await made(storeWith(filesOf(name))), await made(enriched)];
      const standing = ({ people }: typeof bare) =>
        Object.fromEntries(
          [...people.values()].map(({ id, name: called, pronouns, place }) => [
            id,
            { called, pronouns, place },
          ]),
        );
      const asked = ({ passages }: typeof bare): number =>
        [...passages.values()]
          .flatMap(({ choices }) => choices)
          .filter(({ kind }) => kind === 'talk').length;
      expect(standing(rich)).toEqual(standing(bare));
      for (const [path, text] of Object.entries(await allIn(enriched))) {
        const id = /npcs\/([^/]+)\//.exec(path)?.[1];
        if (id !== undefined)
          expect(profile(text)).toMatchObject({ place: bare.people.get(id)?.place });
      }
      expect([...rich.places.keys()]).toEqual([...bare.places.keys()]);
      const beats = rich.beats.map(({ id }) => id);
      expect(beats).toEqual(expect.arrayContaining(['raised', 'pressed', 'gathered', 'read_last']));
      const lasts = rich.passages.get('read-last')?.choices.map(({ text }) => text) ?? [];
      expect(lasts).toEqual([
        expect.stringMatching(/^Say aloud what nobody has said about the /),
        expect.stringMatching(/^Stay, and see it through with /),
        expect.stringMatching(/^Go, and leave the /),
      ]);
      expect(asked(rich)).toBeGreaterThan(asked(bare));
      expect([...rich.endings.keys()]).toEqual(['said', 'stayed', 'went']);
    },
  );

  it('offers what can be done about a beat that is a situation, and calls its words the engine’s', async () => {
    const store = await accepted(filesOf('understudy'));
    const loaded = await playable(await loadCampaign(store, 'it', never));
    if (!loaded.ok) throw new Error(loaded.error.message);
    const { beats, passages, sources } = loaded.value.campaign;
    const cast = beats.filter(({ situation }) => situation !== undefined);
    expect(cast.length).toBe(2);
    for (const { id, description } of cast) {
      const told = [...passages.values()].find(({ conditions }) => conditions.beat === id);
      // A file has the apostrophes of print, whichever situation was cast.
      expect(told?.prose.join('\n\n').replaceAll("'", '’')).toBe(description);
      expect(told?.choices.length).toBe(3);
      expect(told?.choices.every(({ leadsTo }) => passages.has(leadsTo ?? ''))).toBe(true);
      for (const sentence of splitSentences(description ?? ''))
        expect(sources?.has(sentenceKey(sentence))).toBe(false);
    }
  });

  it('calls its author’s words theirs where they stood first, and its own words the engine’s', async () => {
    const store = await accepted(filesOf('understudy'));
    const loaded = await playable(await loadCampaign(store, 'it', never));
    if (!loaded.ok) throw new Error(loaded.error.message);
    const { sources, people } = loaded.value.campaign;
    const at = (text: string) => sources?.get(sentenceKey(text));
    const [saying = ''] =
      /"examples": \[\s*"([^"]+)"/
        .exec((await allIn(store))['characters/npcs/pip/profile_generated.json'] ?? '')
        ?.slice(1) ?? [];
    expect(people.get('pip')?.name).toBe('Pip');
    expect(saying).not.toBe('');
    expect([
      at(
        'Below the stage is the trap room, where the machinery is greased every Friday by a boy called Pip.',
      ),
      ...splitSentences(saying).map(at),
      ...splitSentences(`"${saying}"`).map(at),
      at('You had the last word, and did not use it.'),
    ]).toEqual([
      { file: 'world/setting.md', line: 3 },
      ...splitSentences(saying).map(() => undefined),
      ...splitSentences(`"${saying}"`).map(() => undefined),
      undefined,
    ]);
  });
});
