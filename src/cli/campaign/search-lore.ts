import { withLore, type LoreAsked } from '@/cli/campaign/with-lore';
import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { lineEnd } from '@/cli/kit/terminal';
import type { FoundLore } from '@/engine/recall/campaign-lore';
import { longestLoreQuestion } from '@/foundation/limits';

type SearchAsked = LoreAsked & {
  readonly query: string;
  readonly limit: number;
};

/** `narratoria campaign lore PATH QUERY`: what the lore says about a question, the best first, and why. */
export async function searchLore(
  { query, limit, ...asked }: SearchAsked,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output } = asked;
  if (query.trim() === '' || query.length > longestLoreQuestion)
    throw new CliFault(
      `A question is a text of 1 to ${String(longestLoreQuestion)} characters.`,
      exitCode.usage,
    );
  const isWithheld = (): boolean => false;
  const found = await withLore(
    asked,
    (lore) => lore.search({ query, limit, isWithheld }, signal),
    signal,
  );
  if (output.options.json) output.json({ results: await Promise.all(found.map(foundJson)) });
  else
    for (const each of found)
      output.result([
        `${each.relevance.toFixed(2)}  ${each.piece.file}:${String(each.piece.line)}  ${whyFound(each)}`,
        lineEnd,
        `      ${inOneLine(each.piece.text)}`,
      ]);
  return exitCode.done;
}

/** The tokenizer takes longer to load than a story to begin: only who asks for counts waits for it. */
async function foundJson({
  piece,
  relevance,
  cosine,
  lexical,
  words,
}: FoundLore): Promise<unknown> {
  const { countTokens } = await import('@/foundation/text/count-tokens');
  const { file, line, chunkIndex, paragraphId, chunkMethod, text } = piece;
  return {
    ...{ file, line, chunk: chunkIndex, paragraph: paragraphId, method: chunkMethod },
    ...{ score: relevance, cosine, lexical, words, text, tokens: countTokens(text) },
  };
}

function whyFound({ cosine, words }: FoundLore): string {
  const meaning = cosine === null ? [] : [`meaning ${cosine.toFixed(2)}`];
  return [...meaning, ...(words.length === 0 ? [] : [`the words ${words.join(', ')}`])].join(' · ');
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
