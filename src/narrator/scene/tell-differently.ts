import type { Choice } from '@/contracts/generated/choice';
import { mostSceneWords, sceneWords } from '@/foundation/limits';
import type { JsonObject } from '@/foundation/json';
import { seedFrom } from '@/foundation/seeded-random';
import { beatOfPart } from '@/narrator/passages/beat-prose';
import { bestPassages } from '@/narrator/passages/best-passages';
import { engineLine } from '@/narrator/lines/engine-lines';
import { failedGuard } from '@/narrator/guards/failed-guard';
import { isEligible, memoryRecalled } from '@/narrator/passages/is-eligible';
import { pickFresh } from '@/narrator/lines/pick-line';
import {
  isAsking,
  isSideways,
  sideParts,
  countParagraphWords,
  wordsOfParts,
} from '@/narrator/scene/parts-retold';
import { countWords } from '@/story/words/split-sentences';
import { whenTold } from '@/narrator/scene/realise-part';
import { tellScene } from '@/narrator/scene/tell-scene';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { tellsBeat, type Passage, type ScenePart } from '@/story/campaign/passage';
import type { Paragraph, Sentence } from '@/story/words/provenance';
import type { SceneOutcome, Telling, ToldPart } from '@/story/log/scene';
import { sentenceKey } from '@/story/words/sentence-key';

export type ToTellAgain = {
  readonly outcome: Pick<SceneOutcome, 'told' | 'ending' | 'taken'>;
  /** As the scene was told first: the past ends before it, the state is the one after it. */
  readonly context: TellingContext;
  /** Those there are, the first one first. */
  readonly tellings: readonly Telling[];
  /** What the player can do now. */
  readonly offered: readonly Pick<Choice, 'text' | 'intent'>[];
  /** A crossroads stays open: what only shows the moment would forget it. */
  readonly isAside?: boolean;
};

/** Of what happened at least so much must be told in new words; what is left of it would be a scrap. */
const freshShare = 0.5;
/** Nobody asks for other words to get less than this. */
const leastWords = 20;

const mostLinesOfAKind = 100;

/**
 * The same outcome in other words: the author's other words for it, other picks of its variations, or as it
 * was; what only showed the moment gives way to what else fits it. Null when nothing new can be said.
 */
export function tellDifferently(again: ToTellAgain): Telling | null {
  const telling = new TellingAnew(again);
  for (const at of again.outcome.told.keys()) telling.tellAgain(at);
  if (!telling.tellEnding()) return null;
  telling.fillUp();
  return telling.finished();
}

class TellingAnew {
  private readonly paragraphs: Paragraph[] = [];
  private readonly told: ToldPart[] = [];
  private readonly used = new Set<string>();
  private readonly spent: ReadonlySet<string>;
  /** Something happened that there are no more words for: without it the telling would be another scene. */
  private isLacking = false;
  /** Something is asked, and what else there is to show stands before it. */
  private hasAsked = false;
  /** Words that stand as they were. */
  private stood = 0;
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

  tellAgain(at: number): void {
    const { told } = this.again.outcome;
    const part = told[at];
    if (part === undefined) return;
    const { passage: id } = part;
    const passage = this.context.campaign.passages.get(id);
    const asks = this.isAsking(part);
    if (asks && !this.hasAsked) this.fillUpBefore(at);
    this.hasAsked ||= asks;
    if (this.tellRetelling(part)) return;
    if (asks || passage?.conditions.first === true) this.letStand(part, passage);
    else if (id.startsWith('@')) this.tellOtherLine(part);
    else if (part.part === 'waylaid') this.tellVaried(part);
    else if (passage === undefined || !isSideways(passage)) this.tellWhatHappened(part, passage);
    else if (!this.tellInstead(passage.part, part.asOf)) this.tellVaried(part);
  }

  /** Other words that the author wrote for just this. */
  private tellRetelling(part: ToldPart): boolean {
    const { past, campaign } = this.context;
    const then = whenTold(part, this.context);
    const isOther = (passage: Passage): boolean =>
      passage.retells?.includes(part.passage) === true &&
      !this.spent.has(passage.id) &&
      past.unwanted?.has(passage.id) !== true &&
      isEligible(passage, then);
    return [...campaign.passages.values()]
      .filter(isOther)
      .some(({ id }) => this.addPart({ ...part, passage: id }));
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
    if (this.again.outcome.ending !== null || this.again.isAside === true || this.hasAsked) return;
    this.fillWithSights({}, 0);
    if (countParagraphWords(this.paragraphs) < leastWords) this.tellBreather();
  }

  /** After a question nothing is shown that forgets it; before the first part nothing has happened. */
  private fillUpBefore(at: number): void {
    const { told } = this.again.outcome;
    const before = told[at - 1];
    const ahead = wordsOfParts(told.slice(at), this.first);
    if (before !== undefined) this.fillWithSights(before, countParagraphWords(ahead));
  }

  private fillWithSights({ asOf }: Pick<ToldPart, 'asOf'>, ahead: number): void {
    for (const part of sideParts) {
      const isShort = countParagraphWords(this.paragraphs) + ahead < sceneWords[this.context.style];
      if (isShort && !this.told.some((told) => told.part === part)) this.tellInstead(part, asOf);
    }
  }

  finished(): Telling | null {
    const least = Math.min(leastWords, countParagraphWords(this.first.paragraphs) / 2);
    const words = countParagraphWords(this.paragraphs);
    return this.isLacking || words < least || words === this.stood
      ? null
      : { paragraphs: this.paragraphs, told: this.told };
  }

  private get first(): Pick<Telling, 'paragraphs'> {
    return this.again.tellings[0] ?? { paragraphs: [] };
  }

  private isAsking(part: ToldPart): boolean {
    const { outcome, offered, context } = this.again;
    const { passages } = context.campaign;
    return isAsking(part, offered, { told: outcome.told, passages });
  }

  /** Whole, with other picks of its variations where it has any, else word for word. */
  private letStand(part: ToldPart, passage: Passage | undefined): void {
    const { usedSentences } = this.again.context.past;
    const varied = this.fresh(
      { told: passage === undefined ? [] : [part], ending: null },
      { ...this.context.past, usedSentences },
    );
    const isOld = ({ text }: Sentence): boolean => this.used.has(sentenceKey(text));
    const words = varied.flat().every(isOld) ? wordsOfParts([part], this.first) : varied;
    this.isLacking ||= words.length === 0;
    this.stood += countParagraphWords([words.flat().filter(isOld)]);
    this.add(words);
    this.told.push(part);
  }

  /** What stood between two parts goes with them. */
  private tellOtherLine(part: ToldPart): void {
    const list = /^@[a-z]+-/.exec(part.passage)?.[0] ?? '';
    if (part.part === 'breather') this.tellBreather();
    if (part.part === 'breather' || engineLine(`${list}0`) === null) return;
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

  /** A scene that forgets what was done or said is another scene: where there are no other words, these stand. */
  private tellWhatHappened(part: ToldPart, passage: Passage | undefined): void {
    if (!this.tellVaried(part)) this.letStand(part, passage);
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

  /** What takes the place of something else is told as of then. */
  private tellInstead(part: ScenePart, asOf?: JsonObject): boolean {
    const then = asOf === undefined ? {} : { asOf };
    const room = mostSceneWords - countParagraphWords(this.paragraphs);
    const isNew = ({ id }: Passage): boolean =>
      !this.spent.has(id) && !this.told.some(({ passage }) => passage === id);
    const fitting = bestPassages(
      part,
      whenTold(then, this.context),
      (candidate) =>
        isSideways(candidate) &&
        isNew(candidate) &&
        candidate.prose.reduce((sum, text) => sum + countWords(text), 0) <= room,
    );
    return fitting.some(({ id, conditions }) => {
      const memory = memoryRecalled(conditions.recalls, this.context.past)?.id;
      const kept = memory === undefined ? {} : { memory };
      return this.addPart({ part, passage: id, ...kept, ...then });
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
    const words = countParagraphWords(fresh);
    const nothing = { ...this.context.past, usedSentences: new Set<string>() };
    return words > 0 && words >= freshShare * countParagraphWords(this.fresh(parts, nothing));
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
    return failedGuard(texts, moment) !== null;
  }

  private add(paragraphs: readonly Paragraph[]): void {
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

function textsOf(paragraphs: readonly Paragraph[]): readonly string[] {
  return paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' '));
}
