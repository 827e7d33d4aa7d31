/** What is said about topics a player does not want; fetched with the settings. */
export const boundaryTexts = {
  title: 'Lines and veils',
  help: 'For stories you begin from now on. Nobody else sees them.',
  lines: {
    label: 'Never tell me about',
    help: 'It does not come up at all.',
    topic: 'A topic to leave out',
  },
  veils: {
    label: 'Keep out of sight',
    help: 'It may happen, and is not described.',
    topic: 'A topic to veil',
  },
  add: 'Add',
  remove: (topic: string) => `Remove ${topic}`,
} as const;
