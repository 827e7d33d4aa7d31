import type { Because, Choice } from '@/contracts/generated/choice';
import { withoutEnding } from '@/story/words/without-ending';
import { whereItLeads } from '@/story/words/where-it-leads';
import type { IconName } from '@/ui/kit/icon-shapes';
import { texts } from '@/ui/texts/texts';

export const becauseIcons: Readonly<Record<Because['kind'], IconName>> = {
  memory: 'memory',
  person: 'person',
  beat: 'beat',
  item: 'item',
  place: 'place',
  stat: 'stat',
  skill: 'tools',
};

/** What the story remembers outweighs what merely lies about; where one stands is no news. */
const strength: readonly Because['kind'][] = ['memory', 'person', 'beat', 'item', 'stat', 'skill'];
const rememberedKinds: readonly Because['kind'][] = ['memory', 'person', 'beat'];

function strongestBecause({ because }: Choice): Because | null {
  const sorted = because
    .filter(({ kind }) => strength.includes(kind))
    .sort((one, other) => strength.indexOf(one.kind) - strength.indexOf(other.kind));
  return sorted[0] ?? null;
}

/** A sentence that stands under one choice says nothing more under the next. */
function becauseUnread(choice: Choice, above: readonly Choice[]): Because | null {
  const strongest = strongestBecause(choice);
  const isRead = above.some((other) => {
    const { kind, id } = strongestBecause(other) ?? {};
    return kind === strongest?.kind && id === strongest?.id;
  });
  if (!isRead) return strongest;
  const others = choice.because.filter(({ kind }) => !rememberedKinds.includes(kind));
  return strongestBecause({ ...choice, because: others });
}

export type ChoiceMeta = {
  readonly risk: 'low' | 'even' | 'high' | null;
  /** Where it leads, what is rolled, the odds, what a failure may cost and the hint in one quiet line. */
  readonly line: string | null;
  readonly because: { readonly kind: Because['kind']; readonly text: string } | null;
};

/** Two quiet lines at most: a hint gives way to something remembered, anything less gives way to a hint. */
export function choiceMeta(choice: Choice, above: readonly Choice[] = []): ChoiceMeta {
  const { difficulty: risk, hint, intent, risked = null } = choice;
  const stat = risk === null ? null : (intent.stat ?? null);
  const odds = risk === null ? null : oddsWords(risk, stat);
  const strongest = becauseUnread(stat === null ? choice : withoutStats(choice), above);
  const isRemembered = strongest !== null && rememberedKinds.includes(strongest.kind);
  const shownHint = isRemembered ? null : hint;
  const because = isRemembered || hint === null ? strongest : null;
  const place = whereItLeads(choice);
  const way = place === null ? null : texts.story.leadsTo(place);
  const parts = [way, odds, risk === null ? null : risked, shownHint];
  const line = parts.filter((part) => part !== null).join(' · ');
  return {
    risk,
    line: line === '' ? null : line,
    because: because === null ? null : { kind: because.kind, text: becauseWords(because) },
  };
}

/** What is rolled stands with the odds: a reason below them would only say it again. */
function oddsWords(risk: NonNullable<ChoiceMeta['risk']>, stat: string | null): string {
  const odds = texts.story.risk[risk];
  return stat === null ? odds : texts.story.rolled(stat.replaceAll('_', ' '), odds);
}

function withoutStats(choice: Choice): Choice {
  return { ...choice, because: choice.because.filter(({ kind }) => kind !== 'stat') };
}

/** "wits +2" is "wits". */
function withoutScore(text: string): string {
  const name = withoutEnding(text, /\d/).replace(/[-−+]$/, '');
  const bare = name.trimEnd();
  return /\d$/.test(text) && bare !== name ? bare : text;
}

function becauseWords({ kind, text }: Because): string {
  switch (kind) {
    case 'stat':
      // The story screen shows no scores.
      return texts.story.because.stat(withoutScore(text));
    case 'item':
      return texts.story.because.item(text);
    case 'person':
      return texts.story.because.person(text);
    case 'place':
      return texts.story.because.place(text);
    case 'skill':
      return texts.story.because.skill(text);
    case 'memory':
    case 'beat':
      return text;
  }
}

/** For those who listen: odds, hint and reason as sentences after the choice's own words. */
export function spokenMeta({ line, because }: ChoiceMeta): string {
  return [...(line?.split(' · ') ?? []), because?.text]
    .filter((part) => part !== undefined)
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
