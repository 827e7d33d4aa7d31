import { plainProse } from '@/cli/kit/plain-prose';
import { wrapText } from '@/cli/kit/wrap-text';
import type { Reason, SceneWhy, SentenceWhy } from '@/engine/why/reasons';

const indent = '   ';

/** Numbered sentences and choices, below each what it comes from; no ids, no scores. */
export function whyLines({ sentences, choices }: SceneWhy, width: number): readonly string[] {
  const numbered = (number: number, text: string): readonly string[] =>
    wrapText(plainProse(text), width - indent.length).map((line, at) =>
      at === 0 ? `${String(number).padEnd(indent.length - 1)} ${line}` : `${indent}${line}`,
    );
  const because = (reasons: readonly Reason[]): readonly string[] =>
    (reasons.length === 0
      ? ['Nothing in particular leads here.']
      : reasons.map(reasonLine)
    ).flatMap((text) =>
      wrapText(text, width - indent.length - 2).map(
        (line, at) => `${indent}${at === 0 ? '· ' : '  '}${line}`,
      ),
    );
  return [
    ...ofOneOrigin(sentences).flatMap((group, at) => [
      ...(at > 0 ? [''] : []),
      ...group.flatMap((sentence) => [
        ...numbered(sentence.number, sentence.text),
        ...flagLines(sentence),
      ]),
      ...because(group[0]?.reasons ?? []),
    ]),
    ...choices.flatMap(({ number, text, reasons }, at) => [
      ...(at > 0 || sentences.length > 0 ? [''] : []),
      ...numbered(number, text),
      ...because(reasons),
    ]),
  ];
}

/** Sentences in a row that come from the same are answered for together. */
function ofOneOrigin(sentences: readonly SentenceWhy[]): readonly (readonly SentenceWhy[])[] {
  const groups: SentenceWhy[][] = [];
  for (const sentence of sentences) {
    const last = groups[groups.length - 1];
    const isSame = JSON.stringify(last?.[0]?.reasons) === JSON.stringify(sentence.reasons);
    if (last !== undefined && isSame) last.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
}

function reasonLine({ text, note, scene }: Reason): string {
  const where = scene === null ? null : `(scene ${String(scene)})`;
  return [plainProse(text), note, where].filter((part) => part !== null).join(' ');
}

function flagLines({ isFlagged }: SentenceWhy): readonly string[] {
  return isFlagged === true ? [`${indent}· You said that it does not fit.`] : [];
}
