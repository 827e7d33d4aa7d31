import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { parseJson, parseYaml } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { parsePassages } from '@/campaign/parse-passages';
import { readBeats } from '@/campaign/read-beats';
import { readRules } from '@/campaign/read-rules';
import { readItems, readPerson, readPlaces } from '@/campaign/read-world';
import {
  numberOf,
  paragraphsOf,
  splitFrontMatter,
  textOf,
  textsOf,
  type CampaignFault,
} from '@/campaign/reading';
import type { FileStore } from '@/ports/file-store';
import type { Campaign, Ending, Person } from '@/story/campaign';
import type { Passage } from '@/story/passage';

export type LoadedCampaign = {
  readonly campaign: Campaign;
  /** What was left out, each with its file; the rest plays. */
  readonly faults: readonly CampaignFault[];
};

type Files = ReadonlyMap<string, string>;

/** Reads a campaign folder of the store; only a missing or broken manifest.json makes it unplayable. */
export async function loadCampaign(
  store: FileStore,
  id: string,
  signal: AbortSignal,
): Promise<Result<LoadedCampaign, string>> {
  const files = await readFiles(store, id, signal);
  const manifestText = files.get('manifest.json');
  if (manifestText === undefined) return fail(`There is no campaign called "${id}".`);
  const faults: CampaignFault[] = [];
  const manifest = jsonFile(files, 'manifest.json', faults);
  const title = isJsonObject(manifest) ? textOf(manifest['title']) : null;
  const version = isJsonObject(manifest) ? textOf(manifest['version']) : null;
  if (!isJsonObject(manifest) || title === null || version === null)
    return fail(
      `The campaign "${id}" cannot be played: manifest.json ${faults[0]?.message ?? 'needs a title and a version'}.`,
    );
  const passages = readPassageFiles(files, faults);
  const { rules, faults: ruleFaults } = readRules(files.get('world/rules.md') ?? '');
  const { beats, faults: beatFaults } = readBeats(jsonFile(files, 'plot/beats.json', faults));
  const { places, faults: placeFaults } = readPlaces(jsonFile(files, 'world/places.json', faults));
  faults.push(...ruleFaults, ...beatFaults, ...placeFaults);
  const template = jsonFile(files, 'characters/player/template.json', faults);
  const player: JsonObject = isJsonObject(template) ? template : {};
  return succeed({
    campaign: {
      id,
      title,
      version,
      description: textOf(manifest['description']) ?? '',
      genre: textOf(manifest['genre']),
      playtimeMinutes: minutesOfHours(manifest['estimated_playtime_hours']),
      rules,
      startingPlace: textOf(player['starting_location']) ?? [...places.keys()][0] ?? '',
      startingItems: textsOf(player['starting_items']),
      places,
      people: readPeople(files, faults),
      items: readItems(jsonFile(files, 'world/items.json', faults)),
      beats,
      endings: readEndings(files, faults),
      passages,
    },
    faults,
  });
}

function minutesOfHours(value: Json | undefined): number | null {
  const minutes = Math.round((numberOf(value) ?? 0) * 60);
  return Number.isFinite(minutes) && minutes > 0 ? minutes : null;
}

async function readFiles(store: FileStore, id: string, signal: AbortSignal): Promise<Files> {
  const files = new Map<string, string>();
  for (const path of await store.list(id, signal)) {
    if (!/\.(?:json|md)$/.test(path)) continue;
    const text = await store.readText(path, signal);
    if (text !== null) files.set(path.slice(id.length + 1), plainLines(text));
  }
  return files;
}

/** Some editors start a file with a byte order mark and end its lines with `\r\n`. */
function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function jsonFile(files: Files, file: string, faults: CampaignFault[]): Json {
  const text = files.get(file);
  if (text === undefined) return null;
  const parsed = parseJson(text);
  if (parsed.ok) return parsed.value as Json;
  faults.push({ file, message: `is not JSON: ${parsed.error.message}` });
  return null;
}

function readPassageFiles(files: Files, faults: CampaignFault[]): ReadonlyMap<string, Passage> {
  const passages = new Map<string, Passage>();
  for (const [file, text] of files) {
    if (!file.startsWith('plot/passages/')) continue;
    const read = parsePassages(file, text);
    faults.push(...read.faults);
    for (const passage of read.passages) {
      if (passages.has(passage.id)) faults.push({ file, message: `${passage.id} is there twice` });
      else passages.set(passage.id, passage);
    }
  }
  return passages;
}

function readPeople(files: Files, faults: CampaignFault[]): ReadonlyMap<string, Person> {
  const people = new Map<string, Person>();
  for (const file of files.keys()) {
    const id = /^characters\/npcs\/([^/]+)\/profile\.json$/.exec(file)?.[1];
    if (id === undefined) continue;
    const person = readPerson(id, jsonFile(files, file, faults));
    if (person === null) faults.push({ file, message: 'a person needs a name' });
    else people.set(id, person);
  }
  return people;
}

function readEndings(files: Files, faults: CampaignFault[]): ReadonlyMap<string, Ending> {
  const endings = new Map<string, Ending>();
  for (const [file, text] of files) {
    const stem = /^plot\/endings\/([^/]+)\.md$/.exec(file)?.[1];
    if (stem === undefined) continue;
    const { front, body } = splitFrontMatter(text);
    const parsed = parseYaml(front);
    if (!parsed.ok) faults.push({ file, message: `front matter: ${parsed.error.message}` });
    const keys = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
    const id = textOf(keys['id']) ?? stem;
    endings.set(id, { id, title: textOf(keys['title']) ?? id, prose: paragraphsOf(body) });
  }
  return endings;
}
