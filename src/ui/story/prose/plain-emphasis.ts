import { emphasised } from '@/story/words/emphasis';

/** One sentence without the author's marks of emphasis. */
export function plainEmphasis(text: string): string {
  return emphasised([{ text, by: 'author' }])
    .flat()
    .map((run) => run.text)
    .join('');
}
