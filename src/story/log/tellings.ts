import type { Paragraph, Sentence } from '@/story/words/provenance';
import type { Retold, Scene, Telling } from '@/story/log/scene';

/**
 * What the player changes in the words of a scene; nothing else of the story changes with it. Sentences are
 * counted from 0 through the current telling, and `of` is the sentence that was meant: where the words are
 * other ones by now, nothing is changed.
 */
export type WordsChange =
  | { readonly kind: 'told-differently'; readonly telling: Telling }
  | { readonly kind: 'telling-chosen'; readonly telling: number }
  | {
      readonly kind: 'sentence-edited';
      readonly sentence: number;
      readonly of: string;
      /** Null gives back what stood there. */
      readonly text: string | null;
    }
  | {
      readonly kind: 'sentence-flagged';
      readonly sentence: number;
      readonly of: string;
      /** What it was told by, as far as it is known. */
      readonly from: string | null;
      readonly isFlagged: boolean;
    };

const kinds: Readonly<Record<WordsChange['kind'], true>> = {
  'told-differently': true,
  'telling-chosen': true,
  'sentence-edited': true,
  'sentence-flagged': true,
};

export function isWordsChange(change: { readonly kind: string }): change is WordsChange {
  return Object.hasOwn(kinds, change.kind);
}

/** Every telling of a scene and which is read now; none of a scene without words. */
export function tellingsOf({ words, outcome, retold }: Scene): Retold {
  if (retold !== undefined) return retold;
  const first = { paragraphs: words?.paragraphs ?? [], told: outcome.told };
  return { tellings: words === null ? [] : [first], current: 0 };
}

/** The scene with its words changed; a scene that has none yet stays as it is. */
export function afterWordsChange(scene: Scene, change: WordsChange): Scene {
  const { words } = scene;
  if (words === null) return scene;
  const retold = retoldAfter(tellingsOf(scene), change);
  const paragraphs = retold.tellings[retold.current]?.paragraphs ?? words.paragraphs;
  return { ...scene, words: { ...words, paragraphs }, retold };
}

/** The scene in the words it was told in first, as if nobody had changed any. */
export function firstTold(scene: Scene): Scene {
  const { retold, ...told } = scene;
  const first = retold?.tellings[0];
  if (first === undefined || scene.words === null) return told;
  const paragraphs = first.paragraphs.map((paragraph) => paragraph.map(asFirstTold));
  return { ...told, words: { ...scene.words, paragraphs } };
}

/** Everything the player has read of a scene, in all its tellings, and what they wrote into it. */
export function sentencesRead(scene: Scene): readonly string[] {
  return tellingsOf(scene)
    .tellings.flatMap(({ paragraphs }) => paragraphs.flat())
    .flatMap(({ text, original }) => (original === undefined ? [text] : [text, original.text]));
}

function retoldAfter({ tellings, current }: Retold, change: WordsChange): Retold {
  switch (change.kind) {
    case 'told-differently':
      return { tellings: [...tellings, change.telling], current: tellings.length };
    case 'telling-chosen':
      return { tellings, current: Math.max(0, Math.min(change.telling, tellings.length - 1)) };
    case 'sentence-edited':
    case 'sentence-flagged':
      return {
        tellings: tellings.map((telling, index) =>
          index === current
            ? { ...telling, paragraphs: withSentence(telling.paragraphs, change) }
            : telling,
        ),
        current,
      };
  }
}

type SentenceChange = Extract<WordsChange, { readonly sentence: number }>;

function withSentence(
  paragraphs: readonly Paragraph[],
  change: SentenceChange,
): readonly Paragraph[] {
  let before = 0;
  return paragraphs.map((paragraph) => {
    const index = change.sentence - before;
    before += paragraph.length;
    return paragraph.map((sentence, at) =>
      at === index && sentence.text === change.of ? changed(sentence, change) : sentence,
    );
  });
}

function changed(sentence: Sentence, change: SentenceChange): Sentence {
  if (change.kind === 'sentence-flagged') {
    const { isFlagged: _, ...plain } = sentence;
    return change.isFlagged ? { ...plain, isFlagged: true } : plain;
  }
  const asWas = asFirstTold(sentence);
  const { text, by } = asWas;
  const flag = sentence.isFlagged === true ? { isFlagged: true as const } : {};
  if (change.text === null || change.text === text) return { ...asWas, ...flag };
  return { ...asWas, ...flag, text: change.text, by: 'player', original: { text, by } };
}

function asFirstTold({ original, isFlagged: _, ...sentence }: Sentence): Sentence {
  return original === undefined ? sentence : { ...sentence, ...original };
}
