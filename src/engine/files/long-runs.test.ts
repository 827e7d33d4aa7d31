import type { Transcript, TranscriptScene } from '@/engine/files/transcript';
import { transcriptHtml } from '@/engine/files/transcript-html';
import { transcriptMarkdown } from '@/engine/files/transcript-markdown';
import { slowOn } from '@/foundation/testing/long-runs';

function transcriptOf(text: string): Transcript {
  const scene: TranscriptScene = {
    number: 1,
    place: text,
    did: { text, by: 'author' },
    roll: text,
    paragraphs: [[{ text, by: 'author' }]],
  };
  return {
    id: 'story',
    at: 0,
    title: text,
    language: 'en',
    chapters: [{ title: text, scenes: [scene] }],
    ending: null,
    writers: text,
    madeBy: 'Narratoria',
  };
}

it.each<[string, (text: string) => unknown]>([
  ['a transcript as Markdown', (text) => transcriptMarkdown(transcriptOf(text))],
  ['a transcript as HTML', (text) => transcriptHtml(transcriptOf(text))],
])('long runs of any character do not hold up %s', (_, read) => {
  expect(slowOn(read, 50_000)).toEqual([]);
});
