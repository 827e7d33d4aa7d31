import { markdownFile, type GeneratedFile } from '@/reading/enrich/generated-file';
import type { Material } from '@/reading/enrich/material';
import { idFor } from '@/reading/found/person-names';
import type { Excerpt } from '@/reading/found/reading';

/** More would be a heap of scraps. */
const mostEntries = 8;

type Entry = {
  readonly path: string;
  readonly title: string;
  readonly excerpts: readonly Excerpt[];
};

/** What the setting says, by what it is about: each of its sentences once, as it stands. */
export function loreFiles(material: Material): readonly GeneratedFile[] {
  return entriesOf(material).map(({ path, title, excerpts }) =>
    markdownFile(
      { path, kind: 'lore' },
      { header: {}, body: [`# ${title}`, ...excerpts.map(({ text }) => text)] },
      { seeds: material.seeds, origins: excerpts },
    ),
  );
}

function entriesOf({ reading, excerpts, campaign }: Material): readonly Entry[] {
  const left = new Set(excerpts);
  const taken = (isOwn: (excerpt: Excerpt) => boolean): readonly Excerpt[] => {
    const own = [...left].filter(isOwn);
    for (const each of own) left.delete(each);
    return own;
  };
  const people = taken(({ text }) =>
    reading.people.some(({ background }) => background.some((each) => each.text === text)),
  );
  const subjects = [
    ...reading.topics.map((each) => ({ ...each, folder: 'matters' })),
    ...reading.places.map((each) => ({ ...each, folder: 'places' })),
  ];
  // What a list says of something is about that, whatever else it names.
  const listed = subjects.map(({ called }) => taken(({ text }) => isEntryOf(text, called)));
  const entries = subjects.flatMap(({ id, name, folder }, at): readonly Entry[] => {
    const isOwn = ({ about, where }: Excerpt): boolean =>
      folder === 'places' ? where === id : about.includes(id);
    const own = [...(listed[at] ?? []), ...taken(isOwn)];
    const path = `lore/${folder}/${idFor(name)}.md`;
    return own.length === 0 ? [] : [{ path, title: titled(name), excerpts: own }];
  });
  const rest = [...entries.slice(mostEntries).flatMap((entry) => entry.excerpts), ...left];
  return [
    { path: 'lore/people.md', title: 'People', excerpts: people },
    ...entries.slice(0, mostEntries),
    { path: 'lore/the_setting.md', title: campaign.title, excerpts: rest },
  ].filter((entry) => entry.excerpts.length > 0);
}

function isEntryOf(text: string, called: readonly string[]): boolean {
  const label = /^([^.!?]{2,60}?): /.exec(text)?.[1]?.toLowerCase() ?? '';
  return called.some(
    (name) => label === name.toLowerCase() || label === `the ${name.toLowerCase()}`,
  );
}

function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
