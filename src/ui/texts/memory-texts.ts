import { counted } from '@/ui/texts/counted';

function scenesAgo(count: number): string {
  if (count === 0) return 'in this scene';
  return count === 1 ? 'one scene ago' : `${count} scenes ago`;
}

/** What is said about memories; fetched with the screen that says it. */
export const memoryTexts = {
  title: 'Memories',
  back: 'Back',
  noStory: 'Begin a story, and this shows what it remembers.',
  nothing: 'Nothing worth remembering has happened yet.',
  nothingHelp: 'What you do and what you learn is kept here as you play.',
  search: 'What happened with…?',
  clear: 'Clear the search',
  searching: 'Searching…',
  remembered: (count: number) => `${counted(count, 'memory', 'memories')}, the newest first`,
  found: (count: number) => `${counted(count, 'memory fits', 'memories fit')}, the best first`,
  none: 'Nothing that is remembered fits that.',
  unsure: 'Nothing fits well. This may have to do with it.',
  noneHelp: 'Ask with other words, or with the name of a person or a place.',
  fitsLess: (count: number) => `Show ${count} that may have to do with it`,
  more: (count: number) => `Show ${count} more`,
  list: 'What is remembered',
  results: 'What was found',
  pinned: 'Pinned',
  scene: (number: number, place: string | null) =>
    place === null ? `Scene ${number}` : `Scene ${number} · ${place}`,
  elsewhen: 'Without a scene',
  episodes: { triumph: 'A triumph', failure: 'A failure' },
  with: (people: string) => `with ${people}`,
  about: (person: string) => `about ${person}`,
  at: (place: string) => `at ${place}`,
  ago: scenesAgo,
  recalling: {
    wordsOnly: 'Memories are found by their words alone for now.',
    because: (reason: string) => `Memories are found by their words alone for now: ${reason}`,
    anew: (done: number, total: number) =>
      `Memories are being read anew for searching by meaning: ${done} of ${total}. Searching works meanwhile.`,
  },
  why: {
    title: 'Why it was found',
    fits: { very: 'Fits very well', well: 'Fits well', less: 'May have to do with it' },
    relevance: (words: string, number: string) => `${words}: ${number} of 1`,
    meaning: 'near in meaning',
    cosine: (number: string) => `Near in meaning: ${number}`,
    noCosine: 'Only words were compared',
    sharedWords: (words: string) => `shares ${words}`,
    lexical: (words: string, number: string) => `Shares ${words}: ${number} of 1`,
    noWords: 'Shares no words with what you asked',
    happened: (ago: string) => `It was ${ago}`,
    witness: (people: string) => `${people} was there`,
    witnesses: (people: string) => `${people} were there`,
    here: (sentence: string) => `${sentence}, and here now`,
    significance: {
      low: 'It was a small thing',
      medium: 'It mattered',
      high: 'It mattered a lot',
    },
  },
  sheet: {
    title: 'A memory',
    was: (summary: string) => `You corrected it. It was: ${summary}`,
    pin: 'Pin',
    pinHelp: 'The story keeps it in mind: where it applies, it is always recalled.',
    unpin: 'Unpin',
    unpinHelp: 'The story recalls it as any other.',
    correct: 'Correct',
    correctHelp: 'Say in your own words what happened.',
    forget: 'Forget',
    forgetHelp: 'The story no longer recalls it. It asks first.',
    openScene: (number: number) => `Show scene ${number}`,
    openSceneHelp: 'In the story tree, where it happened.',
  },
  correction: {
    label: 'What happened',
    save: 'Correct',
    cancel: 'Leave it',
    missing: 'It needs words first.',
    most: (characters: number) => `No more than ${characters} characters.`,
  },
  forgetting: {
    title: 'Forget this?',
    message: (summary: string, scene: number) =>
      scene > 1
        ? `${summary} From scene ${scene} on the story no longer recalls it. Nothing is deleted: it is an entry of the story’s log, and going back to scene ${scene - 1} or before brings the memory back.`
        : `${summary} The story no longer recalls it. Nothing is deleted: the story’s log keeps it.`,
    keep: 'Keep it',
    forget: 'Forget',
  },
  remarks: {
    pinned: 'Pinned.',
    unpinned: 'No longer pinned.',
    corrected: 'Corrected.',
    forgotten: 'Forgotten. Going back in the story brings it back.',
    gone: 'This is not remembered here any more.',
  },
} as const;
