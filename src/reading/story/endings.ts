import { readingLimits } from '@/foundation/limits';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import { inert, madeChoice, madePassage } from '@/reading/story/made-passage';
import type { Wordings } from '@/reading/story/pick';
import { blocksOf } from '@/reading/prose/block';
import { sentencesOf } from '@/reading/prose/sentence';
import { actToward } from '@/reading/prose/act-toward';
import { toldToYou } from '@/reading/prose/tell-you';
import type { Beat } from '@/story/campaign/beat';
import { plainBeat } from '@/story/campaign/plain-beat';
import type { Campaign, Ending } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

export const lastBeat = 'read_last';

type Ways = {
  readonly endings: ReadonlyMap<string, Ending>;
  readonly passages: readonly Passage[];
  readonly beats: readonly Beat[];
};

/**
 * Stories end: once what has to happen is behind, or enough has been told, a last question offers what leads to
 * each ending, and it cannot be walked away from.
 */
export function endingsOf(
  campaign: Pick<Campaign, 'endings'>,
  beats: readonly Beat[],
  {
    files,
    reading,
    wordings,
    scenes,
  }: {
    readonly files: ReadonlyMap<string, string>;
    readonly reading: Reading;
    readonly wordings: Wordings;
    readonly scenes: number;
  },
): Ways {
  const own = [...campaign.endings.values()].map((ending) =>
    readEnding(ending, files, reading.player),
  );
  const endings = own.length > 0 ? own : closings(reading);
  const must = beats
    .filter(({ priority, isSkippable }) => priority === 'critical' || !isSkippable)
    .map(({ id }) => id);
  return {
    endings: new Map(endings.map(({ ending }) => [ending.id, ending])),
    passages: lastPassages(endings, reading, wordings),
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

/** The last question, and what each answer does. */
function lastPassages(
  endings: readonly ReadEnding[],
  reading: Reading,
  wordings: Wordings,
): readonly Passage[] {
  const ways = waysTo(endings, reading);
  const idOf = (at: number): string => `read-last-${String(at + 1)}`;
  return [
    madePassage({
      id: 'read-last',
      part: 'pressure',
      beat: lastBeat,
      prose: [wordings.next(lastQuestions, {})],
      choices: ways.map(({ text, hint, when }, at) =>
        madeChoice({
          ...{ text, kind: 'help', leadsTo: idOf(at), hint },
          ...(when === undefined ? {} : { when }),
        }),
      ),
    }),
    ...ways.map(({ text, ending }, at) =>
      madePassage({
        id: idOf(at),
        part: 'outcome',
        prose: [wordings.next(lastDeeds, {})],
        effects: [`end ${ending}`],
        memory: { text: `In the end you chose: ${text.replace(/\.$/, '')}.`, significance: 'high' },
      }),
    ),
  ];
}

const lastQuestions: readonly string[] = [
  'There is nothing left that could be done first. What you have heard and what you have promised come together in one question, and everybody here seems to know it. It is yours to answer.',
  'It has come to the point at which not to choose would be a choice too. Whoever was waiting for you has stopped pretending not to. How this ends is with you now.',
  'All of it has led here. Nobody says so, and nobody needs to. What happens next will be told as what you did.',
];

const lastDeeds: readonly string[] = [
  'You have made up your mind, and it shows.',
  'So it is done, and cannot be done otherwise any more.',
  'You do it before anybody can ask whether you are sure.',
  'It takes less time than the thinking did.',
];

type ReadEnding = { readonly ending: Ending; readonly order: string | null };

/** Without what is said to the narrator; the words of its condition become the choice that leads to it. */
function readEnding(
  ending: Ending,
  files: ReadonlyMap<string, string>,
  player: readonly string[],
): ReadEnding {
  const file =
    [...files.keys()].find(
      (path) => path.startsWith('plot/endings/') && path.endsWith(`${ending.id}.md`),
    ) ?? null;
  // Generated, or under another name: it is told as it stands.
  if (file === null) {
    const title = ending.title === ending.id ? titled(ending.id) : plainTitle(ending.title);
    return { ending: { ...ending, title }, order: ending.choice ?? null };
  }
  const sentences = sentencesOf(
    blocksOf(file, (files.get(file) ?? '').slice(0, readingLimits.fieldCharacters)),
  );
  const blocks = new Map<number, string[]>();
  for (const sentence of sentences) {
    if (isCondition(sentence.text)) continue;
    const told = toldToYou(sentence.text, player) ?? (sentence.isTellable ? sentence.text : null);
    if (told === null) continue;
    const paragraph = blocks.get(sentence.block) ?? [];
    paragraph.push(inert(told));
    blocks.set(sentence.block, paragraph);
  }
  const prose = [...blocks.values()].map((paragraph) => paragraph.join(' '));
  const title =
    ending.title === ending.id ? (sentences[0]?.headings[0] ?? titled(ending.id)) : ending.title;
  const condition = sentences.map(({ text }) => text).find(isCondition) ?? '';
  return {
    ending: { ...ending, title: plainTitle(title), prose: prose.length > 0 ? prose : ending.prose },
    order: ending.choice ?? actToward(condition, player),
  };
}

function isCondition(text: string): boolean {
  return /^(?:reached|when|to be told|this (?:is the )?ending|conditions?|happens|triggered|if)\b/i.test(
    text,
  );
}

function titled(id: string): string {
  return id.replace(/[_-]+/g, ' ').replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function plainTitle(title: string): string {
  return /^[\p{Lu}\s'’]+$/u.test(title) ? titled(title.toLowerCase()) : title;
}

/** Three at least: one ending may be reached in several ways. */
function waysTo(endings: readonly ReadEnding[], reading: Reading): readonly LastWay[] {
  const { people } = reading;
  const count = Math.max(3, Math.min(4, endings.length));
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const own = endings[at % endings.length];
    const ending = own?.ending.id ?? '';
    const isClosing = ending.startsWith('read_');
    const isFirst = at < endings.length;
    const manner = isClosing ? closingManners(people)[at] : mannersOf(people)[at];
    const order = isFirst ? (own?.order ?? null) : null;
    // What an ending is called says where an act leads that says nothing of it.
    const hint = isFirst && order === null && !isClosing ? (own?.ending.title ?? null) : null;
    const text = order ?? manner;
    return text === undefined
      ? sayings(reading).map((way) => ({ ...way, ending, hint }))
      : [{ text, ending, hint }];
  });
}

type LastWay = {
  readonly text: string;
  readonly ending: string;
  readonly hint: string | null;
  readonly when?: string;
};

function mannersOf(people: readonly FoundPerson[]): readonly string[] {
  const [first, second] = people;
  return [
    'See it through alone.',
    first === undefined ? 'Do what you came for.' : `See it through with ${first.shortName}.`,
    second === undefined
      ? 'Let it take its course.'
      : `Leave the last word to ${second.shortName}.`,
  ];
}

function closingManners(people: readonly FoundPerson[]): readonly string[] {
  const [first, second] = people;
  return [
    first === undefined
      ? 'Stay, and see it through.'
      : `Stay, and see it through with ${first.shortName}.`,
    second === undefined
      ? 'Go, and leave it to others.'
      : `Go, and leave it to ${second.shortName}.`,
  ];
}

/** Said aloud is what the first told the player who did; else what it has been about from the beginning. */
function sayings({ people, things, topics }: Reading): readonly Pick<LastWay, 'text' | 'when'>[] {
  const tellers = people.filter(({ wants }) => wants.length > 0).slice(0, mostTellers);
  const has = ({ id }: FoundPerson): string => `has(flags.read_wants_${id})`;
  const [matter] = [...things, ...topics];
  const none = tellers.map((person) => `not ${has(person)}`).join(' and ');
  return [
    ...tellers.map((person, at) => ({
      text: `Say aloud what ${person.shortName} told you.`,
      when: [...tellers.slice(0, at).map((other) => `not ${has(other)}`), has(person)].join(
        ' and ',
      ),
    })),
    {
      text:
        matter === undefined
          ? 'Say aloud what nobody has said.'
          : `Say aloud what you know of ${matter.name}.`,
      ...(none === '' ? {} : { when: none }),
    },
  ];
}

/** More would make a condition that nobody can read. */
const mostTellers = 3;

/** Where the author wrote none: made of what people feel by then and what was promised. */
function closings({ people }: Reading): readonly ReadEnding[] {
  const [first, second] = people;
  const feeling = (person: FoundPerson | undefined, warm: string, cold: string): string =>
    person === undefined ? '' : `{if feeling.${person.id} > 9: ${warm} | ${cold}}`;
  const of = (id: string, title: string, prose: readonly string[]): ReadEnding => ({
    ending: { id, title, prose: prose.filter((text) => text !== '') },
    order: null,
  });
  return [
    of('read_stay', 'You stayed', [
      'You stay. It is not settled in a day, and some of it is not settled at all, but it is carried by more than one from now on.',
      feeling(
        first,
        `{${first?.id ?? ''}} never thanks you in so many words. {${first?.id ?? ''}.they} keep${first === undefined ? '' : `{${first.id}.s}`} a place for you, which is more.`,
        `{${first?.id ?? ''}} watches you as one watches somebody who may still go. You do not go.`,
      ),
      'Later, when it is told, some leave you out of it and some put you at the beginning. You were there. You know which.',
    ]),
    of('read_go', 'You went', [
      'You go before anybody can ask you a second time. What you leave behind goes on without you, a little otherwise than it would have.',
      feeling(
        second,
        `{${second?.id ?? ''}} comes along for the first part of the way and talks about other things. At the end of it neither of you knows how to stop walking.`,
        `{${second?.id ?? ''}} does not see you off. Somebody tells you long afterwards that it was meant as a kindness.`,
      ),
      'You had the last word, and did not use it.',
    ]),
    of('read_say', 'It was said', [
      'You say it. Once begun, it takes hardly longer than any other thing one says, and then it is no secret any more, and belongs to everybody.',
      feeling(
        first,
        `{${first?.id ?? ''}} is the first to nod. After that it is easier for the others.`,
        `{${first?.id ?? ''}} is the last to look up. But {${first?.id ?? ''}.they} look${first === undefined ? '' : `{${first.id}.s}`} up.`,
      ),
      'What comes of it will need years. It has a beginning now, and you were its beginning.',
    ]),
  ];
}
