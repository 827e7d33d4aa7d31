import { counted } from '@/ui/texts/counted';

/** What is said where the built-in writer writes more for a story; fetched with that sheet. */
export const enrichmentTexts = {
  writer:
    'Narratoria’s built-in writer makes these on this device, from what the author wrote. Each file is marked as generated, and nothing of the author’s is changed.',
  written:
    'Narratoria’s built-in writer wrote these on this device. Each file is marked as generated, and what the author wrote is as it was.',
  begun:
    'A story of it that you have begun goes on with the files that are here then, and says that they have changed.',
  spoils: 'To open these is to know what may happen.',
  kinds: {
    person: 'People',
    beats: 'What happens',
    ending: 'Endings',
    lore: 'Told of it',
  },
  beats: (count: number) => counted(count, 'turn of the story', 'turns of the story'),
  answersTo: (pronouns: string) => `Answers to ${pronouns}.`,
  wants: 'Wants',
  says: 'Says',
  traits: 'Is',
  lastChoice: 'The last choice',
  depends: 'What is told here depends on how the story went.',
  states: {
    edited: 'Changed by a person: it stays.',
    taken: 'A person’s file has this name: it stays.',
  },
  reading: 'Reading what the author wrote…',
  writing: 'Writing the files…',
  removing: 'Taking the files away…',
  stop: 'Stop',
  accept: 'Accept',
  notNow: 'Not now',
  takeAway: 'Take it away again',
  done: 'Done',
  nothing: 'There is too little in this story to make anything of.',
  accepted: (files: number) =>
    `${counted(files, 'file is', 'files are')} written. What the author wrote is as it was.`,
  removed: (files: number) =>
    files === 0
      ? 'There was nothing to take away.'
      : `${counted(files, 'file is', 'files are')} gone. What the author wrote is as it was.`,
  kept: (files: number) =>
    `${counted(files, 'file stays: a person wrote or changed it.', 'files stay: a person wrote or changed them.')}`,
  failed: 'That did not work, and nothing was changed.',
  stopped: 'Stopped. Nothing was changed.',
} as const;
