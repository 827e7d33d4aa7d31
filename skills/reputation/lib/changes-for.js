/**
 * The changes asked for: a list, or a single one. Where a roll decides, `byBand` has other changes for its
 * band. Null when one of them is no change.
 */
export function changesFor({ byBand = {}, ...input }, dependencies) {
  const rolled = Object.values(dependencies).find((output) => output?.band);
  const { changes, ...single } = byBand[rolled?.band] ?? input;
  const listed = changes ?? [single];
  return Array.isArray(listed) && listed.every(isChange) ? listed : null;
}

function isChange(change) {
  return typeof change?.faction === 'string' && Number.isFinite(change.change);
}
