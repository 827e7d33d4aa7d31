import { mostSceneWords, sceneWords } from '@/foundation/limits';
import { seedFrom } from '@/foundation/seeded-random';
import { beatOfPart } from '@/narrator/beat-prose';
import { bestPassages } from '@/narrator/best-passage';
import { inBrief } from '@/narrator/in-brief';
import { engineLine } from '@/narrator/engine-lines';
import { memoryRecalled } from '@/narrator/is-eligible';
import { pickFresh } from '@/narrator/pick-line';
import { countWords } from '@/narrator/split-sentences';
import { tellScene } from '@/narrator/tell-scene';
import type { TellingContext } from '@/narrator/telling-context';
import { isEncounter } from '@/story/encounters';
import { tellsBeat, type Passage, type ScenePart } from '@/story/passage';
import type { Paragraph, Sentence } from '@/story/provenance';
import type { SceneOutcome, Telling, ToldPart } from '@/story/scene';
import { sentenceKey } from '@/story/sentence-key';

export type ToTellAgain = {
  readonly outcome: Pick<SceneOutcome, 'told' | 'ending' | 'taken'>;
  /** As the scene was told first: the past ends before it, the state is the one after it. */
  readonly context: TellingContext;
  /** Those there are, the first one first. */
  readonly tellings: readonly Telling[];
};

/** Of what happened at least so much must be told in new words; what is left of it would be a scrap. */
const freshShare = 0.5;
/** Nobody asks for other words to get less than this. */
const leastWords = 20;

const mostLinesOfAKind = 100;

const sideParts = ['reaction', 'callback', 'pressure', 'place', 'breather'] as const;

/**
 * The same outcome in other words. What changed something stays, with other picks of its variations or in
 * brief; what only showed the moment gives way to what else fits it. Null when nothing new can be said.
 */
export function tellDifferently(again: ToTellAgain): Telling | null {
  const telling = new TellingAnew(again);
  for (const part of again.outcome.told) telling.tellAgain(part);
  if (!telling.tellEnding()) return null;
  telling.fillUp();
  return telling.finished();
}

class TellingAnew {
  private readonly paragraphs: Paragraph[] = [];
  private readonly told: ToldPart[] = [];
  private readonly used = new Set<string>();
  private readonly spent: ReadonlySet<string>;
  private endsInBrief = false;
  /** Something happened that there are no more words for: without it the telling would be another scene. */
  private isLacking = false;
  private readonly context: TellingContext;

  constructor(private readonly again: ToTellAgain) {
    const { context, tellings } = again;
    for (const { paragraphs } of tellings) this.remember(paragraphs);
    this.spent = new Set(tellings.flatMap(({ told }) => told.map(({ passage }) => passage)));
    const { usedSentences, timesTold } = context.past;
    this.context = {
      ...context,
      seed: seedFrom(context.seed, 'telling', tellings.length),
      past: {
        ...context.past,
        usedSentences: { has: (key) => this.used.has(key) || usedSentences.has(key) },
        // Each time it is told a passage takes the next of its variations.
        timesTold: { get: (id) => (timesTold.get(id) ?? 0) + tellings.length },
      },
    };
  }

  tellAgain(part: ToldPart): void {
    const { passage: id } = part;
    const passage = this.context.campaign.passages.get(id);
    if (id.startsWith('@')) this.tellOtherLine(part);
    else if (part.part === 'waylaid') this.tellVaried(part);
    else if (passage === undefined || !isSideways(passage)) this.tellWhatHappened(part, passage);
    else if (!this.tellInstead(passage.part)) this.tellVaried(part);
  }

  /** The author's last words are not left out: false when there are no others for them. */
  tellEnding(): boolean {
    const { ending } = this.again.outcome;
    if (ending === null) return true;
    const fresh = this.fresh({ told: [], ending });
    if (!this.isEnough(fresh, { told: [], ending })) return false;
    this.add(fresh);
    return true;
  }

  /** What else the moment has to show, while there is room for it. */
  fillUp(): void {
    if (this.again.outcome.ending !== null) return;
    for (const part of sideParts) {
      const isShort = wordsIn(this.paragraphs) < sceneWords[this.context.style];
      if (isShort && !this.told.some((told) => told.part === part)) this.tellInstead(part);
    }
    if (wordsIn(this.paragraphs) < leastWords) this.tellBreather();
  }

  finished(): Telling | null {
    const first = wordsIn(this.again.tellings[0]?.paragraphs ?? []);
    const least = Math.min(leastWords, first / 2);
    return this.isLacking || wordsIn(this.paragraphs) < least || this.paragraphs.length === 0
      ? null
      : { paragraphs: this.paragraphs, told: this.told };
  }

  /** What stood between two parts goes with them. */
  private tellOtherLine(part: ToldPart): void {
    const list = /^@[a-z]+-/.exec(part.passage)?.[0] ?? '';
    if (part.part === 'breather') this.tellBreather();
    if (part.part === 'breather' || engineLine(`${list}1`) === null) return;
    const others = Array.from({ length: mostLinesOfAKind }, (_, at) => `${list}${String(at + 1)}`);
    const other = pickFresh(
      others.filter((id) => !this.spent.has(id) && engineLine(id, this.context.library) !== null),
      this.context,
      { said: this.again.outcome.taken?.text ?? null },
    );
    if (other === null || !this.addPart({ ...part, passage: other })) this.isLacking = true;
  }

  private tellBreather(): boolean {
    const mayBeTold = (texts: readonly string[]): boolean => !this.failsAGuard(texts, []);
    const id = this.context.library?.breather(this.context, { told: this.told, mayBeTold });
    return typeof id === 'string' && this.addPart({ part: 'breather', passage: id });
  }

  private tellWhatHappened(part: ToldPart, passage: Passage | undefined): void {
    if (this.tellVaried(part)) return;
    const beat = beatOfPart(part.passage) ?? passage?.conditions.beat ?? null;
    const isFirst = !this.endsInBrief;
    const brief = inBrief(
      { part, passage: passage ?? null, beat, isFirst },
      this.again.outcome,
      this.context,
    );
    if (brief === null) {
      this.isLacking ||= isNeeded(part, passage);
      return;
    }
    this.addBrief(brief);
    this.told.push(part);
  }

  /** What is told in brief one after the other is one paragraph. */
  private addBrief(brief: Sentence): void {
    const last = this.endsInBrief ? (this.paragraphs.pop() ?? []) : [];
    this.add([[...last, brief]]);
    this.endsInBrief = true;
  }

  /** With other picks of its variations; false when too little of it would be new. */
  private tellVaried(part: ToldPart): boolean {
    const parts = { told: this.withItsBeat(part), ending: null };
    const fresh = this.fresh(parts);
    if (!this.isEnough(fresh, parts)) return false;
    this.add(fresh);
    this.told.push(part);
    return true;
  }

  /** A beat leaves out what its passage says. */
  private withItsBeat(part: ToldPart): readonly ToldPart[] {
    const beat = beatOfPart(part.passage);
    const { passages } = this.context.campaign;
    const before = this.again.outcome.told.filter(({ passage: id }) => {
      const passage = passages.get(id);
      return beat !== null && passage !== undefined && tellsBeat(passage, beat);
    });
    return [...before.filter(({ passage }) => passage !== part.passage), part];
  }

  private tellInstead(part: ScenePart): boolean {
    const room = mostSceneWords - wordsIn(this.paragraphs);
    const isNew = ({ id }: Passage): boolean =>
      !this.spent.has(id) && !this.told.some(({ passage }) => passage === id);
    const fitting = bestPassages(
      part,
      this.context,
      (candidate) =>
        isSideways(candidate) &&
        isNew(candidate) &&
        candidate.prose.reduce((sum, text) => sum + countWords(text), 0) <= room,
    );
    return fitting.some(({ id, conditions }) => {
      const memory = memoryRecalled(conditions.recalls, this.context.past)?.id;
      return this.addPart({ part, passage: id, ...(memory === undefined ? {} : { memory }) });
    });
  }

  private addPart(part: ToldPart): boolean {
    const parts = { told: [part], ending: null };
    const fresh = this.fresh(parts);
    if (!this.isEnough(fresh, parts) || this.failsAGuard(textsOf(fresh), [part.passage]))
      return false;
    this.add(fresh);
    this.told.push(part);
    return true;
  }

  private isEnough(fresh: readonly Paragraph[], parts: Parts): boolean {
    const words = wordsIn(fresh);
    const nothing = { ...this.context.past, usedSentences: new Set<string>() };
    return words > 0 && words >= freshShare * wordsIn(this.fresh(parts, nothing));
  }

  private fresh({ told, ending }: Parts, past = this.context.past): readonly Paragraph[] {
    const { taken } = this.again.outcome;
    return tellScene({ told, ending, taken }, { ...this.context, past });
  }

  /** What may not be told at first may not be told later either. */
  private failsAGuard(texts: readonly string[], told: readonly string[]): boolean {
    const { context, again } = this;
    const input = again.outcome.taken?.text ?? null;
    const moment = { ...context, before: null, input, told };
    return (context.library?.failedGuard(texts, moment) ?? null) !== null;
  }

  private add(paragraphs: readonly Paragraph[]): void {
    this.endsInBrief = false;
    this.paragraphs.push(...paragraphs);
    this.remember(paragraphs);
  }

  private remember(paragraphs: readonly Paragraph[]): void {
    for (const { text, original } of paragraphs.flat()) {
      this.used.add(sentenceKey(text));
      if (original !== undefined) this.used.add(sentenceKey(original.text));
    }
  }
}

type Parts = Pick<SceneOutcome, 'told' | 'ending'>;

/** What will be remembered, a beat and what the choice brought; a mark in the state needs no words. */
function isNeeded({ part }: ToldPart, passage: Passage | undefined): boolean {
  if (passage === undefined || part === 'outcome' || part === 'opening') return true;
  return passage.memory !== null || passage.conditions.beat !== null || passage.choices.length > 0;
}

/** It shows the moment and changes nothing; nothing is offered because of it either. */
function isSideways(passage: Passage): boolean {
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

function textsOf(paragraphs: readonly Paragraph[]): readonly string[] {
  return paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' '));
}

function wordsIn(paragraphs: readonly Paragraph[]): number {
  return paragraphs.flat().reduce((sum, { text }) => sum + countWords(text), 0);
}
