import type { Reading, Source } from '@/reading/found/reading';
import { blocksOf } from '@/reading/prose/block';
import { sentencesOf } from '@/reading/prose/sentence';
import { toldToYou } from '@/reading/prose/tell-you';
import { toldAgain } from '@/reading/things/told-again';
import { capitalWords } from '@/story/words/capital-words';
import { sentenceKey } from '@/story/words/sentence-key';
import { splitSentences } from '@/story/words/split-sentences';

export function namesInFiles(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].flatMap(([file, text]) =>
    /^(?:characters|plot)\//.test(file) && !file.endsWith('secrets.md')
      ? capitalWords(text).map(({ word }) => word)
      : [],
  );
}

/** Where each sentence of the author's stands. */
export function sourcesOf(
  reading: Reading,
  files: ReadonlyMap<string, string>,
  generated: ReadonlySet<string>,
): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>();
  const note = (text: string, source: Source): void => {
    if (generated.has(source.file)) return;
    for (const sentence of splitSentences(text)) {
      const told = toldToYou(sentence, reading.player);
      // Of whom it is told becomes "you": it is still its author's sentence.
      for (const each of told === null ? [sentence] : [sentence, told])
        sources.set(sentenceKey(each), { file: source.file, line: source.line });
    }
  };
  for (const sentence of reading.sentences) {
    note(sentence.text, sentence);
    if (sentence.label !== null) note(`${sentence.label}: ${sentence.text}`, sentence);
  }
  for (const prop of reading.props) {
    const again = toldAgain(prop);
    // Its author's words with a subject before them.
    if (again !== null && prop.told !== null) note(again, prop.told);
  }
  for (const { looks, background, sayings } of reading.people)
    for (const each of [...looks, ...background, ...sayings]) note(each.text, each);
  for (const [file, text] of files) {
    if (file.startsWith('plot/endings/'))
      for (const sentence of sentencesOf(blocksOf(file, text))) note(sentence.text, sentence);
    if (file !== 'plot/beats.json') continue;
    for (const [at, line] of text.split('\n').entries())
      for (const string of line.match(/"(?:[^"\\]|\\.)*"/g) ?? [])
        if (string.length > 12)
          note(
            string
              .slice(1, -1)
              .replace(/\\"/g, '"')
              .replace(/^[^:"]{2,40}: "/, '"'),
            { file, line: at + 1 },
          );
  }
  return sources;
}
