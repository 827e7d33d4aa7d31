import type { Decision } from '@/reading/decisions/decision';
import { asChoice, deedIn, doneDeed, type Said } from '@/reading/decisions/deed-words';
import { subjectIn, type WhoeverActs } from '@/reading/decisions/who-is-meant';
import { baseOfParticiple } from '@/reading/prose/verb-forms';

const asking =
  /\b(?:asks|is asking|begs|is begging|urges|orders|commands|implores|invites|tells|wants|needs|expects|would like|would have)\b(?:,[^,]{2,40},)?(?: only| again| once more)*/u;

/** Somebody wants something done: it can be done, or not. */
export function askedOfYou(sentence: string, said: Said): readonly Decision[] {
  const found = asking.exec(sentence);
  if (found === null) return [];
  const rest = sentence.slice(found.index + found[0].length).trim();
  const who = subjectIn(sentence.slice(0, found.index), said.before, said.people);
  const wish = wishIn(rest);
  if (who === null || wish === null || /\byou$/.test(sentence.slice(0, found.index).trim()))
    return [];
  const before = `${said.before} ${sentence.slice(0, found.index)}`;
  const deed = deedIn(wish, { ...said, before });
  return deed === null ? [] : [granted(deed, who), refused(deed, who)];
}

/** What follows "asks": "you to knock", "that you sign", "that the Book be numbered afresh". */
function wishIn(rest: string): string | null {
  const wish =
    /^(?:for )?you to (.+)$/u.exec(rest)?.[1] ?? /^that you (?:should )?(.+)$/u.exec(rest)?.[1];
  if (wish !== undefined) return wish;
  const [, what, form = '', more = ''] =
    /^(?:that |for )?(the \p{L}[\p{L}’' -]*?) (?:be|to be|should be) (\p{Ll}+)\b(.*)$/u.exec(
      rest,
    ) ?? [];
  const base = baseOfParticiple(form);
  return what === undefined || base === null ? null : `have ${what} ${form}${more}`;
}

function granted(deed: string, { name, person }: WhoeverActs): Decision {
  const isSaid = deed.includes(name);
  return {
    text: asChoice(isSaid ? deed : `${deed}, as ${name} asks`),
    deed,
    done: doneDeed(deed),
    stance: 'with',
    person,
  };
}

function refused(deed: string, { name, person }: WhoeverActs): Decision {
  const no = `tell ${name} that you will not ${deed}`;
  return {
    text: asChoice(no),
    deed: no,
    done: `refused to ${deed}`,
    stance: 'against',
    person,
  };
}
