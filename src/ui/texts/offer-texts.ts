import { counted, numberWords } from '@/ui/texts/counted';

/** What the library says of a campaign for which more can be written, or was; fetched with the library. */
export const offerTexts = {
  offered: (files: number) =>
    `${files === 1 ? 'One file tells' : `${numberWords[files] ?? files} files tell`} this story. Narratoria can write more for it.`,
  look: 'See what it would write…',
  written: (files: number) =>
    `Narratoria has written ${counted(files, 'file', 'files')} more for this story.`,
  see: 'See or take away…',
} as const;
