import { scenesAfter } from '@/reading/story/story-length';
import { readingLimits } from '@/foundation/limits';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import { mentions } from '@/reading/found/person-names';
import { keptInMind } from '@/reading/story/kept-in-mind';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import { sentencesOf } from '@/reading/prose/sentence';
import { is, tagged } from '@/reading/prose/tagged';
import { asOrder, toldToYou } from '@/reading/prose/tell-you';
import type { Beat } from '@/story/campaign/beat';
import type { Passage } from '@/story/campaign/passage';

const mostChoiceWords = 13;
/** Scenes between a beat and the next that says nothing of when it comes: few beats leave more room. */
function scenesBetween(beats: readonly Beat[]): number {
  const wanted = Math.floor(scenesAfter(beats.length) / Math.max(1, beats.length));
  return Math.min(5, Math.max(3, wanted));
}

/** Behind what it all came to there is little left to tell. */
const scenesBehindTheLast = 2;

/**
 * The author's beats as they can be told and come about: words for the narrator are left out, who speaks is
 * named, a choice they wait for is offered, and what nobody could bring about is not waited for for ever.
 */
export function tellableBeats(
  beats: readonly Beat[],
  reading: Reading,
  /** Only words of an author may be meant for the narrator. */
  from: 'author' | 'engine' = 'author',
): { readonly beats: readonly Beat[]; readonly passages: readonly Passage[] } {
  const { people, player } = reading;
  const earliest = new Map<string, number>();
  const latest = latestOf(beats);
  const passages: Passage[] = [];
  const told = (text: string | null): string | null =>
    from === 'author' ? toldOf(text, player) : text;
  const between = scenesBetween(beats);
  const last = lastToCome(beats);
  const pressing = beats.filter(isPressing);
  const read = beats.map((beat, at) => {
    if (at >= readingLimits.beats) return beat;
    const waited = beat.states.some((state) => 'says' in state) || beat.playerChoices.length > 0;
    const before = [...beat.requires, ...beat.requiresAny].map((id) => earliest.get(id) ?? 0);
    const after = before.length === 0 ? at * between : Math.max(...before);
    const { min, max } = beat.sceneCount;
    const patient = Math.max(min ?? 0, after + between + (waited ? 1 : 0));
    const soonest = Math.min(patient, Math.max(min ?? 0, (latest.get(beat.id) ?? Infinity) - 1));
    const usual = waited || min === null ? soonest : min;
    const isLast = beat === last && max === null;
    const first = isLast ? Math.max(usual, scenesAfter(beats.length) - scenesBehindTheLast) : usual;
    earliest.set(beat.id, first);
    passages.push(...choicesFor(beat, { people, pressing }));
    const description = told(beat.description);
    const [memory] = keptInMind(description === null ? [] : [description], reading, 1);
    return {
      ...beat,
      ...(memory === undefined ? {} : { memory: { ...memory, significance: 'high' as const } }),
      sceneCount: { min: first, max },
      states: beat.states.filter((state) => !('says' in state)),
      playerChoices: [],
      description: inertOr(description),
      dialogue: beat.dialogue.map((line) => withSpeaker(line, people)),
      outcomes: beat.outcomes.map((way) => ({
        ...way,
        description: inertOr(told(way.description)),
      })),
    };
  });
  return { beats: read, passages };
}

/** What everything leads to: critical, and nothing waits for it. */
function lastToCome(beats: readonly Beat[]): Beat | undefined {
  const waitedFor = new Set(
    beats.flatMap(({ requires, requiresAny }) => [...requires, ...requiresAny]),
  );
  return [...beats]
    .reverse()
    .find(
      ({ id, priority, isSkippable }) =>
        priority === 'critical' && !isSkippable && !waitedFor.has(id),
    );
}

/** The last scene in which each may come: what it requires, or what requires it, has a window too. */
function latestOf(beats: readonly Beat[]): ReadonlyMap<string, number> {
  const latest = new Map(beats.map(({ id, sceneCount }) => [id, sceneCount.max ?? Infinity]));
  for (const { id, requires, requiresAny } of [...beats].reverse())
    for (const before of [...requires, ...requiresAny])
      latest.set(
        before,
        Math.min(latest.get(before) ?? Infinity, (latest.get(id) ?? Infinity) - 1),
      );
  return latest;
}

const firstScenes = 3;

/** How it begins: whoever could walk past it would read the middle first. */
function isPressing({ priority, isSkippable, sceneCount, requires }: Beat): boolean {
  const isEarly = sceneCount.max !== null && sceneCount.max <= firstScenes;
  return isEarly && priority === 'critical' && !isSkippable && requires.length === 0;
}

/** A choice that a beat waits for is put into the player's hands. */
function choicesFor(
  { id, playerChoices, requires, requiresAny, sceneCount }: Beat,
  {
    people,
    pressing,
  }: { readonly people: readonly FoundPerson[]; readonly pressing: readonly Beat[] },
): readonly Passage[] {
  const orders = playerChoices
    .flatMap((text) => asOrder(firstWay(text), mostChoiceWords) ?? [])
    .filter((text) => !/\b(?:him|her|his|hers|it)\b/i.test(text));
  if (orders.length === 0) return [];
  const any = requiresAny.map((beat) => `beat.${beat}`).join(' or ');
  const target = (text: string): string | null =>
    people.find((person) => person.called.some((name) => mentions(text, name)))?.id ?? null;
  return [
    madePassage({
      id: `read-toward-${id}`,
      part: 'choices',
      after: [
        ...new Set([...requires, ...pressing.flatMap((beat) => (beat.id === id ? [] : beat.id))]),
      ],
      before: [id],
      // What is offered in one scene comes in the next, and not outside its window.
      when: [
        ...(any === '' ? [] : [any]),
        ...(sceneCount.min === null ? [] : [`scene_count >= ${String(sceneCount.min - 1)}`]),
        ...(sceneCount.max === null ? [] : [`scene_count < ${String(sceneCount.max)}`]),
      ],
      choices: orders.map((text) =>
        madeChoice({ text, kind: 'help', leadsTo: id, target: target(text) }),
      ),
    }),
  ];
}

/** "visits Josse Pell, or asks anyone" is two ways. */
function firstWay(text: string): string {
  return text.split(/,? or /)[0] ?? text;
}

function inertOr(text: string | null): string | null {
  return text === null ? null : inert(text);
}

function toldOf(text: string | null, player: readonly string[]): string | null {
  if (text === null) return null;
  const field = text.slice(0, readingLimits.fieldCharacters);
  const block = {
    file: 'plot/beats.json',
    line: 1,
    text: field,
    headings: [],
    kind: 'paragraph' as const,
    label: null,
  };
  const told: string[] = [];
  for (const { text: sentence, isTellable } of sentencesOf([block])) {
    // "The player is received. They see the host": nobody else has been spoken of.
    const isOfPlayer = /^They \p{Ll}/u.test(sentence) && isOfYouAlone(told[told.length - 1] ?? '');
    const meant = isOfPlayer ? sentence.replace(/^They/, 'The player') : sentence;
    const words = toldToYou(meant, player) ?? (isTellable ? sentence : null);
    if (words !== null) told.push(words);
  }
  return told.length === 0 ? null : told.join(' ');
}

function isOfYouAlone(sentence: string): boolean {
  const isOfMany = tagged(sentence).some((term) => is(term, 'Plural') && !is(term, 'Pronoun'));
  return /^You (?!and\b|two\b|both\b|all\b)/.test(sentence) && !isOfMany;
}

/** `Stott: "There."` is said by somebody. */
function withSpeaker(
  { speaker, line }: Beat['dialogue'][number],
  people: readonly FoundPerson[],
): Beat['dialogue'][number] {
  const match = /^([^:"“]{2,40}):\s*(\S.*)$/.exec(line);
  const name = speaker ?? match?.[1]?.trim() ?? null;
  const person =
    name === null
      ? undefined
      : people.find(
          (each) =>
            each.id === name ||
            each.called.some((own) => own === name || mentions(own, name) || mentions(name, own)),
        );
  const words = inert((speaker === null ? (match?.[2] ?? line) : line).trim());
  return person === undefined
    ? { speaker: null, line: quoted(words) }
    : { speaker: person.id, line: words };
}

function quoted(words: string): string {
  return /^["“]/.test(words) ? words : `"${words}"`;
}
