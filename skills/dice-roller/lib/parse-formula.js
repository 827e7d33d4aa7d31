const mostDice = 100;
const mostSides = 1000;

/** Turns "2d6+nerve-1" into terms; throws a sentence for people when it cannot. */
export function parseFormula(formula) {
  const text = String(formula).replace(/\s+/g, '');
  if (!/^[+-]?[^+-]+([+-][^+-]+)*$/.test(text))
    throw new Error(`"${formula}" is not a dice formula`);
  const terms = text.match(/[+-]?[^+-]+/g).map((term) => parseTerm(term, formula));
  const dice = terms.reduce((count, term) => count + (term.kind === 'dice' ? term.count : 0), 0);
  if (dice > mostDice) throw new Error(`"${formula}" rolls more than ${mostDice} dice`);
  return terms;
}

function parseTerm(term, formula) {
  const sign = term.startsWith('-') ? -1 : 1;
  const body = term.replace(/^[+-]/, '');
  const dice = /^(\d*)d(\d+)$/i.exec(body);
  if (dice) {
    const sides = Number(dice[2]);
    if (sides < 1 || sides > mostSides) throw new Error(`"${formula}" has a die of ${sides} sides`);
    return { kind: 'dice', sign, count: dice[1] === '' ? 1 : Number(dice[1]), sides };
  }
  if (/^\d+$/.test(body)) return { kind: 'number', sign, value: Number(body) };
  if (/^[a-z_][a-z0-9_]*$/i.test(body)) return { kind: 'name', sign, name: body };
  throw new Error(`"${body}" in "${formula}" is neither dice nor a number nor a name`);
}
