import { mostCharacters, mostDice, mostWorth } from './limits.js';
import { parseDice } from './parse-dice.js';

/**
 * Turns "2d6+nerve-1" into `terms`, or says in one sentence, `fault`, why it cannot. A name that
 * `modifiers` has always means that modifier, also where it could be read as dice, such as `dis`.
 */
export function parseFormula(formula, modifiers) {
  if (typeof formula !== 'string') return { fault: 'A formula is text, such as "2d6+1".' };
  if (formula.length > mostCharacters)
    return { fault: `A formula has at most ${mostCharacters} characters.` };
  const text = formula.replace(/\s+/g, '');
  if (!/^[+-]?[^+-]+([+-][^+-]+)*$/.test(text))
    return { fault: `"${printable(formula)}" is not a dice formula.` };
  const terms = text.match(/[+-]?[^+-]+/g).map((term) => signedTerm(term, modifiers));
  const fault = terms.find((term) => term.fault !== undefined)?.fault;
  if (fault !== undefined) return { fault };
  return diceOf(terms) > mostDice
    ? { fault: `"${printable(formula)}" rolls more than ${mostDice} dice.` }
    : { terms };
}

/** How many dice are thrown, before any explodes. */
export function diceOf(terms) {
  return terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count : 0), 0);
}

function signedTerm(text, modifiers) {
  const sign = text.startsWith('-') ? -1 : 1;
  return { sign, ...parseTerm(text.replace(/^[+-]/, ''), modifiers) };
}

function parseTerm(text, modifiers) {
  if (/^\d+$/.test(text)) return numberOf(text);
  if (!/^\d/.test(text) && Object.hasOwn(modifiers, text)) return namedWorth(text, modifiers[text]);
  const isChoiceAlone = /^(adv|dis)$/i.test(text);
  const dice = parseDice(isChoiceAlone ? `1d20${text}` : text);
  if (dice !== null) return dice;
  if (/^[a-z_]\w*$/i.test(text)) return { fault: `No modifier is called "${text}".` };
  return { fault: `"${printable(text)}" is neither dice nor a number nor a name.` };
}

function numberOf(text) {
  const value = Number(text);
  if (value > mostWorth) return { fault: `"${text}" is more than ${mostWorth}.` };
  return { kind: 'worth', name: 'bonus', value };
}

function namedWorth(name, value) {
  if (Number.isFinite(value) && Math.abs(value) <= mostWorth) return { kind: 'worth', name, value };
  return { fault: `The modifier "${printable(name)}" must be a number up to ${mostWorth}.` };
}

/** A formula may be anything that was typed; a sentence has one line. */
function printable(text) {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}
