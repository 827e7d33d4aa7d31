/** A choice as it is shown: how hard it is, and as much of a hint as is wanted. */
export async function marked(io, choice, { stats, settings }) {
  const { text, intent, hint = null } = choice;
  const { kind, stat, difficulty, target } = intent;
  if (stat === undefined && difficulty === undefined)
    return { text, intent, difficulty: null, hint: hintFor(hint, null, settings) };
  const check = await io.call('rules.check', { stat, kind, text, difficulty, npc: target });
  const odds = oddsOf(check, stats[stat], settings);
  const isShown = odds !== null && odds.chance < settings.showDifficultyThreshold;
  const shown = isShown || odds?.isCertain ? odds.difficulty : null;
  return { text, intent, difficulty: shown, hint: hintFor(hint, { shown, check }, settings) };
}

/** By the dice; where they cannot be reckoned, by the stat alone. */
function oddsOf({ chance, difficulty }, stat, { unlikelyStatBelow, showDifficultyThreshold }) {
  if (chance === null) {
    if (stat === undefined) return null;
    return stat < unlikelyStatBelow
      ? { chance: 0, difficulty: 'high' }
      : { chance: 0.5, difficulty: 'even' };
  }
  // With every odd to be shown, a certain one is too.
  const isCertain = chance === 1 && showDifficultyThreshold === 1;
  return { chance, difficulty, isCertain };
}

/**
 * The author's hint; without one, that it is unlikely, unless odds are not to be shown. In detail also what
 * counts, for and against.
 */
function hintFor(hint, rolled, { consequenceHintVerbosity }) {
  if (consequenceHintVerbosity === 'none') return null;
  const isUnlikely = rolled?.shown === 'high';
  const brief = hint ?? (isUnlikely ? 'Unlikely to succeed.' : null);
  if (consequenceHintVerbosity === 'brief' || rolled === null) return brief;
  const counting = Object.entries(rolled.check.modifiers)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${rolled.check.reasons[name]} (${signed(value)})`);
  const detail = counting.length === 0 ? null : sentence(counting.join(', '));
  return [brief, detail].filter((part) => part !== null).join(' ') || null;
}

function signed(value) {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

function sentence(words) {
  return `${words[0].toUpperCase()}${words.slice(1)}.`;
}
