// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.

/**
 * Something the player can do now, and why it is offered.
 */
export type Choice = {
  /**
   * Its place in the list, counted from 1: c1.
   */
  readonly id: string;
  /**
   * What the player would do, in plain words.
   */
  readonly text: string;
  readonly intent: Intent;
  /**
   * What it truly comes from; shown when the player asks why.
   */
  readonly because: readonly Because[];
  /**
   * How hard the roll is; null when nothing is rolled.
   */
  readonly difficulty: 'low' | 'even' | 'high' | null;
  /**
   * A word of warning or promise shown with it; null for none.
   */
  readonly hint: string | null;
  /**
   * What a failed roll may cost, as it is read after the odds: you may lose the light; absent where nothing is rolled or nothing is known.
   */
  readonly risked?: string;
  /**
   * Who wrote the text: author, engine, skill:<name>, or model:<id>.
   */
  readonly by: string;
};
/**
 * What the choice does, so that a tapped choice is never parsed again.
 */
export type Intent = {
  /**
   * move, talk, look, take, use, write, wait, remember, roll, own-words (the text is read like a typed action), or a word of the campaign.
   */
  readonly kind: string;
  /**
   * Id of the place, person or thing meant.
   */
  readonly target?: string;
  /**
   * Id of the thing used.
   */
  readonly with?: string;
  /**
   * Name of the stat that is rolled on.
   */
  readonly stat?: string;
  /**
   * How hard it is; changes the roll.
   */
  readonly difficulty?: 'low' | 'even' | 'high';
  /**
   * How it meets a person or a group: who is cold is offered nothing friendly, and only who is warm is asked to help.
   */
  readonly tone?: 'friendly' | 'cooperative' | 'hostile';
  /**
   * Id of the group it turns to or speaks for.
   */
  readonly faction?: string;
  readonly requires?: RequiredStat;
  /**
   * Why typed words cannot be done here; `target` is who or what they meant, where that is known. `nobody-here` is said and `out-of-sight` done to somebody who is elsewhere; `out-of-reach` was understood, and leads nowhere. An attempt without it is one nobody understood.
   */
  readonly refused?:
    | 'nobody-here'
    | 'out-of-sight'
    | 'not-held'
    | 'no-way'
    | 'dead'
    | 'not-in-this-world'
    | 'only-words'
    | 'out-of-reach';
  /**
   * Place the player was going to, where that is further than `target`, the first step there.
   */
  readonly goal?: string;
  /**
   * Typed words asked for more than one thing; this is the first, and the others are left for now.
   */
  readonly left?: boolean;
  /**
   * Passage told without a roll or after a success.
   */
  readonly leadsTo?: string;
  /**
   * Passage told after a failure.
   */
  readonly elseTo?: string;
};
/**
 * A stat that must be high before the choice is offered.
 */
export type RequiredStat = {
  /**
   * Name of the stat.
   */
  readonly stat: string;
  /**
   * It must be more than this; else what the skill that makes choices is set to.
   */
  readonly above?: number;
};
/**
 * One true reason.
 */
export type Because = {
  /**
   * What kind of thing it is.
   */
  readonly kind: 'memory' | 'person' | 'beat' | 'item' | 'place' | 'stat' | 'skill';
  /**
   * Id of that memory, person, beat, thing, place or stat, or name of the skill.
   */
  readonly id: string;
  /**
   * The reason in words the player may read.
   */
  readonly text: string;
};
