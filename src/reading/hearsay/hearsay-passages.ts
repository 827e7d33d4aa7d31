import type { FoundPerson, Reading } from '@/reading/found/reading';
import { wantsHeard } from '@/reading/hearsay/wants-heard';
import { madeChoice, madePassage } from '@/reading/story/made-passage';
import { metFlag } from '@/reading/story/met-flag';
import type { Wordings } from '@/reading/story/pick';
import {
  tieFlag,
  tieProse,
  tiesTold,
  wantFlag,
  wantProse,
  wantsTold,
} from '@/reading/story/questions-to';
import { hasVoice } from '@/reading/story/spoken';
import type { ToldAnswer } from '@/reading/story/talk-passages';
import type { Passage } from '@/story/campaign/passage';

type Hearsay = {
  readonly reading: Reading;
  /** Who answers what, when they are asked. */
  readonly answers: readonly ToldAnswer[];
  readonly wordings: Wordings;
};

/** More would leave nothing to be asked. */
const mostCarried = 3;

/**
 * What somebody said can be carried to somebody else, who answers with what the author says of them: how they
 * stand to who said it, or what they want themselves. Without such words it is not offered.
 */
export function hearsayPassages({ reading, answers, wordings }: Hearsay): readonly Passage[] {
  const people = reading.people.filter(hasVoice);
  return people.flatMap((person) => {
    const ties = tiesTold(person, people).filter(({ other }) => other !== person);
    const ofAnswers = ties.flatMap((tie) => {
      const answer = answers.find(({ speaker }) => speaker === tie.other.id);
      return answer === undefined ? [] : [{ tie, answer }];
    });
    return [
      ...ofAnswers.slice(0, mostCarried).flatMap(({ tie, answer }) =>
        carried(person, tie.other, {
          key: `said-${answer.id}`,
          text: `Tell ${person.shortName} what ${tie.other.shortName} said about ${answer.name}.`,
          heard: `has(flags.read_asked_${answer.id})`,
          flag: tieFlag(person, tie.other),
          prose: tieProse(person, tie, wordings),
          told: `You told ${person.shortName} what ${tie.other.shortName} said about ${answer.name}.`,
        }),
      ),
      ...wantOf(person, people, wordings),
    ];
  });
}

/** Who hears what another wants says what they want. */
function wantOf(
  person: FoundPerson,
  people: readonly FoundPerson[],
  wordings: Wordings,
): readonly Passage[] {
  const [want] = wantsTold(person);
  if (want === undefined) return [];
  const others = people.filter((each) => each !== person && wantsTold(each).length > 0);
  return others.slice(0, mostCarried).flatMap((other) =>
    carried(person, other, {
      key: `want-${other.id}`,
      text: `Tell ${person.shortName} what ${other.shortName} wants.`,
      heard: `has(${wantFlag(other, 0)})`,
      flag: wantFlag(person, 0),
      prose: wantProse(person, want, { wordings, pools: wantsHeard, other: other.shortName }),
      told: `You told ${person.shortName} what ${other.shortName} wants.`,
    }),
  );
}

type Carried = {
  readonly key: string;
  readonly text: string;
  /** What the player must have been told. */
  readonly heard: string;
  /** Of what is told in answer: it is told once. */
  readonly flag: string;
  readonly prose: string;
  readonly told: string;
};

function carried(
  { id }: FoundPerson,
  other: FoundPerson,
  { key, text, heard, flag, prose, told }: Carried,
): readonly Passage[] {
  const to = `read-carried-${key}-${id}`;
  return [
    madePassage({
      id: to,
      part: 'outcome',
      speaker: id,
      prose: [prose],
      effects: [
        metFlag(id),
        `feeling ${id} +2`,
        `set ${flag} true`,
        `set flags.read_knows_${id} true`,
        `set flags.read_carried_${other.id}_${id} true`,
      ],
      memory: { text: told, about: id },
    }),
    madePassage({
      id: `read-hearsay-${key}-${id}`,
      part: 'choices',
      who: [id],
      when: [`${heard} and not has(${flag})`, `not has(flags.read_carried_${other.id}_${id})`],
      choices: [madeChoice({ text, kind: 'tell', target: id, leadsTo: to })],
    }),
  ];
}
