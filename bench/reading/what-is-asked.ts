import type { Folder } from './read-seeds';

/** What is to be evaluated, and whether what is missed may be told. */
export type Asked = {
  readonly folder: Folder;
  readonly names: readonly string[];
  readonly isVerbose: boolean;
};

/** Of the words after the script's name. The faults of the unseen half are never told. */
export function whatIsAsked(words: readonly string[]): Asked {
  const folder = folders.find((each) => words.includes(each)) ?? 'seen';
  return {
    folder,
    names: words.filter((word) => !word.startsWith('--') && !isFolder(word)),
    isVerbose: folder !== 'unseen' && words.includes('--verbose'),
  };
}

/** The unseen half first: whoever names it with another gets no more than its figures. */
const folders: readonly Folder[] = ['unseen', 'practice', 'seen'];

function isFolder(word: string): boolean {
  return folders.some((each) => each === word);
}
