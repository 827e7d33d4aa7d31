/** What two six-sided dice and their modifiers mean where nobody says otherwise. */
const usualBands = [
  { id: 'failure', label: 'Failure', max: 6 },
  { id: 'partial', label: 'Partial success', min: 7, max: 9 },
  { id: 'success', label: 'Success', min: 10 },
];

/** The first of the bands that holds the total, as `band` and `bandLabel`. */
export function readBand(total, bands, terms) {
  const known = Array.isArray(bands) ? bands : bandsFor(terms);
  const found = known.find((band) => holds(band, total));
  if (typeof found?.id !== 'string') return { band: null };
  return typeof found.label === 'string'
    ? { band: found.id, bandLabel: found.label }
    : { band: found.id };
}

function bandsFor(terms) {
  const dice = terms.filter(({ kind }) => kind === 'dice');
  const counted = dice.reduce(
    (sum, { count, keeps, drops = 0 }) => sum + (keeps ?? count - drops),
    0,
  );
  const areSixSided = dice.every(
    ({ sides, sign, explodes }) => sides === 6 && sign > 0 && !explodes,
  );
  return counted === 2 && areSixSided ? usualBands : [];
}

function holds(band, total) {
  const { min, max } = band ?? {};
  return total >= (min ?? -Infinity) && total <= (max ?? Infinity);
}
