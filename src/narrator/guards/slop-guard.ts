import { mostSlopPerThousand } from '@/foundation/limits';
import { entityNames } from '@/narrator/guards/campaign-words';
import type { Guard, GuardContext } from '@/narrator/guards/guard';
import { phrasesIn, phraseTable, type PhraseTable } from '@/narrator/guards/phrase-table';
import { wordsOf } from '@/narrator/guards/read-text';
import { wornOutPhrases } from '@/narrator/guards/worn-out-phrases';

/** One in a scene of sixty words is no habit yet. */
const fewestFound = 2;

/** At most 15 worn-out phrases in a thousand words; what the campaign itself is named after is none. */
export const slopGuard: Guard = ({ words, sentences }, { campaign }) => {
  const table = tableFor(campaign);
  const found = phrasesIn(words, table);
  const rate = (1000 * found.length) / Math.max(1, words.length);
  if (found.length < fewestFound || rate <= mostSlopPerThousand) return [];
  const first = sentences.find((sentence) => phrasesIn(sentence.words, table).length > 0);
  return [{ sentence: first?.text ?? '', why: `Worn-out phrases: ${found.join(', ')}.` }];
};

const tables = new WeakMap<GuardContext['campaign'], PhraseTable>();

function tableFor(campaign: GuardContext['campaign']): PhraseTable {
  const names = entityNames(campaign);
  const table =
    tables.get(campaign) ??
    phraseTable(
      wornOutPhrases.filter((phrase) => !wordsOf(phrase).every((word) => names.has(word))),
      wordsOf,
    );
  tables.set(campaign, table);
  return table;
}
