import { nounlessOrder } from '@/reading/beats/nounless-order';
import { mentions } from '@/reading/found/person-names';
import type { BeatAnswer } from '@/reading/beats/beat-answer';
import { decisionsIn } from '@/reading/decisions/decisions-in';
import { Sides } from '@/reading/decisions/sides';
import { takenAway, whatGoes } from '@/reading/decisions/taken-away';
import { toldOfDeed } from '@/reading/decisions/told-of-deed';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import { sentencesOf } from '@/reading/prose/sentence';
import { asOrder, toldToYou } from '@/reading/prose/tell-you';
import { TurnSets } from '@/reading/beats/turn-sets';
import { beatMatter } from '@/reading/beats/beat-matter';
import { inert } from '@/reading/story/made-passage';
import { filled, type Wordings } from '@/reading/story/pick';
import type { TurnStance, TurnChoice } from '@/reading/turns/beat-turn';
import { brief } from '@/reading/story/brief';
import { splitSentences } from '@/story/words/split-sentences';
import type { Beat } from '@/story/campaign/beat';

const mostAnswers = { usual: 3, decided: 4 };
const mostChoiceWords = 14;
export const justRead = 'this';

/** Takes the sets of choices by turns: two beats of one story do not get the same. */
export class BeatTurns {
  private readonly sets: TurnSets;
  private readonly sides: Sides;

  constructor(
    private readonly reading: Reading,
    private readonly wordings: Wordings,
  ) {
    this.sets = new TurnSets(reading.player);
    this.sides = new Sides(wordings);
  }

  answersTo(
    beat: Beat,
    people: readonly FoundPerson[],
    /** Who may be there besides. */
    near: readonly FoundPerson[],
  ): readonly BeatAnswer[] {
    const speaking = people.filter(({ isSilent }) => !isSilent);
    const [lead = null, second] = accusedFirst(beat, speaking);
    const matter = matterNow(beat, this.reading);
    const own = this.waysWritten(beat, lead, matter);
    const after = authoredAfter(beat, people, this.reading.player);
    const said = own.length > 0 ? own : this.decided(beat, speaking, { matter, after, near });
    const make = (choice: TurnChoice, person: FoundPerson | null): BeatAnswer =>
      answerOf(choice, { person, matter, after });
    const most = said.length > 1 ? mostAnswers.decided : mostAnswers.usual;
    // Where an author's words say what can be done, ours only fill up to three.
    const room = Math.max(0, mostAnswers.usual - said.length);
    const asked =
      second === undefined || room === 0
        ? []
        : [make(this.sets.beside(matter === justRead), second)];
    const set =
      room === asked.length
        ? []
        : this.sets.next(beat, { isAlone: lead === null, isBare: matter === justRead });
    const made = set.map((choice) => make(choice, lead)).slice(0, room - asked.length);
    return [...said, ...made, ...asked]
      .slice(0, most)
      .filter(({ choice }) => choice.text.split(/\s+/).length <= mostChoiceWords + 3)
      .map((answer, at) => ({ ...answer, at }));
  }

  /** What the beat's own words leave to the player, or whose part can be taken in it. */
  private decided(
    beat: Beat,
    people: readonly FoundPerson[],
    {
      matter,
      after,
      near,
    }: {
      readonly matter: string;
      readonly after: string | null;
      readonly near: readonly FoundPerson[];
    },
  ): readonly BeatAnswer[] {
    const known = this.reading.people;
    const open = decisionsIn(beat.description ?? '', known, beat.consequences);
    const more = after === null ? [] : [after];
    const decided = open.map((decision): BeatAnswer => {
      const { words, about } = toldOfDeed(decision, people, this.wordings);
      const { text, done, stance } = decision;
      const choice = { text, kind: kindOf(decision.deed), target: about?.id ?? null };
      const gone = takenAway(decision.deed, known);
      return {
        choice,
        stance,
        words: [...words, ...more],
        about,
        matter,
        done,
        effects: whatGoes(decision.deed, known),
        gone,
        at: 0,
      };
    });
    if (decided.length > 1) return decided;
    const sides = this.sides
      .among([...people, ...near])
      .map(({ text, words, person, other, done: stood }): BeatAnswer => {
        const choice = { text, kind: 'help', target: person?.id ?? null };
        const done = matter === justRead ? stood : `${stood} over ${matter}`;
        const effects = [`feeling ${other.id} -3`];
        return {
          ...{
            choice,
            stance: 'with',
            words: [words, ...more],
            about: person,
            matter,
            done,
            effects,
          },
          at: 0,
        };
      });
    return [...decided, ...sides];
  }

  /** Of an author's outcomes those that the player brings about: "The player knocks." */
  private waysWritten(
    { id, outcomes }: Beat,
    person: FoundPerson | null,
    matter: string,
  ): readonly BeatAnswer[] {
    const ways = playersWays(outcomes, this.reading.player);
    if (ways.length < 2) return [];
    return ways.flatMap(({ way, deed }) => {
      const text = asOrder(deed, mostChoiceWords) ?? nounlessOrder(deed, person?.shortName ?? null);
      if (text === null || way.description === null) return [];
      const stance: TurnStance = /^(?:Refuse|Deny|Decline|Leave|Reject|Stop|Keep)/.test(text)
        ? 'against'
        : 'self';
      return [
        {
          choice: { text, kind: 'help', target: person?.id ?? null },
          stance,
          words: [way.description],
          about: person,
          matter,
          done: null,
          effects: [
            `set beats.${id}.outcome ${JSON.stringify(way.id)}`,
            ...(way.nextBeat === null ? [] : [`start ${way.nextBeat}`]),
          ],
          at: 0,
        },
      ];
    });
  }
}

/** Whom something is laid at the door of is who it is about. */
function accusedFirst(
  { description }: Beat,
  people: readonly FoundPerson[],
): readonly FoundPerson[] {
  const text = description ?? '';
  const verb = /\b(?:accus\w+|blam(?:es|ing)|suspects?|charges|denounces|arrests)\b/.exec(text);
  if (verb === null) return people;
  const after = text.slice(verb.index, verb.index + 60);
  const accused = people.find(({ called }) => called.some((name) => mentions(after, name)));
  return accused === undefined
    ? people
    : [accused, ...people.filter((person) => person !== accused)];
}

/** Outcomes in which the player is who does it, with what they do. */
export function playersWays(
  outcomes: Beat['outcomes'],
  player: readonly string[],
): readonly { readonly way: Beat['outcomes'][number]; readonly deed: string }[] {
  return outcomes.flatMap((way) => {
    const [first = ''] = splitSentences((way.description ?? '').replace(/\\/g, ''));
    const names = ['The player', 'the player', 'You', ...player].sort(
      (one, other) => other.length - one.length,
    );
    const name = names.find((each) => first.startsWith(`${each} `));
    return name === undefined
      ? []
      : [{ way, deed: first.slice(name.length + 1).replace(/[.!]$/, '') }];
  });
}

function answerOf(
  { text, kind, stance, words }: TurnChoice,
  {
    person,
    matter,
    after,
  }: {
    readonly person: FoundPerson | null;
    readonly matter: string;
    readonly after: string | null;
  },
): BeatAnswer {
  const slots = { x: person === null ? '' : `@${person.id}`, matter: inert(matter) };
  const raised = matter.charAt(0).toUpperCase() + matter.slice(1);
  const put = (source: string): string =>
    filled(source.replaceAll('{matter.up}', inert(raised)), slots);
  return {
    choice: { text: put(text), kind, target: person?.id ?? null },
    stance,
    words: [put(brief(words)), ...(after === null ? [] : [after])],
    about: person,
    matter,
    done: null,
    effects: [],
    at: 0,
  };
}

/** Where no words of its own say what it is about, it is what the player has just read. */
function matterNow(beat: Beat, reading: Reading): string {
  const matter = beatMatter(beat, reading);
  const head = matter.split(' ').pop()?.toLowerCase().replace(/s$/, '') ?? '';
  const isSaid =
    !matter.startsWith('the matter of ') &&
    head.length > 2 &&
    (beat.description ?? '').toLowerCase().includes(head);
  return isSaid ? matter : justRead;
}

/** How it is done. */
function kindOf(deed: string): string {
  const [verb = ''] = deed.split(' ');
  return kinds[verb] ?? 'help';
}

const kinds: Readonly<Record<string, string>> = {
  tell: 'tell',
  refuse: 'tell',
  turn: 'tell',
  keep: 'deceive',
  take: 'use',
  leave: 'use',
  ask: 'talk',
};

/** What the author says is true afterwards, where it is of people and can be told. */
function authoredAfter(
  { consequences }: Beat,
  people: readonly FoundPerson[],
  player: readonly string[],
): string | null {
  const told = consequences.find(
    (text) =>
      people.some(({ called }) => called.some((name) => text.startsWith(`${name} `))) &&
      !/\b(?:if|or|may|might|whether|player|can be|could|unless|trust[- ]?level)\b|[+_=<>]|\b(?:says|explains|admits|tells you|reveals) (?:why|how|what|who|where|when)\b/i.test(
        text,
      ) &&
      !player.some((name) => text.includes(name)),
  );
  if (told === undefined) return null;
  const text = /[.!?]$/.test(told) ? told : `${told}.`;
  const block = { file: 'plot/beats.json', line: 1, text, headings: [], label: null };
  const [sentence] = sentencesOf([{ ...block, kind: 'paragraph' }]);
  const isTellable = sentence?.isTellable === true && toldToYou(text) === null;
  return isTellable ? inert(text) : null;
}
