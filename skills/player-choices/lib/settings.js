const usual = {
  minOptions: 3,
  maxOptions: 4,
  showDifficultyThreshold: 1,
  consequenceHintVerbosity: 'brief',
  unlockStatAbove: 15,
  unlikelyStatBelow: 8,
  cooperationAbove: 30,
  friendlyAbove: -30,
};

/** What the player set, and the usual for the rest; never fewer at most than at least. */
export function settingsFrom(config) {
  const settings = { ...usual, ...config };
  return { ...settings, maxOptions: Math.max(settings.minOptions, settings.maxOptions) };
}
