import type { DeedDone } from '@/reading/decisions/deed-done';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import { brief } from '@/reading/story/brief';
import { closings } from '@/reading/endings/closings';
import { lastBeat } from '@/reading/story/last-beat';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import { filled, type Wordings } from '@/reading/story/pick';
import type { PremiseCore } from '@/reading/premise/premise-core';
import { timeIsUp } from '@/reading/premise/premise-wordings';
import { tellableEnding, type ReadEnding } from '@/reading/endings/tellable-ending';
import { wantedWords } from '@/reading/story/wanted-words';
import { upperFirst } from '@/reading/prose/upper-first';
import { withoutEnding } from '@/story/words/without-ending';
import type { Beat } from '@/story/campaign/beat';
import { plainBeat } from '@/story/campaign/plain-beat';
import type { Campaign, Ending } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

type Ways = {
  readonly endings: ReadonlyMap<string, Ending>;
  readonly passages: readonly Passage[];
  readonly beats: readonly Beat[];
};

type Closing = {
  readonly files: ReadonlyMap<string, string>;
  readonly reading: Reading;
  readonly core: PremiseCore;
  readonly wordings: Wordings;
  readonly scenes: number;
  /** What the player may have done, in its order. */
  readonly deeds: readonly DeedDone[];
};

/**
 * Stories end: once what has to happen is behind, or enough has been told, a last question offers what leads to
 * each ending, and it cannot be walked away from.
 */
export function endingsOf(
  campaign: Pick<Campaign, 'endings'>,
  beats: readonly Beat[],
  closing: Closing,
): Ways {
  const { files, reading, core, scenes } = closing;
  const own = [...campaign.endings.values()].map((ending) =>
    tellableEnding(ending, files, reading),
  );
  const endings = own.length > 0 ? own : closings(reading, core);
  const must = beats
    .filter(({ priority, isSkippable }) => priority === 'critical' || !isSkippable)
    .map(({ id }) => id);
  return {
    endings: new Map(endings.map(({ ending }) => [ending.id, ending])),
    passages: lastPassages(endings, closing),
    beats: [
      plainBeat(lastBeat, {
        title: 'The last choice',
        priority: 'critical',
        isSkippable: false,
        sceneCount: { min: scenes, max: null },
        requires: must,
      }),
    ],
  };
}

/** Something to do at the end, the ending it leads to, and what is told of the doing. */
type LastAct = {
  readonly text: string;
  readonly ending: string;
  readonly words: string;
  readonly person: FoundPerson | null;
};

/** The last question, and what each answer does. */
function lastPassages(endings: readonly ReadEnding[], closing: Closing): readonly Passage[] {
  const { core, wordings, deeds } = closing;
  const acts = lastActs(endings, closing);
  const { deadline } = core;
  const time =
    deadline === null
      ? ''
      : `${upperFirst(wordings.next(timeIsUp[deadline.is], { deadline: inert(deadline.words) }))} `;
  return [
    madePassage({
      id: 'read-last',
      part: 'pressure',
      beat: lastBeat,
      prose: [...(deeds.length === 0 ? [] : [deedsDone(deeds)]), `${time}${lastQuestion(closing)}`],
      choices: acts.map(({ text }, at) =>
        madeChoice({ text, kind: 'help', leadsTo: `read-last-${String(at + 1)}` }),
      ),
    }),
    // Who walks away from the question has it still to answer, wherever they go.
    madePassage({
      id: 'read-unanswered',
      part: 'choices',
      after: [lastBeat],
      once: false,
      weight: 20,
      choices: acts.map(({ text }, at) =>
        madeChoice({ text, kind: 'help', leadsTo: `read-last-${String(at + 1)}` }),
      ),
    }),
    ...acts.map(({ text, ending, words, person }, at) =>
      madePassage({
        id: `read-last-${String(at + 1)}`,
        part: 'outcome',
        prose: words === '' ? [] : [words],
        effects: [`end ${ending}`],
        memory: {
          text: `In the end you chose: ${text.replace(/\.$/, '')}.`,
          about: person?.id ?? null,
          significance: 'high',
        },
      }),
    ),
  ];
}

/** The author's own, where the premise asks one. */
function lastQuestion({ core, wordings }: Closing): string {
  const question = brief(wordings.next(lastQuestions, { matter: inert(core.matter) }), 1);
  return core.question === null ? question : `${question} ${inert(core.question)}`;
}

const mostDeeds = 8;

/** What the player has done comes to mind, the last of it at least. */
function deedsDone(deeds: readonly DeedDone[]): string {
  return deeds
    .slice(-mostDeeds)
    .map(({ flag, done }) => `{if has(flags.${flag}): You ${inert(done)}. | }`)
    .join(' ');
}

const lastQuestions: readonly string[] = [
  'What you have heard and what you have promised come together in one question, and it is about {matter}. It is yours to answer.',
  'With {matter} it has come to the point at which not to choose would be a choice too. How this ends is with you now.',
  'All of it has led here, and what you do about {matter} now will be told as what you did.',
];

const lastDeeds: readonly string[] = [
  'You have made up your mind about {matter}, and it shows.',
  'So it is done, and with {matter} nothing can be done otherwise any more.',
  'You do it before anybody can ask whether you are sure about {matter}.',
  'It takes less time than all the thinking about {matter} did.',
];

/** Three at least: each ending by what it says, and one may be reached in several ways. */
function lastActs(
  endings: readonly ReadEnding[],
  { reading, core, wordings }: Closing,
): readonly LastAct[] {
  const { people } = reading;
  const deed = (): string => wordings.next(lastDeeds, { matter: inert(core.matter) });
  const acts: LastAct[] = [];
  const add = (act: LastAct): void => {
    if (acts.length < 4 && !acts.some(({ text }) => text === act.text)) acts.push(act);
  };
  for (const {
    ending,
    acts: [first],
  } of endings)
    add({
      text: first ?? byTitle(ending, core),
      // A closing of ours says itself that it is done.
      ...{ ending: ending.id, words: isClosing(ending) ? '' : deed(), person: null },
    });
  const wanted = Math.max(3, Math.min(4, endings.length));
  for (const {
    ending,
    acts: [, ...others],
  } of endings)
    for (const text of others)
      if (acts.length < wanted) add({ text, ending: ending.id, words: deed(), person: null });
  const speaking = people.filter(({ isSilent }) => !isSilent);
  const manners = [
    ...speaking.slice(0, 1).map((person) => withSomebody(person, core)),
    ...speaking.slice(1, 2).map((person) => lastWord(person, core)),
    { text: `See to ${core.matter} alone.`, words: deed(), person: null },
    { text: `Say aloud what you know of ${core.matter}.`, words: deed(), person: null },
    { text: `Leave ${core.matter} to those it belongs to.`, words: deed(), person: null },
  ];
  for (const [at, manner] of manners.entries())
    if (acts.length < wanted)
      add({ ...manner, ending: endings[at % endings.length]?.ending.id ?? '' });
  return acts;
}

function isClosing({ id }: Ending): boolean {
  return id.startsWith('read_');
}

/** Where nothing in it says what is done. */
function byTitle({ title }: Ending, { matter }: PremiseCore): string {
  const words = withoutEnding(title, /[.!?…]/).replace(/^(?:The|A|An) /, (article) =>
    article.toLowerCase(),
  );
  return /^(?:the|an?) /.test(words) && words.split(' ').length < 6
    ? `Settle ${matter} for the sake of ${words}.`
    : `Do about ${matter} what has to be done.`;
}

function withSomebody(person: FoundPerson, { matter }: PremiseCore): Omit<LastAct, 'ending'> {
  return {
    text: `Settle ${matter} together with ${person.shortName}.`,
    words: put(
      '{x} {x.has} been waiting to be asked. What is to be done about {matter} is done by two, and neither has to look round for the other.',
      { person, matter },
    ),
    person,
  };
}

/** Somebody really says it. */
function lastWord(person: FoundPerson, { matter }: PremiseCore): Omit<LastAct, 'ending'> {
  const said = person.sayings[person.sayings.length - 1];
  const want = wantedWords(person.wants);
  const speech =
    said !== undefined && person.sayings.length > 2
      ? put('{x} {x.has} not expected it. {x.they} stand{x.s} up all the same, and speak{x.s}.', {
          person,
          matter,
        }).concat(` ${inert(said.text)}`)
      : put(
          `{x} {x.has} not expected it. {x.they} stand{x.s} up all the same, and speak{x.s} of {matter}, and of what {x.they} want{x.s} from it${want === null ? '' : `: ${inert(want)}`}. Nobody interrupts. "That is all," {x.they} say{x.s} at the end.`,
          { person, matter },
        );
  return {
    text: `Leave the last word about ${matter} to ${person.shortName}.`,
    words: speech,
    person,
  };
}

function put(
  text: string,
  { person, matter }: { readonly person: FoundPerson; readonly matter: string },
): string {
  return filled(text, { x: `@${person.id}`, matter: inert(matter) });
}

/** Whoever is to have the last word keeps it until then. */
export function withLastWord(reading: Reading): Reading {
  const speaking = reading.people.filter(({ isSilent }) => !isSilent);
  const last = speaking[1];
  if (last === undefined || last.sayings.length <= 2) return reading;
  return {
    ...reading,
    people: reading.people.map((person) =>
      person === last ? { ...person, sayings: person.sayings.slice(0, -1) } : person,
    ),
  };
}
