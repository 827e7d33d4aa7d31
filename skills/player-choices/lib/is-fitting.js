/** Whether a choice fits who the player is, what they did, and what is thought of them (arch §4.2.1). */
export async function isFitting({ intent }, { stats, opinions, settings }) {
  const { requires, tone, target, faction } = intent;
  if (requires !== undefined) {
    const { stat, above = settings.unlockStatAbove } = requires;
    if (!((stats[stat] ?? 0) > above)) return false;
  }
  if (tone !== 'friendly' && tone !== 'cooperative') return true;
  const least = tone === 'cooperative' ? settings.cooperationAbove : settings.friendlyAbove;
  const scores = [
    ...(target === undefined ? [] : [await opinions.ofPerson(target)]),
    ...(faction === undefined ? [] : [await opinions.ofFaction(faction)]),
  ];
  // Friendly words are still heard at the very edge; help is given only above it.
  if (scores.some((score) => (tone === 'cooperative' ? score <= least : score < least)))
    return false;
  for (const about of [target, faction])
    if (tone === 'cooperative' && about !== undefined && (await opinions.isBetrayed(about)))
      return false;
  return true;
}
