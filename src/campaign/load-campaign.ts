import type { Finding } from '@/foundation/finding';
import type { Json } from '@/foundation/json';
import { generatedPath, isGeneratedPath, ownPath } from '@/foundation/text/generated-path';
import { campaignLimits } from '@/foundation/limits';
import { plainYaml } from '@/foundation/plain-yaml';
import { fail, succeed, type Result } from '@/foundation/result';
import {
  contentsOf,
  isReplaced,
  jsonOf,
  loreOf,
  readCampaignFiles,
  type CampaignFiles,
} from '@/campaign/campaign-files';
import { parsePassages } from '@/campaign/parse-passages';
import { readBeats } from '@/campaign/read-beats';
import { readEnding } from '@/campaign/read-ending';
import { readCampaignManifest, type ManifestParts } from '@/campaign/read-campaign-manifest';
import { itemsAtStart } from '@/campaign/items-at-start';
import type { ProvenanceMarks } from '@/campaign/provenance-marks';
import { placeAtStart } from '@/campaign/place-at-start';
import { readPerson } from '@/campaign/read-person';
import { readPlayer } from '@/campaign/read-player';
import { readRules } from '@/campaign/read-rules';
import { readUntold } from '@/campaign/read-untold';
import { readFactions, readItems, readPlaces } from '@/campaign/read-world';
import { broken, withCommas, type Noted, type ReadYaml } from '@/campaign/reading';
import type { FileStore } from '@/ports/file-store';
import type { Campaign, Ending, Person } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

export type LoadedCampaign = {
  readonly campaign: Campaign;
  /** What was left out or is odd, each with its file; the rest plays. */
  readonly findings: readonly Finding[];
  /** Paths of what in it says that it was generated. */
  readonly generated: readonly string[];
  /** All it can tell, as one text that another campaign, or another state of this one, does not have. */
  readonly contents: () => string;
  /** Its text files, by their path inside its folder, for whoever makes a story of them. */
  readonly files: () => CampaignFiles;
  /** Its files of lore, by their path inside its folder. */
  readonly lore: CampaignFiles;
};

/** Why there is nothing to play: one sentence for players, and for authors what to mend. */
export type Unplayable = { readonly message: string; readonly findings: readonly Finding[] };

/** Reads a campaign folder of the store; only a missing or broken manifest.json makes it unplayable. */
export async function loadCampaign(
  store: FileStore,
  id: string,
  signal: AbortSignal,
): Promise<Result<LoadedCampaign, Unplayable>> {
  const { files, paths, findings: unread } = await readCampaignFiles(store, id, signal);
  const text = files.get('manifest.json');
  if (text === undefined)
    return fail({ message: `There is no campaign called "${id}".`, findings: [] });
  const json = jsonOf('manifest.json', text);
  if (!json.ok) return unplayable(id, await located([json.error], files), null);
  const { manifest, findings } = readCampaignManifest(json.value);
  if (manifest === null)
    return unplayable(id, await located(findings, files), 'needs a title and a version');
  const marks = await marksIn(files);
  const told = new Map(files);
  for (const { file } of marks.refused) told.delete(file);
  const story = await readStory(told);
  const pictured = await withPictures(story.parts, paths);
  return succeed({
    campaign: { id, ...manifest, ...story.parts, ...pictured.parts },
    findings: await located(
      [...unread, ...findings, ...marks.refused, ...story.findings, ...pictured.findings],
      files,
    ),
    generated: marks.generated,
    contents: () => contentsOf(files),
    files: () => new Map([...told].filter(([file]) => isProseOf(file, marks.generated))),
    lore: loreOf(told),
  });
}

/** Most campaigns have no mark at all: on the web what reads them is fetched by those that have. */
async function marksIn(files: CampaignFiles): Promise<ProvenanceMarks> {
  const marked = new Map(
    [...files].filter(([, text]) => /\b(?:generated|provenance)"?\s*:/.test(text)),
  );
  if (marked.size === 0) return { generated: [], refused: [] };
  const { provenanceMarks } = await import('@/campaign/provenance-marks');
  return provenanceMarks(marked);
}

/** What people hide is not read; generated lore only says again what other files say. */
function isProseOf(file: string, generated: readonly string[]): boolean {
  return !file.endsWith('/secrets.md') && !(file.startsWith('lore/') && generated.includes(file));
}

/** Most campaigns are sound: on the web what looks for lines is fetched by those that are not. */
async function located(noted: readonly Noted[], files: CampaignFiles): Promise<readonly Finding[]> {
  if (noted.length === 0) return [];
  const { locateFindings } = await import('@/campaign/locate-findings');
  return locateFindings(noted, files);
}

function unplayable(
  id: string,
  findings: readonly Finding[],
  why: string | null,
): Result<never, Unplayable> {
  const reason = why ?? findings.map(inLine).join('; ');
  const message = `The campaign "${id}" cannot be played: manifest.json ${reason}.`;
  return fail({ message, findings });
}

function inLine({ message, line = 1 }: Finding): string {
  return `${message} (line ${String(line)})`;
}

type Illustrated = Pick<Campaign, 'places' | 'people'>;

/** Most campaigns have no pictures: on the web what reads their names is fetched by those that have. */
async function withPictures(
  { places, people }: Illustrated,
  paths: readonly string[],
): Promise<{ readonly parts: Illustrated; readonly findings: readonly Noted[] }> {
  const isPictured =
    paths.some((path) => /^art\/|\/portrait\./.test(path)) ||
    [...people.values()].some(({ portrait }) => portrait !== undefined);
  if (!isPictured) return { parts: { places, people }, findings: [] };
  const { readPictures } = await import('@/campaign/read-pictures');
  return readPictures(paths, { places, people });
}

type Story = {
  readonly parts: Omit<Campaign, 'id' | keyof ManifestParts>;
  readonly findings: readonly Noted[];
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
  const findings: Noted[] = [];
  const noted = <Read extends { readonly findings: readonly Noted[] }>(read: Read): Read => {
    for (const finding of read.findings) findings.push(finding);
    return read;
  };
  const json = (file: string, otherwise: Json): Json => {
    const text = files.get(file);
    const parsed = text === undefined ? succeed(otherwise) : jsonOf(file, text);
    if (!parsed.ok) findings.push(parsed.error);
    return parsed.ok ? parsed.value : otherwise;
  };
  const { passages } = noted(readPassages(files, readYaml));
  const { factions } = noted(readFactions(json('world/factions.json', [])));
  const { rules } = noted(readRules(files.get('world/rules.md') ?? '', factions));
  const beatsFile = ownOrGenerated('plot/beats.json', files);
  const { beats } = noted(readBeats(json(beatsFile, []), beatsFile));
  const { places } = noted(readPlaces(json('world/places.json', [])));
  const { items, keptItems } = noted(readItems(json('world/items.json', [])));
  const player = noted(readPlayer(json('characters/player/template.json', {})));
  const { people } = noted(readPeople(files));
  const { endings } = noted(readEndings(files, readYaml));
  const { untold } = noted(readUntold(files));
  return {
    parts: {
      rules,
      ...placeAtStart(player.startingPlace, places),
      ...itemsAtStart(player.startingItems, items),
      ...(player.player === null ? {} : { player: player.player }),
      people,
      ...(keptItems.size === 0 ? {} : { keptItems }),
      beats,
      endings,
      passages,
      ...(untold === null ? {} : { untold }),
    },
    findings,
  };
}

function readPassages(
  files: CampaignFiles,
  readYaml: ReadYaml,
): {
  readonly passages: ReadonlyMap<string, Passage>;
  readonly findings: readonly Noted[];
} {
  const most = campaignLimits.passages;
  const passages = new Map<string, Passage>();
  const findings: Noted[] = [];
  for (const [file, text] of files) {
    if (!file.startsWith('plot/passages/')) continue;
    const read = parsePassages(file, text, readYaml);
    for (const finding of read.findings) findings.push(finding);
    for (const passage of read.passages) {
      if (passages.size >= most && !passages.has(passage.id)) {
        const message = `there are more than ${withCommas(most)} passages; those after them are not read`;
        findings.push(broken(file, 'too-many', message, `## ${passage.id}`));
        return { passages, findings };
      }
      if (passages.has(passage.id))
        findings.push(broken(file, 'twice', `${passage.id} is there twice`, `## ${passage.id}`));
      else passages.set(passage.id, passage);
    }
  }
  return { passages, findings };
}

/** The author's file; where there is none, what was generated in its place. */
function ownOrGenerated(file: string, files: CampaignFiles): string {
  return !files.has(file) && files.has(generatedPath(file)) ? generatedPath(file) : file;
}

function readPeople(files: CampaignFiles): {
  readonly people: ReadonlyMap<string, Person>;
  readonly findings: readonly Noted[];
} {
  const people = new Map<string, Person>();
  const findings: Noted[] = [];
  for (const [file, text] of files) {
    const id = /^characters\/npcs\/([^/]+)\/profile(?:_generated)?\.json$/.exec(file)?.[1];
    if (id === undefined || isReplaced(file, files)) continue;
    const json = jsonOf(file, text);
    const read = json.ok
      ? readPerson(file, id, json.value)
      : { person: null, findings: [json.error] };
    for (const finding of read.findings) findings.push(finding);
    if (read.person !== null) people.set(id, read.person);
  }
  return { people, findings };
}

function readEndings(
  files: CampaignFiles,
  readYaml: ReadYaml,
): {
  readonly endings: ReadonlyMap<string, Ending>;
  readonly findings: readonly Noted[];
} {
  const endings = new Map<string, Ending>();
  const findings: Noted[] = [];
  const all = [...files].filter(([file]) => /^plot\/endings\/[^/]+\.md$/.test(file));
  const own = all.filter(([file]) => !isGeneratedPath(file));
  // Whoever writes an ending wants the story to end so, and not in one of ours.
  for (const [file, text] of own.length > 0 ? own : all) {
    const stem = ownPath(file).slice('plot/endings/'.length, -'.md'.length);
    const read = readEnding(file, stem, text, readYaml);
    for (const finding of read.findings) findings.push(finding);
    endings.set(read.ending.id, read.ending);
  }
  return { endings, findings };
}
