import { isPicturePath } from '@/foundation/is-picture-path';
import { broken, type Noted } from '@/campaign/reading';
import type { Person, Place } from '@/story/campaign/campaign';

type Illustrated = {
  readonly places: ReadonlyMap<string, Place>;
  readonly people: ReadonlyMap<string, Person>;
};

/** What may lie beside a picture. */
const aboutPictures = /\.(?:json|md|txt)$/i;
const hours = /^(.+)-(dawn|day|dusk|night)$/;

type Linked = {
  readonly places: Map<string, NonNullable<Place['pictures']>>;
  readonly people: Map<string, string>;
  readonly findings: Noted[];
};

/**
 * Ties pictures to places and people by their names (arch §6.2.8): `art/locations/weir.png`,
 * `art/locations/weir-night.png`, `art/characters/oda.png` or `npc_oda.png`, `characters/npcs/oda/portrait.png`,
 * and what a profile names itself, which counts most.
 */
export function readPictures(
  paths: readonly string[],
  story: Illustrated,
): { readonly parts: Illustrated; readonly findings: readonly Noted[] } {
  const linked: Linked = { places: new Map(), people: new Map(), findings: [] };
  for (const path of paths) link(path, story, linked);
  const known = new Set(paths);
  const people = [...story.people].map(([id, { portrait: named, ...person }]) => {
    const fault = named === undefined ? null : faultOf(named, known);
    if (fault !== null)
      linked.findings.push(
        broken(`characters/npcs/${id}/profile.json`, 'picture', fault, 'portrait'),
      );
    const portrait = fault === null ? (named ?? linked.people.get(id)) : linked.people.get(id);
    return [id, { ...person, ...(portrait === undefined ? {} : { portrait }) }] as const;
  });
  const places = [...story.places].map(([id, place]) => {
    const pictures = linked.places.get(id);
    return [id, { ...place, ...(pictures === undefined ? {} : { pictures }) }] as const;
  });
  return {
    parts: { places: new Map(places), people: new Map(people) },
    findings: linked.findings,
  };
}

function faultOf(named: string, known: ReadonlySet<string>): string | null {
  if (!isPicturePath(named)) return `portrait: ${named} is no PNG, JPEG or WebP`;
  return known.has(named) ? null : `portrait: ${named} is not there`;
}

function link(path: string, story: Illustrated, linked: Linked): void {
  const own = /^characters\/npcs\/([^/]+)\/portrait\./.exec(path)?.[1];
  const [, folder, name = ''] = /^art\/(characters|locations)\/([^/]+)\.[^./]+$/.exec(path) ?? [];
  const isArt = path.startsWith('art/') || own !== undefined;
  if (!isArt || aboutPictures.test(path)) return;
  if (!isPicturePath(path))
    linked.findings.push(broken(path, 'picture', 'is no PNG, JPEG or WebP'));
  // What lies with its person counts for more than what is called like them.
  else if (own !== undefined) linked.people.set(own, path);
  else if (folder === 'characters') linkPerson(path, name, story.people, linked);
  else if (folder === 'locations') linkPlace(path, name, story.places, linked);
}

/** Nobody misses it. */
function unused(file: string, code: string, message: string): Noted {
  return { severity: 'warning', file, code, message };
}

function linkPerson(
  path: string,
  name: string,
  people: Illustrated['people'],
  linked: Linked,
): void {
  const id = people.has(name) ? name : name.replace(/^npc_/, '');
  if (!people.has(id))
    linked.findings.push(unused(path, 'unknown-npc', `there is nobody called "${id}"`));
  else if (!linked.people.has(id)) linked.people.set(id, path);
}

function linkPlace(
  path: string,
  name: string,
  places: Illustrated['places'],
  linked: Linked,
): void {
  const [, of = name, hour = 'any'] = places.has(name) ? [] : (hours.exec(name) ?? []);
  if (places.has(of)) linked.places.set(of, { ...linked.places.get(of), [hour]: path });
  else linked.findings.push(unused(path, 'unknown-place', `there is no place called "${of}"`));
}
