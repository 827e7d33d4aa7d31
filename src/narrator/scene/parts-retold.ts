import type { Choice } from '@/contracts/generated/choice';
import { beatOfPart } from '@/narrator/passages/beat-prose';
import { countWords } from '@/story/words/split-sentences';
import type { Campaign } from '@/story/campaign/campaign';
import { isEncounter } from '@/story/campaign/encounters';
import { tellsBeat, type AuthoredChoice, type Passage } from '@/story/campaign/passage';
import type { Paragraph } from '@/story/words/provenance';
import type { Telling, ToldPart } from '@/story/log/scene';

/** What only shows the moment. */
export const sideParts = ['reaction', 'callback', 'pressure', 'place', 'breather'] as const;

/** It shows the moment and changes nothing; nothing is offered because of it either. */
export function isSideways(passage: Passage): boolean {
  const { part, effects, memory, choices, conditions } = passage;
  return (
    sideParts.some((side) => side === part) &&
    effects.length === 0 &&
    memory === null &&
    choices.length === 0 &&
    conditions.beat === null &&
    !isEncounter(passage)
  );
}

/** Whether choices on the screen are its own: without its words nobody would know what they speak of. */
export function isAsking(
  { passage: id }: ToldPart,
  offered: readonly Pick<Choice, 'text' | 'intent'>[],
  { told, passages }: { readonly told: readonly ToldPart[] } & Pick<Campaign, 'passages'>,
): boolean {
  const beat = beatOfPart(id);
  const isOfIt = (passage: Passage): boolean =>
    passage.id === id || (beat !== null && tellsBeat(passage, beat));
  return told
    .flatMap(({ passage }) => passages.get(passage) ?? [])
    .some(
      (passage) =>
        isOfIt(passage) &&
        passage.choices.some((written) => offered.some((choice) => isOffering(choice, written))),
    );
}

/** By its words, or where these were filled in by what it does. */
function isOffering(
  { text, intent }: Pick<Choice, 'text' | 'intent'>,
  { text: written, kind, leadsTo }: AuthoredChoice,
): boolean {
  const isSameDeed = intent.kind === kind && (intent.leadsTo ?? null) === leadsTo;
  return text === written || (written.includes('{') && isSameDeed);
}

/** The words of these parts as they stand in a telling. */
export function wordsOfParts(
  parts: readonly ToldPart[],
  { paragraphs }: Pick<Telling, 'paragraphs'>,
): readonly Paragraph[] {
  const ids = new Set<string | undefined>(parts.map(({ passage }) => passage));
  return paragraphs
    .map((paragraph) => paragraph.filter(({ from }) => ids.has(from)))
    .filter((paragraph) => paragraph.length > 0);
}

export function countParagraphWords(paragraphs: readonly Paragraph[]): number {
  return paragraphs.flat().reduce((sum, { text }) => sum + countWords(text), 0);
}
