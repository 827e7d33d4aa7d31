import { deedClasses } from '@/understanding/lexicon/deed-classes';
import { wordSet } from '@/understanding/lexicon/word-set';
import { framesOf } from '@/understanding/phrases/frames';

export type DeedsSaid = {
  /** The classes of the first deed. */
  readonly head: ReadonlySet<string>;
  /** Of every deed, by which words it is known. */
  readonly all: ReadonlyMap<string, ReadonlySet<string>>;
};

const finders = Object.entries(deedClasses).map(
  ([deed, frames]) => [deed, framesOf(frames)] as const,
);

/** What stands before a deed and does nothing by itself. */
const opening = wordSet(
  `ok okay fine sorry well please hey so and now then right yes oh ah alright just i we i'll we'll i'd i'm let's lets us
  quickly quietly gonna going to will would am`,
);

const bareNo = wordSet('no nope nah never');

export function deedsSaid(words: readonly string[], isAsked: boolean): DeedsSaid {
  const begin = words.findIndex((word) => !opening.has(word));
  const said = words.slice(Math.max(0, begin));
  const starts = new Map<string, number>();
  const all = new Map<string, ReadonlySet<string>>();
  for (const [deed, find] of finders) {
    const whole = find(words);
    const fit = begin > 0 ? find(said) : whole;
    if (fit !== null) starts.set(deed, fit.start);
    const known = [
      ...(whole === null ? [] : [words[whole.start], words[whole.end - 1]]),
      ...(fit === null ? [] : [said[fit.start], said[fit.end - 1]]),
    ].filter((word) => word !== undefined);
    if (known.length > 0) all.set(deed, new Set(known));
  }
  const first = Math.min(...starts.values());
  const head = new Set([...starts].filter(([, start]) => start === first).map(([deed]) => deed));
  if (isAsked) head.add('ask');
  if (bareNo.has(words[0] ?? '')) head.add('refuse');
  for (const deed of head) if (!all.has(deed)) all.set(deed, new Set());
  return { head, all };
}

const asks =
  /^(?:(?:and|so|but|well|now|ok|tell me|[a-z]+,)\s+)*(?:(?:what|who|whom|whose|which|where|when|why|how)\b|(?:is|are|was|were|does|did|do|has|had) )/;
const asksToAct =
  /^(?:[a-z ]+, ?)?(?:can|could|may|might|shall|should|will|would) (?:i|we|you|somebody|someone)\b/;
const looksInto = /^(?:see|check|count|measure)\b/;
const asksLater = /, (?:what|who|why|how|where|when|which)\b/;

export function isAsked(text: string): boolean {
  if (asksToAct.test(text) || looksInto.test(text)) return false;
  return asks.test(text) || /\?\s*$/.test(text) || asksLater.test(text);
}
