import { mostSides } from './limits.js';

const dicePattern = /^(\d*)d(\d+|%|f)((?:!|[kd][hl]\d*|adv|dis)*)$/;

/** Reads dice such as "4d6!kh3", or says what is wrong with them; null for what is no dice at all. */
export function parseDice(text) {
  const [, number, faces, endings] = dicePattern.exec(text.toLowerCase()) ?? [];
  if (faces === undefined) return null;
  const die = dieOf(faces);
  if (die.sides < 1 || die.sides > mostSides)
    return { fault: `A die has 1 to ${mostSides} sides, but not that of "${text}".` };
  const marks = endings.match(/!|[kd][hl]\d*|adv|dis/g) ?? [];
  const choices = marks.filter((mark) => mark !== '!');
  const explodes = marks.length > choices.length;
  if (choices.length > 1 || marks.length - choices.length > 1)
    return { fault: `"${text}" says more than once which dice count or explode.` };
  const count = number === '' ? 1 : Number(number);
  const choice = choices.length === 0 ? { count } : choiceOf(choices[0], count);
  if (choice === null) return { fault: `"${text}" cannot keep or drop that many dice.` };
  return { kind: 'dice', ...die, explodes, ...choice };
}

function dieOf(faces) {
  if (faces === 'f') return { sides: 3, lowest: -1 };
  return { sides: faces === '%' ? 100 : Number(faces), lowest: 1 };
}

/** How many are thrown and which of them do not count. With exploding dice `keeps` and `drops` differ. */
function choiceOf(mark, count) {
  if (count < 1) return null;
  // One die more, and the worst or the best is left out.
  if (mark === 'adv') return { count: count + 1, keeps: count, dropsFrom: 'lowest' };
  if (mark === 'dis') return { count: count + 1, keeps: count, dropsFrom: 'highest' };
  const [action, end] = mark;
  const number = mark.length === 2 ? 1 : Number(mark.slice(2));
  const most = action === 'k' ? count : count - 1;
  if (number < 1 || number > most) return null;
  if (action === 'k')
    return { count, keeps: number, dropsFrom: end === 'h' ? 'lowest' : 'highest' };
  return { count, drops: number, dropsFrom: end === 'h' ? 'highest' : 'lowest' };
}
