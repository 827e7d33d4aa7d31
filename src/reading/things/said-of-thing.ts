import { is, type Term } from '@/reading/prose/tagged';

type Span = { readonly from: number; readonly to: number };

const said = (part: readonly Term[]): string => part.map(({ small }) => small).join(' ');

/** "You came with a lame horse, four dollars and a letter", "a letter that you agreed to carry". */
export function isGiven({ from, to }: Span, terms: readonly Term[]): boolean {
  const before = `${said(terms.slice(Math.max(0, from - 18), from))} `;
  const after = said(terms.slice(to + 1, to + 7));
  return (
    /\byou (?:\S+ )?(?:have|hold|bring|carry|own)\b/.test(before) ||
    (/\byou\b/.test(before) && cameWith.test(before)) ||
    // "In the pocket of your jacket is a letter."
    /\byour (?:\S+ ){1,3}(?:is|lies|are|lie)(?: an?| the)? $/.test(before) ||
    handedTo.test(before) ||
    inHand.test(after) ||
    /^(?:that )?you (?:\S+ ){0,3}(?:carry|bring|hold|deliver)\b/.test(after)
  );
}

/** "The usher handed you a seal, a lamp and": nothing that has happened since took it away. */
const handedTo =
  /\b(?:hands|handed|gives|gave|passes|passed|lends|lent|entrusts|entrusted) you (?:(?!(?:is|was|has|had|who|which|that|to|for|of his|of her|back)\b)\S+ )*$/;

/** "The whistle is in your hand", "the letter in your pocket". */
const inHand =
  /^(?:(?:is|are|lies|still|now|safe|here|that is) )*(?:in|under|round|around|on) your (?:\S+ )?(?:hands?|fist|arms?|pockets?|belt|neck|coat|jacket|bag|satchel|lap|boot)\b/;

/** "You ride in at dawn with a lame horse and": without anybody else who does something. */
const cameWith =
  /\b(?:came|come|arrived?|g[eo]t on|got off|get off|boarded|board|rode|ride|walked?|sailed?|travell?ed|set out|woke|wake|caught|are)\b.*\bwith (?:(?!(?:is|was|has|had|who|which|that)\b)\S+ )*$/;

const away = '(?:gone|missing|stolen|lost|vanished|disappeared|empty-handed)';
const goneAfter = new RegExp(
  `^(?:\\S+ ){0,4}?(?:(?:is|are|was|were|has|have|had)(?: been)?(?: \\S+)? ${away}|vanished|disappeared|(?:is|are)n['’]t$)\\b`,
);

/** "The spoons are gone", "the missing letter", "his lantern isn't". */
export function isGone({ from, to }: Span, terms: readonly Term[]): boolean {
  const stop = terms.findIndex(({ after }, at) => at >= to && /[,;:.!?]/.test(after));
  const clause = terms.slice(to + 1, (stop < 0 ? terms.length : stop) + 1);
  if (terms[to]?.after.trim() === '' && goneAfter.test(said(clause))) return true;
  return terms
    .slice(from, to + 1)
    .some(({ small }) => /^(?:missing|stolen|lost|vanished)$/.test(small));
}

/** "A sealed letter", "one drawer, always locked", "the door is nailed shut". */
export function isShut({ from, to }: Span, terms: readonly Term[]): boolean {
  const isSaid = terms
    .slice(from, to + 1)
    .some(({ small }) => /^(?:locked|sealed|padlocked|bolted)$/.test(small));
  return isSaid || shutAfter.test(said(terms.slice(to + 1, to + 6)));
}

const shutAfter =
  /^(?:(?:is|was|are|were|stays|always|still|kept|nailed|stands|and|but) )*(?:locked|sealed|padlocked|shut)\b/;

/** Whether somebody has it: "she has a key for every door". */
export function hasIt(before: readonly Term[]): boolean {
  const at = before.map(({ after }) => /[;:]/.test(after)).lastIndexOf(true);
  const clause = before.slice(at + 1);
  return clause.some(
    (term) =>
      /^(?:has|had|carries|carried|wears|wore|holds|held|keeps|kept|owns|clutches|clutching|carrying|wearing|holding)$/.test(
        term.small,
      ) && is(term, 'Verb', 'Copula', 'Auxiliary', 'Gerund'),
  );
}
