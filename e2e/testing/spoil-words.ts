import type { Page } from 'playwright-core';

import { assets } from '@/hosts/web/assets.gen';
import { playthroughHash, wordsHash } from '@/persistence/rows/row-hashes';

type Told = {
  readonly id: string;
  readonly hash: string;
  readonly words: string;
  readonly words_hash: string;
};
type Playthrough = Parameters<typeof playthroughHash>[0];

type Statement = { readonly sql: string; readonly params: readonly (string | null)[] };

/** As far as they are needed here, of what the worker is told and tells. */
type Asked = { readonly callId: number } & (
  | ({ readonly kind: 'read'; readonly from: 'stories' } & Statement)
  | {
      readonly kind: 'write';
      readonly to: 'stories';
      readonly statements: readonly Statement[];
    }
);
type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'rows'; readonly rows: readonly unknown[] }
  | { readonly kind: 'refusal'; readonly fault: { readonly message: string } };

const callId = 1;

/**
 * Changes the words of every scene of a story in the app's own database, with seals that fit, as only
 * somebody does who means it. The page must be at the app's address, and no window may show the app.
 */
export async function spoilWords(
  page: Page,
  story: string,
  spoil: (words: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const read = (sql: string): Promise<readonly unknown[]> =>
    ask(page, { kind: 'read', callId, from: 'stories', sql, params: [story] });
  const scenes = (await read(
    `SELECT scenes.id, scenes.hash, words, scene_words.hash AS words_hash
      FROM scenes JOIN scene_words ON scene = scenes.id WHERE playthrough = ?`,
  )) as readonly Told[];
  const [row] = (await read('SELECT * FROM playthroughs WHERE id = ?')) as readonly Playthrough[];
  if (row === undefined || scenes.length === 0) throw new Error(`there is nothing in ${story}`);
  const spoilt = scenes.map(({ id, hash, words: told, words_hash }) => {
    const words = JSON.stringify(spoil(JSON.parse(told) as Record<string, unknown>));
    return { id, words, before: words_hash, after: wordsHash(hash, words) };
  });
  const hashes = spoilt.flatMap(({ before, after }) => [before, after]);
  const digest = hashes.reduce(exclusiveOr, row.digest ?? '');
  await ask(page, {
    kind: 'write',
    callId,
    to: 'stories',
    statements: [
      { sql: 'DROP TRIGGER scene_words_are_append_only', params: [] },
      ...spoilt.map(({ id, words, after }) => ({
        sql: 'UPDATE scene_words SET words = ?, hash = ? WHERE scene = ?',
        params: [words, after, id],
      })),
      {
        sql: 'UPDATE playthroughs SET digest = ?, hash = ? WHERE id = ?',
        params: [digest, playthroughHash({ ...row, digest }), story],
      },
    ],
  });
}

function exclusiveOr(one: string, other: string): string {
  return (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(16).padStart(64, '0');
}

/** Through the app's own worker, which ends with the answer. */
function ask(page: Page, message: Asked): Promise<readonly unknown[]> {
  return page.evaluate(
    ([url, asked]) =>
      new Promise<readonly unknown[]>((resolve, reject) => {
        const worker = new Worker(url, { type: 'module', name: 'narratoria' });
        worker.addEventListener('error', () => {
          reject(new Error('the worker cannot be started'));
        });
        worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
          if (data.kind === 'ready') worker.postMessage(asked);
          if (data.kind !== 'rows' && data.kind !== 'refusal') return;
          worker.terminate();
          if (data.kind === 'rows') resolve(data.rows);
          else reject(new Error(data.fault.message));
        });
      }),
    [`/${assets.sqlWorker}`, message] as const,
  );
}
