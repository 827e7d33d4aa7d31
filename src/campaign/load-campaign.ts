import type { Json } from '@/foundation/json';
import { plainYaml } from '@/foundation/plain-yaml';
import { fail, succeed, type Result } from '@/foundation/result';
import { jsonOf, readCampaignFiles, type CampaignFiles } from '@/campaign/campaign-files';
import { parsePassages } from '@/campaign/parse-passages';
import { readBeats } from '@/campaign/read-beats';
import { readEnding } from '@/campaign/read-ending';
import { readManifest, type ManifestParts } from '@/campaign/read-manifest';
import { readPerson, readPlayer } from '@/campaign/read-people';
import { readRules } from '@/campaign/read-rules';
import { readUntold } from '@/campaign/read-untold';
import { readFactions, readItems, readPlaces } from '@/campaign/read-world';
import type { CampaignFault, ReadYaml } from '@/campaign/reading';
import type { FileStore } from '@/ports/file-store';
import type { Campaign, Ending, Person } from '@/story/campaign';
import type { Passage } from '@/story/passage';

export type LoadedCampaign = {
  readonly campaign: Campaign;
  /** What was left out, each with its file; the rest plays. */
  readonly faults: readonly CampaignFault[];
};

/** Reads a campaign folder of the store; only a missing or broken manifest.json makes it unplayable. */
export async function loadCampaign(
  store: FileStore,
  id: string,
  signal: AbortSignal,
): Promise<Result<LoadedCampaign, string>> {
  const { files, paths } = await readCampaignFiles(store, id, signal);
  const text = files.get('manifest.json');
  if (text === undefined) return fail(`There is no campaign called "${id}".`);
  const json = jsonOf('manifest.json', text);
  if (!json.ok) return fail(unplayable(id, json.error.message));
  const { manifest, faults } = readManifest(json.value);
  if (manifest === null) return fail(unplayable(id, 'needs a title and a version'));
  const story = await readStory(files);
  const pictured = await withPictures(story.parts, paths);
  return succeed({
    campaign: { id, ...manifest, ...story.parts, ...pictured.parts },
    faults: [...faults, ...story.faults, ...pictured.faults],
  });
}

function unplayable(id: string, why: string): string {
  return `The campaign "${id}" cannot be played: manifest.json ${why}.`;
}

type Illustrated = Pick<Campaign, 'places' | 'people'>;

/** Most campaigns have no pictures: on the web what reads their names is fetched by those that have. */
async function withPictures(
  { places, people }: Illustrated,
  paths: readonly string[],
): Promise<{ readonly parts: Illustrated; readonly faults: readonly CampaignFault[] }> {
  const isPictured =
    paths.some((path) => /^art\/|\/portrait\./.test(path)) ||
    [...people.values()].some(({ portrait }) => portrait !== undefined);
  if (!isPictured) return { parts: { places, people }, faults: [] };
  const { readPictures } = await import('@/campaign/read-pictures');
  return readPictures(paths, { places, people });
}

type Story = {
  readonly parts: Omit<Campaign, 'id' | keyof ManifestParts>;
  readonly faults: readonly CampaignFault[];
};

/** Most campaigns have plain headers: on the web the whole of YAML is fetched by those that have others. */
async function readStory(files: CampaignFiles): Promise<Story> {
  const others: string[] = [];
  const story = readWith(files, (text) => {
    const value = plainYaml(text);
    if (value === undefined) others.push(text);
    return succeed(value);
  });
  if (others.length === 0) return story;
  const { parseYaml } = await import('@/foundation/parse-yaml');
  return readWith(files, parseYaml);
}

function readWith(files: CampaignFiles, readYaml: ReadYaml): Story {
  const faults: CampaignFault[] = [];
  const noted = <Read extends { readonly faults: readonly CampaignFault[] }>(read: Read): Read => {
    faults.push(...read.faults);
    return read;
  };
  const json = (file: string, otherwise: Json): Json => {
    const text = files.get(file);
    const parsed = text === undefined ? succeed(otherwise) : jsonOf(file, text);
    if (!parsed.ok) faults.push(parsed.error);
    return parsed.ok ? parsed.value : otherwise;
  };
  const { passages } = noted(readPassages(files, readYaml));
  const { factions } = noted(readFactions(json('world/factions.json', [])));
  const { rules } = noted(readRules(files.get('world/rules.md') ?? '', factions));
  const { beats } = noted(readBeats(json('plot/beats.json', [])));
  const { places } = noted(readPlaces(json('world/places.json', [])));
  const { items, keptItems } = noted(readItems(json('world/items.json', [])));
  const player = noted(readPlayer(json('characters/player/template.json', {})));
  const { people } = noted(readPeople(files));
  const { endings } = noted(readEndings(files, readYaml));
  const { untold } = noted(readUntold(files));
  const startingPlace = player.startingPlace ?? [...places.keys()][0] ?? '';
  const { startingItems } = player;
  return {
    parts: {
      rules,
      startingPlace,
      startingItems,
      places,
      people,
      items,
      ...(keptItems.size === 0 ? {} : { keptItems }),
      beats,
      endings,
      passages,
      ...(untold === null ? {} : { untold }),
    },
    faults,
  };
}

function readPassages(
  files: CampaignFiles,
  readYaml: ReadYaml,
): {
  readonly passages: ReadonlyMap<string, Passage>;
  readonly faults: readonly CampaignFault[];
} {
  const passages = new Map<string, Passage>();
  const faults: CampaignFault[] = [];
  for (const [file, text] of files) {
    if (!file.startsWith('plot/passages/')) continue;
    const read = parsePassages(file, text, readYaml);
    faults.push(...read.faults);
    for (const passage of read.passages) {
      if (passages.has(passage.id)) faults.push({ file, message: `${passage.id} is there twice` });
      else passages.set(passage.id, passage);
    }
  }
  return { passages, faults };
}

function readPeople(files: CampaignFiles): {
  readonly people: ReadonlyMap<string, Person>;
  readonly faults: readonly CampaignFault[];
} {
  const people = new Map<string, Person>();
  const faults: CampaignFault[] = [];
  for (const [file, text] of files) {
    const id = /^characters\/npcs\/([^/]+)\/profile\.json$/.exec(file)?.[1];
    if (id === undefined) continue;
    const json = jsonOf(file, text);
    const read = json.ok
      ? readPerson(file, id, json.value)
      : { person: null, faults: [json.error] };
    faults.push(...read.faults);
    if (read.person !== null) people.set(id, read.person);
  }
  return { people, faults };
}

function readEndings(
  files: CampaignFiles,
  readYaml: ReadYaml,
): {
  readonly endings: ReadonlyMap<string, Ending>;
  readonly faults: readonly CampaignFault[];
} {
  const endings = new Map<string, Ending>();
  const faults: CampaignFault[] = [];
  for (const [file, text] of files) {
    const stem = /^plot\/endings\/([^/]+)\.md$/.exec(file)?.[1];
    if (stem === undefined) continue;
    const read = readEnding(file, stem, text, readYaml);
    faults.push(...read.faults);
    endings.set(read.ending.id, read.ending);
  }
  return { endings, faults };
}
