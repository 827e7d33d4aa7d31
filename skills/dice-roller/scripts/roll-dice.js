import { askedRoll } from '../lib/asked-roll.js';
import { parseFormula } from '../lib/parse-formula.js';
import { readBand } from '../lib/read-band.js';
import { rollTerms } from '../lib/roll-terms.js';
import { seededRandom } from '../lib/seeded-random.js';

export default async function main(io) {
  const { formula, modifiers, reasons, bands } = askedRoll(io.input, io.dependencies);
  const { terms, fault } = parseFormula(formula, modifiers);
  if (fault !== undefined) {
    io.error('bad-formula', fault);
    io.done({ ok: false, summary: fault });
    return;
  }
  const { showIndividualRolls = true, randomSource = 'pseudo' } = io.config;
  const random = randomSource === 'crypto' ? await secureRandom(io) : io.random;
  const rolled = rollTerms(terms, reasons, random);
  const roll = { formula, ...rolled, ...readBand(rolled.total, bands, terms) };
  io.log('info', `Rolled ${formula}: ${roll.total}`);
  io.ui('dice_roll', showIndividualRolls ? roll : { ...roll, dice: [] });
  io.done({ ok: true, summary: `${formula} = ${roll.total}`, output: roll });
}

/** The seed is recorded with the turn, so the same dice fall when it is played again. */
async function secureRandom(io) {
  const { seed } = await io.call('random.secure', {});
  return seededRandom(seed);
}
