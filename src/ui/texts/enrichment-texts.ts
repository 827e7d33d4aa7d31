import { counted } from '@/ui/texts/counted';

/** What is said where the built-in writer writes more for a story; fetched with that sheet. */
export const enrichmentTexts = {
  writer:
    'Narratoria’s built-in writer makes these on this device, from what the author wrote. Each file is marked as generated, and nothing of the author’s is changed.',
  written:
    'Narratoria’s built-in writer wrote these on this device, and each file is marked as generated.',
  begun:
    'What you have begun of this story goes on with whatever is here afterwards, and says that it has changed.',
  spoils: 'Opening one gives away what may happen.',
  kinds: {
    person: 'People',
    beats: 'What happens',
    ending: 'Endings',
    lore: 'Lore',
  },
  beats: (count: number) => counted(count, 'turn of the story', 'turns of the story'),
  pronouns: 'Pronouns',
  wants: 'Wants',
  says: 'Says',
  traits: 'Traits',
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
    counted(
      files,
      'file stays: a person wrote or changed it.',
      'files stay: a person wrote or changed them.',
    ),
  failed: 'That did not work, and nothing was changed.',
  stopped: 'Stopped. Nothing was changed.',
} as const;
