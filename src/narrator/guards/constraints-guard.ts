import type { Guard, GuardContext } from '@/narrator/guards/guard';
import { phrasesIn, phraseTable, type PhraseTable } from '@/narrator/guards/phrase-table';
import { stemsOf, wordStem } from '@/narrator/guards/word-stem';

/** What the campaign says is never told, in whatever form its words come. */
export const constraintsGuard: Guard = ({ sentences }, { campaign }) => {
  const table = tableFor(campaign);
  if (table.size === 0) return [];
  return sentences.flatMap(({ text, words }) =>
    phrasesIn(words.map(wordStem), table)
      .slice(0, 1)
      .map(() => ({ sentence: text, why: 'The campaign says that this is never told.' })),
  );
};

const tables = new WeakMap<GuardContext['campaign'], PhraseTable>();

function tableFor(campaign: GuardContext['campaign']): PhraseTable {
  const table = tables.get(campaign) ?? phraseTable(campaign.untold?.never ?? [], stemsOf);
  tables.set(campaign, table);
  return table;
}
