import type { ReadSentence } from '@/reading/prose/sentence';
import type { ThingKind } from '@/reading/found/thing-kinds';
import type { Pronouns } from '@/story/campaign/campaign';

/** Where words of an author's stand. */
export type Source = { readonly file: string; readonly line: number };

/** One or more sentences that can be told together, as they stand. */
export type Excerpt = Source & {
  readonly text: string;
  readonly words: number;
  /** Ids of the people, places, things and topics it names. */
  readonly about: readonly string[];
  /** The place its title or its words put it at. */
  readonly where: string | null;
  /** Whether its paragraph begins with it: from the middle of a thought nothing is told by itself. */
  readonly isStart: boolean;
};

/** What somebody says of themselves or is said of them, from a profile or from prose. */
export type FoundPerson = {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly pronouns: Pronouns;
  readonly role: string | null;
  readonly place: string | null;
  /** Where their prose says that they are: "the cell", "Ward Six". */
  readonly stands: string | null;
  readonly traits: readonly string[];
  /** Whole sentences, each with where it stands. */
  readonly looks: readonly Excerpt[];
  readonly background: readonly Excerpt[];
  readonly sayings: readonly Excerpt[];
  readonly wants: readonly string[];
  readonly ties: ReadonlyMap<string, string>;
  readonly belongings: readonly string[];
  /** Whether a file of the author's is about them. */
  readonly hasProfile: boolean;
  /** Never heard to speak. */
  readonly isSilent: boolean;
  /** What a player or another person calls them. */
  readonly called: readonly string[];
  /** Whether their author says what they are called for short. */
  readonly isCalled: boolean;
};

export type FoundPlace = {
  readonly id: string;
  readonly name: string;
  /** The words that mean it in prose. */
  readonly called: readonly string[];
  readonly excerpts: readonly Excerpt[];
};

export type FoundThing = {
  readonly id: string;
  /** With its article, as it stands in a sentence. */
  readonly name: string;
  readonly called: readonly string[];
  readonly place: string | null;
  /** Whether the premise puts it into the player's hands. */
  readonly isHeld: boolean;
  readonly excerpts: readonly Excerpt[];
};

/** What can be looked at, read, opened or taken; what the story is about is among it. */
export type FoundProp = FoundThing & {
  /** Null where its noun says nothing of it. */
  readonly kind: ThingKind | null;
  /** Id of the person who has it. */
  readonly owner: string | null;
  /** Stolen, lost, or not where it ought to be. */
  readonly isGone: boolean;
  readonly isShut: boolean;
  readonly isPortable: boolean;
  /** The sentences that name it, and not another of its kind. */
  readonly named: readonly string[];
  /** What it is, as its author first puts it: "a tin mug that smells bitter". */
  readonly told: (Source & { readonly text: string }) | null;
};

/** Something that people can be asked about. */
export type FoundTopic = {
  readonly id: string;
  /** As it stands after "about". */
  readonly name: string;
  readonly called: readonly string[];
  readonly excerpts: readonly Excerpt[];
};

/** Where a premise has the player, and how surely. */
export type Whereabout = {
  readonly name: string;
  /** Whether the words alone say that it is a place. */
  readonly isPlace: boolean;
  readonly weight: number;
};

/** What an author's files come to. */
export type Reading = {
  readonly people: readonly FoundPerson[];
  readonly places: readonly FoundPlace[];
  readonly things: readonly FoundThing[];
  /** Those and whatever else can be looked at. */
  readonly props: readonly FoundProp[];
  readonly topics: readonly FoundTopic[];
  /** The premise, paragraph by paragraph, as it can be told. */
  readonly premise: readonly (readonly Excerpt[])[];
  /** What is true of the whole setting, and of no place alone. */
  readonly everywhere: readonly Excerpt[];
  readonly sentences: readonly ReadSentence[];
  /** What the author calls the player: "the surveyor", "Wilma". */
  readonly player: readonly string[];
  /** Places where the premise may have the player, the surest first. */
  readonly begins: readonly Whereabout[];
};
