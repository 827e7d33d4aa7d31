import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Transcript } from '@/engine/files/transcript';
import { transcriptEpub } from '@/engine/files/transcript-epub';

import { jsonLines, narratoria, temporaryFolder } from './narratoria';

const folder = temporaryFolder();

/** A book with these words wherever a story has words, a chapter for each. */
function bookOf(...texts: readonly [string, ...(readonly string[])]): Uint8Array {
  const [title] = texts;
  const scenes = texts.map((text, at) => ({
    number: at + 1,
    place: text,
    did: { text, by: 'player' as const },
    roll: text,
    paragraphs: [[{ text, by: 'author' as const }]],
  }));
  return transcriptEpub({
    id: 'story-1',
    title,
    language: 'pt-BR',
    at: 0,
    madeBy: 'Narratoria',
    chapters: scenes.map((scene) => ({ title: scene.place, scenes: [scene] })),
    ending: { title, scene: { ...scenes[0], number: scenes.length + 1 } },
    writers: 'All words by the author.',
  } as Transcript);
}

const marks = '</p><script>"*&amp;*" ]]> <!-- \u0000\ufffe';

/** E-books as they are made: one that was played, and one of everything that could spoil it. */
export const books: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array])[] = [
  ['a story that was played', playedBook],
  [
    'words that look like marks, that nobody can see, or are none',
    () => bookOf('', ' \u200b ', marks),
  ],
];

async function playedBook(): Promise<Uint8Array> {
  const data = path.join(folder, 'data');
  const play = ['play', '--seed', '7', '--choose', 'random', '--json', '--data', data];
  const { stdout } = await narratoria(play);
  const id = String(jsonLines(stdout)[0]?.['id']);
  const file = path.join(folder, 'played.epub');
  await narratoria(['export', id, '--format', 'epub', '-o', file, '--data', data]);
  return new Uint8Array(readFileSync(file));
}
