import { is, tagged } from '@/reading/prose/tagged';
import { asOrder } from '@/reading/prose/tell-you';

const mostWords = 13;

/**
 * What one does toward an ending, from the words of its condition: "if the player reads the true entry" is "Read
 * the true entry.", "when the second bowl has been taken back" is "Let the second bowl be taken back.". Null
 * where no clause of it says what can be done.
 */
export function actToward(condition: string, player: readonly string[]): string | null {
  for (const clause of clausesOf(condition)) {
    const act = deedOf(clause, player) ?? happening(clause, player);
    if (act !== null) return act;
  }
  return null;
}

function clausesOf(condition: string): readonly string[] {
  return condition
    .replace(/[*_]/g, '')
    .split(/[,;:.]| or (?:when|if) /)
    .map((clause) => clause.replace(/^.*\b(?:if|when|once)\s+/i, '').trim())
    .filter((clause) => clause !== '');
}

function deedOf(clause: string, player: readonly string[]): string | null {
  const who = ['the player', 'The player', 'you', ...player].find((name) =>
    clause.startsWith(`${name} `),
  );
  if (who === undefined) return null;
  const deed = clause.slice(who.length + 1);
  // "has learned" says what is known by then, not what is done.
  return /^(?:has|have|is|was|had)\b/.test(deed) ? null : asOrder(deed, mostWords);
}

/** What is done by somebody, whoever that may be. */
function happening(clause: string, player: readonly string[]): string | null {
  const [, what = '', done = ''] =
    /^(.+?) (?:(?:has|have) been|is|are) (\p{L}+(?: .+)?)$/u.exec(clause) ?? [];
  const [verb] = tagged(done);
  const isDone = is(verb, 'PastTense', 'Participle') && !is(verb, 'Noun');
  const words = `${what} be ${done}`.split(' ').length + 1;
  if (!isDone || words > mostWords || [...player, 'the player'].includes(what)) return null;
  return /\b(?:narrator|player|he|she|it|they|him|her|them)\b/i.test(`${what} ${done}`)
    ? null
    : `Let ${what} be ${done}.`;
}
