/** Names that several files export and that mean the same thing in each, with the reason. */
const ofEachHost = 'what the port asks of each host, done by the node host and by the web host';
const asWritten =
  'the contract has it as an author writes it, the story as it was read: nothing is left out';
const asTold = 'the contract has it as a script is told it, the other file as the engine knows it';

export const sameOnPurpose = {
  BeatOutcome: asWritten,
  CastRole: asWritten,
  LoreChunk: asTold,
  PartOfDay: asWritten,
  Portrait: asTold,
  RecallReasons: asTold,
  RollBand: 'a band of the rules, as an author writes it and as a script is told it',
  StandingReason: asTold,
  StoryState:
    'the contract names the known parts; in the core it is JSON, because authors add their own',
  keepDatabaseAside: ofEachHost,
  replaceDatabase: ofEachHost,
};
