import { allTurns } from '@/reading/turns/all-turns';
import { bareBeside, bareLonely, bareMoment } from '@/reading/turns/bare-moments';
import { bareTurns } from '@/reading/turns/bare-turns';
import type { BeatTurn, TurnChoice } from '@/reading/turns/beat-turn';
import { besideChoices, lonelyTurn, plainTurn } from '@/reading/turns/plain-turn';
import type { Beat } from '@/story/campaign/beat';

type Moment = {
  /** Whether nobody is there. */
  readonly isAlone: boolean;
  /** Whether no words say what it is about. */
  readonly isBare: boolean;
};

const named = { kinds: allTurns, plain: plainTurn, alone: lonelyTurn, beside: besideChoices };
const bare = { kinds: bareTurns, plain: bareMoment, alone: bareLonely, beside: bareBeside };

/** Gives out the sets of choices by turns: two beats of one story do not get the same. */
export class TurnSets {
  private readonly used = new Map<BeatTurn, number>();
  private besides = 0;

  constructor(
    /** What the player is called. */
    private readonly player: readonly string[],
  ) {}

  next(beat: Beat, { isAlone, isBare }: Moment): readonly TurnChoice[] {
    const from = isBare ? bare : named;
    const turn = isAlone ? from.alone : this.turnFor(beat, from);
    const nth = this.used.get(turn) ?? 0;
    this.used.set(turn, nth + 1);
    return turn.sets[nth % turn.sets.length] ?? [];
  }

  beside(isBare: boolean): TurnChoice {
    const { beside } = isBare ? bare : named;
    return beside[this.besides++ % beside.length] as TurnChoice;
  }

  /** The kind whose words it has most of; a kind that is used up leaves room for the next. */
  private turnFor(
    { title, description, mood }: Beat,
    { kinds, plain }: Pick<typeof named, 'kinds' | 'plain'>,
  ): BeatTurn {
    const text = [title, title, description ?? '', mood ?? ''].join('. ');
    const isAsked = new RegExp(
      `\\b(?:asks?|begs?|wants?|would like)(?:,[^,]*,| only)? (?:${['you', 'the player', 'that', 'for', ...this.player].join('|')})\\b`,
      'u',
    ).test(text);
    const ranked = kinds
      .map((turn) => ({
        turn,
        count: (text.match(turn.words) ?? []).length + (isAsked && /request/.test(turn.id) ? 3 : 0),
      }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .map(({ turn }) => turn);
    const fresh = [...ranked, plain, ...kinds].find(
      (turn) => (this.used.get(turn) ?? 0) < turn.sets.length,
    );
    return fresh ?? ranked[0] ?? plain;
  }
}
