import { mostDice } from './limits.js';
import { diceOf } from './parse-formula.js';

/** Throws all dice, in their order; `total` is the sum of the dice that count and the modifiers. */
export function rollTerms(terms, reasons, random) {
  const dice = [];
  const modifiers = [];
  let spare = mostDice - diceOf(terms);
  for (const term of terms) {
    if (term.kind === 'worth') {
      modifiers.push(modifierOf(term, reasons));
      continue;
    }
    const thrown = throwDice(term, random, spare);
    spare -= thrown.length - term.count;
    dice.push(...thrown);
  }
  const counted = [...dice.filter(({ dropped }) => !dropped), ...modifiers];
  return { dice, modifiers, total: counted.reduce((sum, { value }) => sum + value, 0) };
}

function modifierOf({ sign, name, value }, reasons) {
  const reason = Object.hasOwn(reasons, name) ? reasons[name] : undefined;
  return { name, value: sign * value, reason: typeof reason === 'string' ? reason : name };
}

/** A die that shows its highest face explodes into one more, while there are dice to `spare`. */
function throwDice({ sign, count, sides, lowest, explodes, ...choice }, random, spare) {
  const thrown = [];
  let wanted = count;
  while (thrown.length < wanted) {
    const face = lowest + Math.floor(random() * sides);
    const exploded = explodes && face === lowest + sides - 1 && wanted < count + spare;
    if (exploded) wanted += 1;
    thrown.push({ face, exploded });
  }
  const dropped = droppedOf(
    thrown.map(({ face }) => face),
    choice,
  );
  return thrown.map(({ face, exploded }, index) => ({
    sides,
    value: sign * face,
    ...(dropped.has(index) ? { dropped: true } : {}),
    ...(exploded ? { exploded: true } : {}),
  }));
}

/** Which of the faces do not count, by their places. */
function droppedOf(faces, { keeps, drops = 0, dropsFrom }) {
  const number = keeps === undefined ? drops : faces.length - keeps;
  const rising = faces.map((_, place) => place).sort((a, b) => faces[a] - faces[b]);
  const places = dropsFrom === 'highest' ? rising.reverse() : rising;
  return new Set(places.slice(0, number));
}
