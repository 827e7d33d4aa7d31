import {
  beatReason,
  capital,
  memoryReason,
  personReason,
  placeReason,
  quoted,
  reason,
} from '@/engine/why/reason-words';
import { setBefore } from '@/engine/why/set-before';
import type { Reason, SceneToExplain } from '@/engine/why/reasons';
import { memoryRecalled } from '@/narrator/passages/is-eligible';
import { partOfDay } from '@/story/state/in-game-time';
import type { Memory } from '@/story/state/memory';
import type { Passage } from '@/story/campaign/passage';
import type { Sentence } from '@/story/words/provenance';
import type { Roll } from '@/story/rules/roll';
import { minutesOf } from '@/story/state/story-state';
import { tellingsOf } from '@/story/log/tellings';
import { sentenceKey } from '@/story/words/sentence-key';

/** Where a sentence comes from: what was told by it, and what had to be so for that. */
export function whySentence(sentence: Sentence, toExplain: SceneToExplain): readonly Reason[] {
  const { from } = sentence;
  const own = [...writtenBy(sentence), ...standsIn(sentence, toExplain)];
  const passage = toExplain.campaign.passages.get(from ?? '');
  if (passage !== undefined)
    return [...own, ...whatItAsked(retold(passage, toExplain), toExplain), itself(passage)];
  return [...own, ...ofPart(from ?? '', toExplain)];
}

function writtenBy({ by, original }: Sentence): readonly Reason[] {
  if (by === 'player')
    return [
      reason({
        kind: 'player',
        text: 'You wrote this sentence.',
        note: original === undefined ? null : `It said: ${quoted(original.text)}`,
      }),
    ];
  if (by.startsWith('skill:'))
    return [reason({ kind: 'skill', id: by, text: `The skill ${by.slice(6)} wrote it.` })];
  return [];
}

/** Where its author wrote it, in a story that was made of their prose. */
function standsIn({ text, by }: Sentence, { campaign }: SceneToExplain): readonly Reason[] {
  const source = by === 'author' ? campaign.sources?.get(sentenceKey(text)) : undefined;
  if (source === undefined) return [];
  const { file, line } = source;
  return [
    reason({
      kind: 'file',
      id: `${file}:${String(line)}`,
      text: `Its author wrote it in ${file}, line ${String(line)}.`,
    }),
  ];
}

/** A line of the engine's, a beat's own words, or the ending. */
function ofPart(from: string, toExplain: SceneToExplain): readonly Reason[] {
  const { scene, campaign } = toExplain;
  const { roll, beat } = scene.outcome;
  if (from.startsWith('beat:')) return some(beatReason(from.slice(5), toExplain));
  if (from.startsWith('ending ')) {
    const id = from.slice(7);
    const title = campaign.endings.get(id)?.title ?? id;
    return [
      reason({ kind: 'ending', id, text: `The story has come to its end, ${quoted(title)}.` }),
      ...chosen(toExplain),
    ];
  }
  const isLine = from.startsWith('@');
  return [
    ...(isLine
      ? [reason({ kind: 'engine', id: from, text: 'No author wrote words for this moment.' })]
      : []),
    ...chosen(toExplain),
    ...(roll === null ? [] : [rollReason(roll)]),
    ...(isLine || beat === null ? [] : some(beatReason(beat, toExplain))),
    ...(from.startsWith('@recalled') ? recalledNow(toExplain) : []),
  ];
}

/** What other words were told for has the reasons. */
function retold(passage: Passage, { scene, campaign }: SceneToExplain): Passage {
  const first = scene.outcome.told.find(({ passage: id }) => passage.retells?.includes(id));
  return campaign.passages.get(first?.passage ?? '') ?? passage;
}

function itself({ id, part }: Passage): Reason {
  return reason({ kind: 'passage', id, text: partWords[part] });
}

function whatItAsked(passage: Passage, toExplain: SceneToExplain): readonly Reason[] {
  const { conditions, part } = passage;
  const { campaign, scene, state } = toExplain;
  const { roll } = scene.outcome;
  const recalled = recalledBy(passage, toExplain);
  const people = [...new Set([conditions.speaker ?? '', ...conditions.who])];
  const isOutcome = part === 'outcome';
  return [
    ...(isOutcome ? chosen(toExplain) : []),
    ...(roll !== null && (isOutcome || conditions.outcome.length > 0) ? [rollReason(roll)] : []),
    ...(conditions.beat === null ? [] : some(beatReason(conditions.beat, toExplain))),
    ...conditions.after.flatMap((beat) => some(beatReason(beat, toExplain))),
    ...some(recalled === null ? null : memoryReason(recalled, toExplain)),
    ...people.flatMap((person) => some(personReason(person, toExplain))),
    ...setBefore(conditions.expressions, toExplain),
    ...conditions.has.map((item) =>
      reason({ kind: 'item', id: item, text: `You have ${campaign.items.get(item) ?? item}.` }),
    ),
    ...placeOfPassage(passage, toExplain),
    ...(conditions.time.length === 0
      ? []
      : [reason({ kind: 'time', text: `It is ${partOfDay(minutesOf(state))}.` })]),
  ];
}

const partWords: Readonly<Record<Passage['part'], string>> = {
  opening: 'The author begins the story so.',
  outcome: 'The author wrote it for what comes of this.',
  place: 'The author wrote it to show this place.',
  waylaid: 'The author wrote it for a way that was not gone to its end.',
  reaction: 'The author wrote it as an answer to what you do.',
  pressure: 'The author wrote it for what is coming.',
  callback: 'The author wrote it for what you did before.',
  breather: 'The author wrote it as a moment to breathe.',
  ending: 'The author ends the story so.',
  choices: 'The author wrote it for this choice.',
  retelling: 'The author wrote it as other words for the same.',
};

function placeOfPassage(
  { conditions, part }: Passage,
  toExplain: SceneToExplain,
): readonly Reason[] {
  const here = toExplain.scene.words?.place ?? '';
  if (conditions.where.length === 0) return [];
  const place = [...toExplain.campaign.places.values()].find(({ name }) => name === here);
  const found = place === undefined ? null : placeReason(place.id, toExplain);
  if (found === null) return [];
  const isFirst = part === 'place' && conditions.first === true;
  return [{ ...found, note: isFirst ? 'You see it for the first time.' : null }];
}

function chosen({ scene, before }: SceneToExplain): readonly Reason[] {
  const { taken } = scene.outcome;
  if (taken === null) return [];
  const offered = before[before.length - 1]?.number ?? null;
  const text = `You chose ${quoted(taken.text)}`;
  return [reason({ kind: 'choice', id: taken.choice, text: stopped(text), scene: offered })];
}

/** "The dice came to 7, at a cost: 5 and 2, +1 your nerve." */
function rollReason({ dice, modifiers, total, band }: Roll): Reason {
  const counted = dice.filter(({ dropped }) => dropped !== true).map(({ value }) => String(value));
  const helped = modifiers
    .filter(({ value }) => value !== 0)
    .map(({ value, reason: why }) => `${signed(value)} ${why}`);
  const parts = [listed(counted), ...helped].join(', ');
  const label = band === null ? '' : `, ${band.replace(/[-_]/g, ' ')}`;
  return reason({
    kind: 'roll',
    text: `The dice came to ${String(total)}${label}.`,
    note: `${capital(parts)}.`,
  });
}

/** As it was kept with the part; in older scenes it was the one that fits. */
function recalledBy({ id, conditions }: Passage, toExplain: SceneToExplain): Memory | null {
  const { scene, past, memories } = toExplain;
  const told = tellingsOf(scene).tellings.flatMap((telling) => telling.told);
  const kept = told.find(({ passage }) => passage === id)?.memory;
  return kept === undefined
    ? memoryRecalled(conditions.recalls, past)
    : (memories.find((memory) => memory.id === kept) ?? null);
}

function recalledNow(toExplain: SceneToExplain): readonly Reason[] {
  const [first] = toExplain.scene.outcome.recalled;
  const memory = toExplain.memories.find(({ id }) => id === first?.id);
  return memory === undefined ? [] : [memoryReason(memory, toExplain)];
}

function listed(words: readonly string[]): string {
  const last = words[words.length - 1] ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

function signed(value: number): string {
  return value < 0 ? `−${String(-value)}` : `+${String(value)}`;
}

/** Quoted words often end in a stop of their own. */
function stopped(text: string): string {
  return /[.!?…]”$/.test(text) ? text : `${text}.`;
}

function some(found: Reason | null): readonly Reason[] {
  return found === null ? [] : [found];
}
