import { parseFormula } from '../lib/parse-formula.js';

export default async function main(io) {
  const { formula = '2d6', modifiers = {}, reasons = {}, bands = [] } = io.input;
  const roll = rollFormula(parseFormula(formula), { modifiers, reasons }, io.random);
  const band = bandOf(roll.total, bands);
  const shown = { formula, ...roll, band };
  io.log('info', `Rolled ${formula}: ${roll.total}`);
  io.ui('dice_roll', shown);
  io.done({ ok: true, summary: `${formula} = ${roll.total}`, output: shown });
}

function rollFormula(terms, { modifiers, reasons }, random) {
  const dice = [];
  const applied = [];
  let total = 0;
  for (const term of terms) {
    if (term.kind === 'dice') {
      for (let count = 0; count < term.count; count += 1) {
        const value = 1 + Math.floor(random() * term.sides);
        dice.push({ sides: term.sides, value });
        total += term.sign * value;
      }
      continue;
    }
    const value = term.sign * (term.kind === 'number' ? term.value : valueOf(term.name, modifiers));
    const name = term.kind === 'number' ? 'bonus' : term.name;
    total += value;
    applied.push({ name, value, reason: String(reasons[name] ?? name) });
  }
  return { dice, modifiers: applied, total };
}

function valueOf(name, modifiers) {
  const value = modifiers[name];
  if (typeof value !== 'number') throw new Error(`no modifier is called "${name}"`);
  return value;
}

function bandOf(total, bands) {
  const band = bands.find(
    ({ min = null, max = null }) =>
      (min === null || total >= min) && (max === null || total <= max),
  );
  return band?.id ?? null;
}
