/** How the words of a story sound; chosen from genre, tone and rating of its campaign. */
export type Tone = 'light' | 'plain' | 'dark';

/**
 * The same moment in each tone. Braces as in passages: `{asker}` is a role, `{asker.they}` `{asker.them}`
 * `{asker.their}` its pronouns, `ask{asker.s}` a verb that agrees, `{thing}` `{topic}` `{elsewhere}` words of this
 * story, `{place}` where the player is. A paragraph each.
 */
export type InTones = Readonly<Record<Tone, readonly string[]>>;

/**
 * Who or what fills a role: a person of the story who is there (with somebody they have to do with, with a
 * motive or a trait of this kind, if that is asked for), a thing that can be held, another place, or a matter
 * that the author's prose speaks of.
 */
export type SituationRole =
  | { readonly is: 'person'; readonly tiedTo?: string; readonly trait?: TraitKind }
  /** Named, and not there. */
  | { readonly is: 'absent-person'; readonly tiedTo?: string }
  | { readonly is: 'thing' }
  | { readonly is: 'elsewhere' }
  | { readonly is: 'topic' };

/** What the words for somebody's traits and flaws come to. */
export type TraitKind = 'warm' | 'hard' | 'secretive' | 'proud' | 'fearful' | 'bold' | 'playful';

export type SituationChoice = {
  /** At most 14 words, an order to oneself, with the name of a role in it: "Give {asker} your word." */
  readonly text: string;
  /** `talk tell give use look search wait help persuade deceive threaten steal sneak force climb read gesture` */
  readonly kind: string;
  /** The role it turns to: a person, or the thing it is done with. */
  readonly to?: string;
  readonly tone?: 'friendly' | 'hostile' | 'cooperative';
  /** With a risk dice are thrown, and `otherwise` is where a failure leads. */
  readonly risk?: 'low' | 'even' | 'high';
  /** What the dice are about, where the story has such a stat: `nerve`, `charm`, `wits`, `craft`, `body`. */
  readonly stat?: StatKind;
  /** Names of outcomes of this situation. */
  readonly leadsTo: string;
  readonly otherwise?: string;
};

export type StatKind = 'nerve' | 'charm' | 'wits' | 'craft' | 'body';

export type SituationOutcome = {
  readonly words: InTones;
  /**
   * As in passages, with roles for ids: `feeling asker +10`, `gain thing`, `lose thing`,
   * `set flags.asked_for_word true`, `learn asker "…"`, `time 1h`, `settle promise asker`.
   */
  readonly effects: readonly string[];
  /** What is remembered: a whole sentence in the past about "you", with roles; at most 16 words. */
  readonly memory: {
    readonly text: string;
    readonly kind?:
      | 'promise'
      | 'debt'
      | 'kept'
      | 'broken'
      | 'betrayal'
      | 'gift'
      | 'secret'
      | 'help';
    readonly about?: string;
    readonly significance?: 'low' | 'medium' | 'high';
  };
  /** What can be done next; without any the story goes on by itself. */
  readonly choices?: readonly SituationChoice[];
};

/** Told some scenes after an outcome, because of it. */
export type SituationEcho = {
  /** The outcome it comes from. */
  readonly after: string;
  readonly words: InTones;
  readonly effects?: readonly string[];
  readonly memory?: SituationOutcome['memory'];
  readonly choices?: readonly SituationChoice[];
};

/** Something that can happen between people in any story, cast from what an author wrote. */
export type StorySituation = {
  readonly id: string;
  readonly roles: Readonly<Record<string, SituationRole>>;
  /** What presses now; ends open. */
  readonly words: InTones;
  /** Three, which differ in what they do and cost. */
  readonly choices: readonly SituationChoice[];
  readonly outcomes: Readonly<Record<string, SituationOutcome>>;
  readonly echoes?: readonly SituationEcho[];
  /** Whoever says it takes the player for somebody new. */
  readonly isForStrangers?: true;
};
