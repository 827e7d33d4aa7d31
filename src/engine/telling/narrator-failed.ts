import type { Notice } from '@/story/log/notice';

/** What the player is told beside the story when the narrator itself is at fault. */
export function narratorFailed(reason: unknown): Notice {
  const message = 'The narrator could not tell this part; the story goes on.';
  return { kind: 'narrator-failed', message, details: [String(reason)] };
}
