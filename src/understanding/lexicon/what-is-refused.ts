/** What of the player's words is done, and what they say is not to be done. */
export type Refusal = {
  readonly done: string;
  readonly undone: string;
  /** "I would not refuse": nobody can say which of the two it is. */
  readonly isUnsure: boolean;
};

const between = /[,;:.!?—–]+|\b(?:and|but|then|yet|though|although)\b/;

/** Here what is done ends, and what is left undone begins. */
const insteadOf = /\b(?:without|instead of|rather than)\b/;

const turnsDown = /\b(?:refus(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|reject(?:s|ed|ing)?)\b/g;

const negates =
  /\b(?:not|never|no|nope|nothing|none|nobody|no-one|nowhere|neither|nor|cannot|[a-z]+n't|dont|wont|cant|shant)\b/g;

/** "Ask why she does not sleep" is asked; only what is asked about is not so. */
const asked =
  /\b(?:ask|asks|wonder|find out|see|learn|tell me|know|guess|explain|what|who|why|how)\b.*?\b(?:why|what|who|whom|whose|which|where|when|how|whether|if)\b.*$/;

/** "Why not promise it" is an offer, "no matter" and "cannot wait" are ways of speaking. */
const idle =
  /\bwhy not\b|\bwhy don't (?:i|we)\b|\bno (?:matter|problem|doubt|trouble|worries)\b|\bnot only\b|\bcan(?:no|')t wait\b|\bnothing but\b|\bnone other\b/g;

/** "Don't you see them?" asks, and refuses nothing. */
const negatedQuestion =
  /\b(?:do|does|did|is|are|was|were|wo|would|ca|could|should|have|has|had)n't (?=(?:i|you|he|she|it|we|they|this|that|there)\b[^.!]*\?)/g;

/** What may stand beside a bare "no": "no thanks", "certainly not", "never, sir". */
const besideNo =
  /\b(?:i|will|would|do|shall|you|me|that|it|this|thanks?|sir|madam|ever|again|way|chance|at all|of course|certainly|absolutely|definitely|really|please|well|oh)\b/g;

export function whatIsRefused(text: string): Refusal {
  const plain = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(negatedQuestion, ' ')
    .replace(idle, ' ');
  const done: string[] = [];
  const undone: string[] = [];
  let isUnsure = false;
  for (const clause of plain.split(between)) {
    const [before = '', ...after] = clause.split(insteadOf);
    const times = timesNegated(before);
    if (times > 1) isUnsure = true;
    // "Forty-one? Never." turns down what was said before it; "No, forty-one" does not.
    if (times === 1 && isBareNo(before)) undone.push(...done.splice(0));
    (times === 1 ? undone : done).push(before);
    undone.push(...after);
  }
  return { done: joined(done), undone: joined(undone), isUnsure };
}

function timesNegated(clause: string): number {
  const said = clause.replace(asked, ' ');
  // "Do not promise anything, no" says one thing twice; "never refuse" says its opposite.
  const isNegated = said.match(negates) !== null;
  return Number(isNegated) + Number(said.match(turnsDown) !== null);
}

function isBareNo(clause: string): boolean {
  return withoutNegation(clause).replace(besideNo, ' ').trim() === '';
}

function joined(parts: readonly string[]): string {
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** What was refused, as if it were done: "write forty-one" of "I will not write forty-one". */
export function withoutNegation(text: string): string {
  return joined([
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .replace(
        /\b(?:do|does|will|would|shall|should|can|could)\s+(?:rather\s+)?(?=not\b|never\b)/g,
        ' ',
      )
      .replace(turnsDown, ' ')
      .replace(negates, ' '),
  ]);
}
