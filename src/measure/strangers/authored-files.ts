import { isJsonObject, type Json } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { namedThings, type NamedThings } from '@/measure/strangers/named-things';
import { profiledPeople, type ProfiledPerson } from '@/measure/strangers/people-named';
import { splitSentences } from '@/story/words/split-sentences';
import type { FileStore } from '@/ports/file-store';
import { sentenceKey } from '@/story/words/sentence-key';

/** The scenes between which a beat is to come, as its author wrote them. */
export type BeatWindow = {
  readonly beat: string;
  readonly min: number;
  readonly max: number | null;
  readonly isSkippable: boolean;
};

/** What an author wrote, whatever a reading has made of it since. */
export type AuthoredFiles = {
  /** Sentences of the premise that can be told to a player, in the form in which tellings are compared. */
  readonly premise: readonly string[];
  readonly people: readonly ProfiledPerson[];
  readonly windows: readonly BeatWindow[];
  readonly named: NamedThings;
  /** Manifest, setting and premise, and no more. */
  readonly hasThreeFiles: boolean;
};

const threeFiles = new Set(['manifest.json', 'world/setting.md', 'plot/premise.md']);

export async function readAuthoredFiles(
  store: FileStore,
  id: string,
  signal: AbortSignal,
): Promise<AuthoredFiles> {
  const paths = (await store.list(id, signal))
    .map((path) => path.slice(id.length + 1))
    .filter((path) => /\.(?:json|md)$/.test(path) && path !== 'README.md');
  const files = new Map<string, string>();
  for (const path of paths) {
    const text = await store.readText(`${id}/${path}`, signal);
    if (text !== null) files.set(path, text.replaceAll('\r\n', '\n'));
  }
  return authoredFiles(files);
}

function authoredFiles(files: ReadonlyMap<string, string>): AuthoredFiles {
  const json = new Map<string, Json>();
  for (const [path, text] of files) {
    const parsed = path.endsWith('.json') ? parseJson(text) : null;
    if (parsed?.ok === true) json.set(path, parsed.value as Json);
  }
  const profiles = [...json].flatMap(([path, profile]) => {
    const id = /^characters\/npcs\/([^/]+)\/profile\.json$/.exec(path)?.[1];
    return id === undefined ? [] : profileOf(id, profile);
  });
  const people = profiledPeople(profiles);
  const prose = [...files].flatMap(([path, text]) => (isNamingProse(path) ? [text] : []));
  const values = [...json].flatMap(([path, value]) => (isNamingJson(path) ? textsIn(value) : []));
  const named = namedThings([...prose, ...values]);
  return {
    premise: tellableSentences(files.get('plot/premise.md') ?? '').map(sentenceKey),
    people,
    windows: windowsOf(json.get('plot/beats.json') ?? []),
    named: {
      ...named,
      names: new Set([...named.names, ...people.flatMap(({ calledAs }) => calledAs)]),
    },
    hasThreeFiles: [...files.keys()].every((path) => threeFiles.has(path)),
  };
}

function isNamingProse(path: string): boolean {
  return /^(?:lore\/.*|plot\/premise|plot\/endings\/.*|world\/setting)\.md$/.test(path);
}

function isNamingJson(path: string): boolean {
  return /^(?:characters\/.*|plot\/beats|world\/.*)\.json$/.test(path);
}

/** What stands in a list of belongings is a thing, with an article before it or not. */
function textsIn(value: Json, key = ''): readonly string[] {
  if (typeof value === 'string')
    return [/inventory|items|name|equipment/.test(key) ? `the ${value}` : value];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((each) => textsIn(each, key));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

function profileOf(
  id: string,
  profile: Json,
): readonly { readonly id: string; readonly name: string; readonly shortName: string | null }[] {
  if (!isJsonObject(profile) || typeof profile['name'] !== 'string') return [];
  const short = profile['short_name'];
  return [{ id, name: profile['name'], shortName: typeof short === 'string' ? short : null }];
}

/** Beats that name no scene have no window. */
function windowsOf(data: Json): readonly BeatWindow[] {
  const beats = isJsonObject(data) ? data['beats'] : data;
  if (!Array.isArray(beats)) return [];
  return (beats as readonly Json[]).flatMap((beat) => {
    if (!isJsonObject(beat) || typeof beat['id'] !== 'string') return [];
    const { conditions, skippable } = beat;
    const count = isJsonObject(conditions) ? conditions['scene_count'] : undefined;
    if (!isJsonObject(count)) return [];
    const { min, max } = count;
    if (typeof min !== 'number' && typeof max !== 'number') return [];
    return [
      {
        beat: beat['id'],
        min: typeof min === 'number' ? min : 1,
        max: typeof max === 'number' ? max : null,
        isSkippable: skippable !== false,
      },
    ];
  });
}

const aboutTheTelling = /\b(?:narrator|players?|game master|campaign|scene)\b/i;
/** An order to whoever tells the story. */
const order =
  /^["*_]*(?:begin with|begin at|open with|open on|start with|let (?:them|him|her|the)|describe|keep the|do not reveal|never reveal)\b/i;

/**
 * Headings, lists, tables and what is said about the telling are for the narrator, not for a player. Where the
 * player is spoken of as `they`, such sentences cannot be told to them as they stand either.
 */
function tellableSentences(markdown: string): readonly string[] {
  const sentences = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?```|<!--[\s\S]*?-->/g, '')
    .split(/\n\s*\n/)
    .filter((paragraph) => !/^\s*(?:#|[-*+] |\d+\. |\||>)/.test(paragraph))
    .flatMap((paragraph) => splitSentences(paragraph.replace(/\s+/g, ' ').trim()))
    .filter((sentence) => /[.!?…]["'”’*_)\]]*$/.test(sentence));
  const isOfSomebodyElse = sentences.some((sentence) => /\bthe player\b/i.test(sentence));
  return sentences.filter(
    (sentence) =>
      !aboutTheTelling.test(sentence) &&
      !order.test(sentence) &&
      !(isOfSomebodyElse && /\b(?:they|them|their|themselves)\b/i.test(sentence)),
  );
}
