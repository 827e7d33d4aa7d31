/** Every fixed number of the engine, once, with where it comes from. */

/** arch §2.3.2: plan generations for one action before the story goes on without one. */
export const maxPlanGenerations = 5;
/** arch §2.2.1: retries after the first run, also the most a plan may ask for (arch §1.2). */
export const maxRetries = 3;
/** arch §2.2.1: pause before the first retry, doubled for each further one. */
export const defaultBackoffMs = 100;
/** arch §2.5: a script's time when its manifest says nothing. */
export const defaultScriptTimeoutMs = 30_000;
/** arch §2.5: all scripts of a plan together. */
export const planTimeoutMs = 60_000;
/** arch §2.5: one plan is made within this, or counts as failed. */
export const planGenerationMs = 5_000;
/**
 * Of the time for one plan, what rungs above the built-in planner have together: that one answers at once, and
 * must still be asked.
 */
export const plannerRungsMs = 4_000;
/** docs/decisions: with a model, what it tells of a scene; then the built-in narrator tells the rest. */
export const narratorRungsMs = 60_000;
/** A rung that is silent for so long before a sentence hangs. */
export const rungSentenceMs = 20_000;
/** Words of a scene that a model tells. */
export const mostRungWords = 200;
/** Characters of one sentence that a model tells. */
export const longestRungSentence = 600;
/** 002 Edge Cases: scripts that run when the player stops or the app closes may take this long to end. */
export const cancelGraceMs = 5_000;
/** A host ends a script at its limit; one that has not by then is not waited for. */
export const overtimeGraceMs = 1_000;
/** arch §2.3.3: failures in a row that make a healthy skill degraded, and as many again a failed one. */
export const failuresToWorsen = 3;
/** docs/decisions: without a model a turn answers within this, whatever hangs. */
export const turnDeadlineMs = 20_000;
/** docs/decisions: what happened is told within this, whatever hangs. */
export const tellingDeadlineMs = 8_000;
/** arch §7.3: a scene offers three or four choices. */
export const fewestChoices = 3;
export const mostChoices = 4;
/** Words of a choice; a longer one is not read before it is tapped. */
export const mostChoiceWords = 14;
/** Words of a reason under a choice: more are read by nobody who is choosing. */
export const reasonWords = 8;
/** Scenes in which nothing speaks of a promise or a debt before whom it was made to says so. */
export const scenesUntilReminded = 10;
/** Words of a scene on the built-in rung: where the narrator stops adding parts. */
export const sceneWords = { terse: 55, vivid: 75, poetic: 100 } as const;
/** No part is added that would make a scene longer than this; what the choice brought is always told. */
export const mostSceneWords = 120;
/** A scene is told in at most so many ways, the first one among them. */
export const mostTellings = 5;
/** Characters of a sentence the player puts in the place of another. */
export const longestOwnSentence = 600;
/** A sentence of this many words or more is never told twice in a playthrough. */
export const rememberedSentenceWords = 5;
/** A scene is compared with this many before it. */
export const recentScenesKept = 20;
/** How much of a scene's sequences of four words may stand in one of those. */
export const mostFourGramReuse = 0.08;
/** Worn-out phrases in a thousand words. */
export const mostSlopPerThousand = 15;
/** So many passages are tried for a part of a scene before it goes without. */
export const passageTries = 5;
/** Memories handed to a scene as `recalled`. */
export const recalledMemories = 3;
/** arch §4.1.3: below this a memory does not count as related. */
export const relevanceThreshold = 0.7;
/** arch §6.2.7: tokens of one piece of lore. */
export const mostLoreTokens = 512;
/** Characters of a question to it. */
export const longestLoreQuestion = 2_000;
/** Pieces of a campaign's lore that can be found; a book of a thousand pages has fewer. */
export const mostLorePieces = 20_000;
/** Of more pieces than these, none is also compared part by part: it takes room and time. */
export const mostLorePiecesInParts = 4_000;
/** A breather may be told again after this many scenes. */
export const breatherRestScenes = 30;
/** What is read of an author's files; a book of a thousand pages stays below these. */
export const campaignLimits = {
  files: 5_000,
  /** Of one file. */
  fileCharacters: 16_000_000,
  /** Nesting of JSON or YAML; a deeper value would overflow the stack of whatever walks it. */
  depth: 64,
  beats: 100_000,
  passages: 100_000,
  /** Of one file or passage that are named; of the others it is said how many there are. */
  faults: 10_000,
  /** Of one passage. */
  choices: 200,
  /** Of one passage. */
  proseCharacters: 50_000,
} as const;
/** A campaign with fewer content files is sparse (arch §6.2.12). */
export const sparseCampaignFiles = 3;
/** What is read of an author's prose when a story is made of it; of more than this the rest is never told anyway. */
export const readingLimits = {
  characters: 100_000,
  /** Of one field of a profile or a beat, and of an ending. */
  fieldCharacters: 5_000,
  people: 60,
  beats: 300,
  /** A longer sentence is not told; to tag a megabyte without a stop would take minutes. */
  sentenceCharacters: 600,
  /** Different names that are weighed. */
  names: 300,
} as const;
/** What is read of who the player can be; a form with more is not read. */
export const playerTemplateLimits = {
  /** Races, classes, and what one of them brings; things carried at the start. */
  entries: 50,
  nameCharacters: 120,
  textCharacters: 4_000,
} as const;
/** What a player may be called, and may say of themselves. */
export const longestPlayerName = 60;
export const longestPlayerBackground = 200;
/** So many findings are shown one by one; of the others, how many there are. */
export const mostFindingsShown = 100;
/** What a finding says of a file, which may be a megabyte of anything. */
export const findingCharacters = 500;
/** Variations in one paragraph of prose; what is more stays in its braces. */
export const proseLimits = { braces: 1_000, depth: 32 } as const;
/** Parts of one condition, each a step when it is judged; a hostile campaign must not hang a turn. */
export const conditionSteps = 500;
/** Nesting of a condition; a deeper one would overflow the stack of whatever walks its tree. */
export const conditionDepth = 100;
/** Longest condition that is read. */
export const conditionCharacters = 2_000;
/** Longest choice line of a passage that is read. */
export const choiceCharacters = 2_000;
/** Longest typed action that is read; the rest is cut. */
export const typedActionCharacters = 500;
/** Longest text of a scene that a skill may tell; a scene has some hundred words. */
export const narratedCharacters = 8_000;
/** Nesting of an event that is still read; a deeper patch would overflow the stack of its merge (001 §4.2). */
export const patchDepth = 32;

/** What a script may use; 001 names no numbers, and bundled skills stay far below these. */
export const scriptLimits = {
  cpuMs: 1_000,
  memoryBytes: 32 * 1024 * 1024,
  /** Of all lines together, with their newlines (001 §2.2). */
  outputBytes: 1024 * 1024,
  /** Of one line (001 §2.3). */
  lineBytes: 256 * 1024,
  /** So many events at most (001 §5.4). */
  lines: 2_000,
  openCalls: 64,
  /** Of the parameters of all calls of services and of their answers together. */
  serviceCharacters: 32 * 1024 * 1024,
  /** While it waits for services, all of those times together. */
  serviceMs: 10_000,
} as const;

/**
 * What the scripts of one turn may have written down with it, all together; a contract bounds each entry
 * (service-calls). More of it turn by turn would fill the disk.
 */
export const stagedLimits = {
  memory: { count: 1_000, bytes: 512 * 1024 },
  standing: { count: 256, bytes: 256 * 1024 },
  storage: { count: 2_000, bytes: 2 * 1024 * 1024 },
  asset: { count: 64, bytes: 32 * 1024 * 1024 },
} as const;

/** Of what came from outside, so much is quoted in a message. */
export const quotedCharacters = 200;

/** All state patches of a turn together, written as JSON; 001 §4.2 names no number. */
export const patchBytes = 1024 * 1024;

/** What one skill may keep for itself in one story (002 FR-058 names no number). */
export const storageLimits = {
  valueBytes: 64 * 1024,
  keys: 1_000,
  /** Of all names and values. */
  bytes: 1024 * 1024,
} as const;

/** Files that scripts announce (001 §4.3 names no number); they are kept in the database. */
export const assetLimits = {
  /** Of one file. */
  bytes: 8 * 1024 * 1024,
  /** That one run of a script may write or announce. */
  files: 32,
  /** Of all files of one run. */
  runBytes: 16 * 1024 * 1024,
} as const;

/** Pictures that come with a campaign (arch §6.2.8 names no number). */
export const pictureLimits = {
  /** Of one file: a larger one would be decoded into more than a phone can spare. */
  bytes: 4 * 1024 * 1024,
} as const;

/** As much of an unknown ui event's payload is shown in its placeholder (001 §4.4). */
export const shownPayloadCharacters = 300;

/** What a script that is a program of its own may use beside `scriptLimits`. */
export const programLimits = {
  /** An interpreter alone takes more than a sandboxed script may have; of all its processes together. */
  memoryBytes: 1024 * 1024 * 1024,
  /** With all it has started; in a bubble its threads count too. An interpreter may have a dozen of those. */
  processes: 128,
  /** Of all files in its folder together. */
  folderBytes: 256 * 1024 * 1024,
  /** In its folder, folders among them. */
  folderFiles: 10_000,
  /** Of one file it writes; an announced one may have 8 MiB. */
  fileBytes: 64 * 1024 * 1024,
  /** Of each place beside its folder where it may write in a bubble; they take memory. */
  scratchBytes: 64 * 1024 * 1024,
  /** Between two looks at what it uses. */
  watchMs: 100,
  /** Between the request to end and the end by force. */
  graceMs: 150,
  /** Of what it writes to stderr; the rest is dropped. */
  diagnosticBytes: 64 * 1024,
  /** Lines for services that are no calls, each answered with an error. */
  badServiceLines: 16,
} as const;

/** A file of text or JSON that is read whole: of a campaign, a skill, a plan; bundled ones have far less. */
export const textFileLimits = { bytes: 8 * 1024 * 1024, depth: 64 } as const;

/** A file that comes from elsewhere and says it holds stories. */
export const saveFileLimits = {
  files: 20_000,
  /** Unpacked, of all that is in it: as much as a browser can hold at once. */
  bytes: 512 * 1024 * 1024,
  /**
   * What an archive may be more than so many times what it weighs. A played story is eight times what it is
   * packed, 1,000 scenes are 7.5 MB of it, pictures hardly shrink: the first bound lets through what shrinks
   * to nothing, up to 16 MB, the second some 30,000 scenes.
   */
  growth: [
    { times: 20, bytes: 16 * 1024 * 1024 },
    { times: 2, bytes: 192 * 1024 * 1024 },
  ],
  /** Of the list of all that is in it. */
  manifestBytes: 8 * 1024 * 1024,
} as const;

/** A campaign that comes as a folder or a zip: many times a book with a picture for every place. */
export const openedCampaignLimits = {
  /** Also of what is left out of it, as long as it lies in a zip. */
  files: 10_000,
  /** Unpacked, of all that is taken in: a browser holds it at once. */
  bytes: 128 * 1024 * 1024,
  growth: saveFileLimits.growth,
} as const;

/** What one row of a save may hold; `contracts/story-rows.schema.json` and `bug-report` say the same. */
export const rowLimits = {
  /** Of an id, a title or another name. */
  nameCharacters: 10_000,
  /** Of any other text: as much as a script can say in one line. */
  textCharacters: 256 * 1024,
  /** Of one list. */
  items: 10_000,
  /** Of what a row holds as JSON, all together: patches of a turn, what its tools reported, what it made. */
  jsonCharacters: 16 * 1024 * 1024,
  /** Nesting: a patch of 32 levels (001 §4.2) inside a scene's outcome. */
  depth: 64,
  /** What is in all lists and objects of one row: as much as a megabyte of patches can hold. */
  values: 600_000,
  /** Rows of one story, and how far scenes, roads and changes are counted. */
  count: 1_000_000,
  /** How often a story was written to: far from where whole numbers end, or the next write could not be told. */
  commits: 1_000_000_000,
  /** Milliseconds before and after 1970 that are still a date. */
  timeMs: 8_640_000_000_000_000,
} as const;
