import { decisionsIn } from '@/reading/decisions/decisions-in';
import { whatGoes } from '@/reading/decisions/taken-away';
import { toldOfDeed } from '@/reading/decisions/told-of-deed';
import type { DeedDone } from '@/reading/decisions/deed-done';
import type { Reading } from '@/reading/found/reading';
import { mentions } from '@/reading/found/person-names';
import { madeChoice, madePassage } from '@/reading/story/made-passage';
import type { Wordings } from '@/reading/story/pick';
import type { Passage } from '@/story/campaign/passage';

/** So long what the premise leaves to the player can be done. */
const lastScene = 4;
const mostAtOnce = 3;
const begun = 'flags.read_begun';

type Making = {
  readonly placeOf: ReadonlyMap<string, string>;
  readonly start: string;
  readonly wordings: Wordings;
};

/** What the premise leaves to the player: to take what is held out, to tell or not to tell. */
export function premiseDecisions(
  { premise, people }: Reading,
  { placeOf, start, wordings }: Making,
): { readonly passages: readonly Passage[]; readonly deeds: readonly DeedDone[] } {
  const text = premise
    .flat()
    .map((each) => each.text)
    .join(' ');
  const here = people.filter(({ id }) => placeOf.get(id) === start);
  const decisions = decisionsIn(text, people).slice(0, mostAtOnce);
  if (decisions.length === 0) return { passages: [], deeds: [] };
  const made = decisions.map((decision, at) => {
    const { words, about } = toldOfDeed(decision, here, wordings);
    const isHere = about !== null && here.includes(about);
    const to = `read-begin-${String(at + 1)}`;
    const flag = `read_begun_${String(at + 1)}`;
    const named = people.find(({ called }) => called.some((name) => mentions(decision.text, name)));
    return {
      deed: { flag, done: decision.done },
      choice: madeChoice({
        ...{ text: decision.text, kind: 'help', leadsTo: to },
        target: isHere ? about.id : null,
        when: `not has(${begun})`,
      }),
      // Who is elsewhere has to be found first.
      who: named === undefined ? [] : [named.id],
      outcome: madePassage({
        id: to,
        part: 'outcome',
        speaker: isHere ? about.id : null,
        prose: words,
        effects: [
          ...[`set ${begun} true`, `set flags.${flag} true`, ...whatGoes(decision.deed, here)],
          ...(isHere ? [`feeling ${about.id} ${decision.stance === 'against' ? '-4' : '+4'}`] : []),
        ],
        memory: {
          text: `You ${decision.done}.`,
          about: about?.id ?? null,
          significance: 'high',
        },
      }),
    };
  });
  return {
    deeds: made.map(({ deed }) => deed),
    passages: [
      ...made.map(({ outcome }) => outcome),
      ...made.map(({ choice, who }, at) =>
        madePassage({
          id: `read-beginning-${String(at + 1)}`,
          part: 'choices',
          weight: 3,
          who,
          when: [`scene_count <= ${String(lastScene)}`],
          choices: [choice],
        }),
      ),
    ],
  };
}
