import type { GuardObjection, Guard, GuardContext } from '@/narrator/guards/guard';
import { phrasesIn, phraseTable, type PhraseTable } from '@/narrator/guards/phrase-table';
import { topicWords } from '@/narrator/guards/topic-words';
import { stemsOf, wordStem } from '@/narrator/guards/word-stem';

/** A word in passing draws the veil; a second one lifts it. */
const mostVeiled = 1;

/** A line is never told of; a veil may be touched on by one word of a scene. */
export const boundariesGuard: Guard = ({ sentences }, { boundaries }) => {
  const { lines, veils } = boundaries;
  if (lines.length + veils.length === 0) return [];
  const read = sentences.map(({ text, words }) => ({ text, stems: words.map(wordStem) }));
  return [
    ...lines.flatMap((topic) => told(read, topic, 0)),
    ...veils.flatMap((topic) => told(read, topic, mostVeiled)),
  ];
};

type Stems = { readonly text: string; readonly stems: readonly string[] };

function told(sentences: readonly Stems[], topic: string, most: number): readonly GuardObjection[] {
  const table = tableFor(topic);
  let left = most;
  const shown = sentences.find(({ stems }) => {
    left -= phrasesIn(stems, table).length;
    return left < 0;
  });
  return shown === undefined
    ? []
    : [{ sentence: shown.text, why: `The player does not want to read of this: ${topic}.` }];
}

const tables = new Map<string, PhraseTable>();
/** Topics are typed by people; a program that made up new ones without end must not fill the memory. */
const mostTables = 200;

function tableFor(topic: string): PhraseTable {
  const known = tables.get(topic);
  if (known !== undefined) return known;
  if (tables.size >= mostTables) tables.clear();
  const table = phraseTable([...new Set(wordsFor(topic))], stemsOf);
  tables.set(topic, table);
  return table;
}

/** The words of every topic of the table that is meant, and the player's own. */
function wordsFor(topic: GuardContext['boundaries']['lines'][number]): readonly string[] {
  const asked = stemsOf(topic);
  const meant = topicWords.filter(({ called }) =>
    listed(called).some((name) => phrasesIn(asked, phraseTable([name], stemsOf)).length > 0),
  );
  return [topic, ...meant.flatMap(({ words }) => listed(words))];
}

/** Words, and phrases in quotation marks. */
function listed(text: string): readonly string[] {
  return (text.match(/"[^"]+"|[^\s"]+/g) ?? []).map((word) => word.replaceAll('"', ''));
}
