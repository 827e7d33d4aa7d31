import type { ReadSentence } from '@/reading/prose/sentence';
import { toldToYou } from '@/reading/prose/tell-you';

/** A sentence of the premise as it is told. */
export type ToldSentence = Pick<ReadSentence, 'text' | 'file' | 'line'>;

type Before = {
  readonly isTold: boolean;
  readonly isOfYou: boolean;
  readonly block: number;
};

/** Paragraph by paragraph; what speaks of the player is told to them, and nothing that leans on untold words. */
export function premiseAsTold(
  sentences: readonly ReadSentence[],
): readonly (readonly ToldSentence[])[] {
  const blocks = new Map<number, readonly ToldSentence[]>();
  const isAddressed = sentences.some(
    ({ isForNarrator, text }) => isForNarrator && /^narrator\b/i.test(text),
  );
  const roles = rolesOfPlayer(sentences);
  let before = null as Before | null;
  for (const sentence of sentences) {
    const { text, file, line, block, leans } = sentence;
    const isWhole =
      sentence.isTellable ||
      isMannerOfSpeaking(sentence) ||
      (before?.isTold === true && before.block === block && isOrderToPlayer(text));
    const isPlanned = isAddressed && /\bwill\b/.test(text);
    // Who was just told what they are goes on being spoken of: "They have a staff, a level".
    const goesOn: boolean = before?.isOfYou === true && /^They(?:['’]\p{L}+)?\b/u.test(text);
    const isOfRole =
      roleIn(text) === null && roles.some((role) => new RegExp(`\\b${role}\\b`).test(text));
    const ofYou: string | null =
      goesOn || isAddressed || isOfRole || !sentence.isTellable
        ? toldToYou(goesOn ? text.replace(/^They\b/, 'The player') : text, isOfRole ? roles : [])
        : null;
    const asWritten = isWhole && !isPlanned ? text : null;
    const asTold: string | null = goesOn
      ? ofYou
      : isOfRole
        ? (ofYou ?? asWritten)
        : (asWritten ?? ofYou);
    const isLost: boolean = !goesOn && leans && before !== null && !before.isTold;
    const told: string | null = isLost ? null : asTold;
    // As long as the paragraph lasts, "they" may still be the player.
    const lasts: boolean = before?.isOfYou === true && before.block === block;
    before = { isTold: told !== null, isOfYou: (told !== null && told === ofYou) || lasts, block };
    if (told !== null)
      blocks.set(block, [...(blocks.get(block) ?? []), { text: told, file, line }]);
  }
  return [...blocks.values()];
}

/**
 * In a premise a word by itself, a line that ends in a colon and a sentence without end are its author's way to
 * speak: without them what follows hangs in the air, and would be lost as well.
 */
function isMannerOfSpeaking({ text, kind, isForNarrator, terms }: ReadSentence): boolean {
  const isProse = kind === 'paragraph' && !isForNarrator && terms.length > 0;
  return (
    isProse &&
    /[.!?…:]["'”’)\]]*$/.test(text) &&
    !/[{}|\\<>]|https?:|\b(?:TBD|TODO|secretly)\b/i.test(text)
  );
}

/** "The orders are simple. Go up." What tells of deeds and not of telling, in so few words, is for the player. */
function isOrderToPlayer(text: string): boolean {
  return /^(?:go|run|look|listen|wait|come|climb|knock|ask|hurry|breathe|think|decide|choose|hold on|get (?:up|out|in|down)|stand up|sit down|turn (?:back|round|around)|take (?:it|them)|open it|read it)(?: \p{L}+){0,3}[.!]$/iu.test(
    text,
  );
}

/** Who "the surveyor" is in what follows: "The player is the surveyor". */
function rolesOfPlayer(sentences: readonly ReadSentence[]): readonly string[] {
  return sentences.flatMap(({ text }) => {
    const role = roleIn(text);
    return role === null ? [] : [`the ${role}`, `The ${role}`];
  });
}

function roleIn(text: string): string | null {
  const is = /^(?:The player is|You are|You['’]re) the ((?:[\p{Ll}-]+ )?[\p{Ll}-]+)[,.;]/u;
  return is.exec(text)?.[1] ?? null;
}
