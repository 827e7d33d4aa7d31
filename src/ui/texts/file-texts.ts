import type { ImportedStory } from '@/engine/files/story-files';
import { counted } from '@/ui/texts/counted';

/** What is said about saves, backups and reports; fetched with the sheets that say it. */
export const fileTexts = {
  unavailable:
    'Files cannot be saved or opened in this app yet; open Narratoria in a browser for that.',
  notPacked: 'It could not be put into a file: too much of it cannot be read.',
  rescue: { save: 'Save the file aside', report: 'Report' },
  cancel: 'Stop',
  stopped: 'Stopped. Nothing was changed.',
  done: 'Done',
  story: {
    save: 'Save to a file',
    saveHelp:
      'Everything of this story in one file: all roads, the places you kept, what skills remember. It opens on any device.',
    report: 'Report a problem',
    reportHelp:
      'Makes a file for whoever looks into it; you decide who gets it. It holds the story and what you typed. It does not hold your preferences, names of folders, or what skills keep for themselves.',
    openRest: 'Open what can be read',
    openRestHelp: 'What is whole of it goes on, if the damaged story can be kept aside first.',
    delete: 'Delete',
    deleteHelp: 'All of it, on every road.',
  },
  transcript: {
    label: {
      md: 'Save as Markdown',
      html: 'Save as a web page',
      epub: 'Save as an e-book',
    },
    help: {
      md: 'The words of this road, from the first scene to here, for any editor.',
      html: 'One page to read, print or give away; it needs nothing else.',
      epub: 'For an e-reader, a chapter at a time.',
    },
  },
  deletion: {
    title: (scenes: number, title: string) =>
      `Delete ${counted(scenes, 'scene', 'scenes')} of ${title}?`,
    body: 'This cannot be undone. A file of it can be opened again.',
    keep: 'Keep',
    saveFirst: 'Save to a file first',
    delete: 'Delete',
    deleted: (title: string) => `${title} is deleted.`,
  },
  device: {
    title: 'Saves and backups',
    open: 'Open a story, save or backup',
    openHelp:
      'A story that somebody wrote, as a zip; or a file that Narratoria made, here or on another device. What is further along here stays as it is.',
    backUp: 'Back up everything',
    backUpHelp: (stories: number) =>
      stories === 0
        ? 'There is no story here to back up yet.'
        : `${counted(stories, 'story', 'stories')} in one file, for another device or for a bad day.`,
  },
  working: {
    save: 'Packing the story…',
    transcript: 'Writing the story down…',
    report: 'Writing the report…',
    delete: 'Deleting the story…',
    backUp: 'Packing all stories…',
    read: 'Reading the file…',
    readPart: (megabytes: string, of: string) => `Read ${megabytes} of ${of} MB.`,
    takeIn: 'Checking the file and taking in what is in it…',
  },
  saved: (file: string) => `Saved as ${file}, with your downloads.`,
  reported: (file: string) => `The report is ${file}, with your downloads.`,
  backedUp: (stories: number, file: string) =>
    `${counted(stories, 'story is', 'stories are')} in ${file}, with your downloads.`,
  nothingInFile: 'There is no story in the file.',
  opened: {
    here: (title: string) => `${title} is in your library now.`,
    rating: (rating: string) => `Its author rates it: ${rating}.`,
    findings: (count: number) =>
      `${counted(count, 'thing in its files is', 'things in its files are')} odd or cannot be read; the rest plays.`,
    begin: 'Begin',
  },
  arrived: {
    came: (come: number, all: number, file: string) =>
      `${come} of ${counted(all, 'story', 'stories')} came from ${file}.`,
    facts: (scenes: number, begun: string | null) =>
      [counted(scenes, 'scene', 'scenes'), ...(begun === null ? [] : [`begun ${begun}`])].join(
        ' · ',
      ),
    outcomes: {
      added: 'It is here now.',
      'went on': 'It goes on where the file left it.',
      replaced: 'It is the one from the file now.',
      'already here': 'It is already here.',
      'further here': 'It is further along here than in the file, and stays.',
      refused: 'It went another way here, and stays.',
    } satisfies Record<ImportedStory['outcome'], string>,
    keptAs: (file: string) => `The one that was here is ${file}, with your downloads.`,
    notSafe: 'The one here could not be saved first, so it stays.',
    replace: 'Take the one from the file',
    replaceHelp: 'The one here is saved to a file first.',
    open: 'Open',
  },
} as const;
