import type { Transcript, TranscriptScene } from '@/engine/files/transcript';
import { asPrinted, printed } from '@/engine/files/transcript-prose';
import type { Paragraph } from '@/story/words/provenance';

/** For any editor; every word in it is the story's, and nothing is a mark by accident. */
export function transcriptMarkdown(transcript: Transcript): string {
  const { title, chapters, ending, writers, madeBy } = transcript;
  const blocks = [
    `# ${line(title)}`,
    ...chapters.flatMap((chapter) => [
      `## ${line(chapter.title)}`,
      ...chapter.scenes.flatMap((scene) => [sceneTitle(scene), ...sceneBlocks(scene)]),
    ]),
    ...(ending === null
      ? []
      : [`## An ending: ${line(ending.title)}`, ...sceneBlocks(ending.scene)]),
    '---',
    line(`${writers} Made with ${madeBy}.`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sceneTitle({ number, place }: TranscriptScene): string {
  return `### Scene ${String(number)}${place === '' ? '' : `: ${line(place)}`}`;
}

function sceneBlocks({ did, roll, paragraphs }: TranscriptScene): readonly string[] {
  return [
    ...(did === null ? [] : [`> ${line(did.text)}`]),
    ...(roll === null ? [] : [italic(asPrinted(roll))]),
    ...paragraphs.map(prose).filter((text) => text !== ''),
  ];
}

function prose(paragraph: Paragraph): string {
  const sentences = printed(paragraph).map(({ runs }) =>
    runs.map(({ text, isItalic }) => (isItalic ? italic(text) : escaped(text))).join(''),
  );
  return atLineStart(sentences.join(' ').trim());
}

/** Marks of emphasis hold only right beside a word. */
function italic(text: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const start = text.indexOf(inner);
  return `${text.slice(0, start)}_${escaped(inner)}_${text.slice(start + inner.length)}`;
}

function line(text: string): string {
  return atLineStart(escaped(asPrinted(text)));
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|~$]|&(?=[#a-zA-Z])/g, '\\$&');
}

/** What is a heading, a list or a rule only where a line begins, or ends a heading. */
function atLineStart(text: string): string {
  return text
    .replace(/^[#+=:-]/, '\\$&')
    .replace(/^(\d+)(?=[.)])/, '$1\\')
    .replace(/([^\\])#$/, '$1\\#');
}
