import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/kit/icon-button';
import { TextField } from '@/ui/kit/text-field';
import { Words } from '@/ui/kit/words';
import type { MemoriesView, Recalling } from '@/ui/memories/memories-view';
import { fitsWell } from '@/ui/memories/memory-words';
import { memoryTexts } from '@/ui/texts/memory-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

const longestQuery = 200;

type SearchMemoriesProps = {
  readonly view: MemoriesView;
  readonly onAsk: (query: string) => void;
};

/** Where the player asks, and what came of it. Not there as long as nothing is remembered. */
export function SearchMemories({ view, onAsk }: SearchMemoriesProps) {
  const { colors } = useAppTheme();
  const { query, memories } = view;
  const recalling = recallingWords(view.recalling);
  if (memories === null || memories.length === 0) return null;
  return (
    <View>
      <View style={styles.row}>
        <TextField
          label={memoryTexts.search}
          mostCharacters={longestQuery}
          onChange={onAsk}
          style={styles.grow}
          testID="memory-search"
          value={query}
        />
        {query === '' ? null : (
          <IconButton
            icon="close"
            label={memoryTexts.clear}
            onPress={() => {
              onAsk('');
            }}
            testID="clear-search"
          />
        )}
      </View>
      <Words
        aria-live="polite"
        as="bodySmall"
        color={colors.onSurfaceVariant}
        role="status"
        style={styles.status}
        testID="memory-status"
      >
        {statusWords(view)}
      </Words>
      {recalling === null ? null : (
        <Words as="bodySmall" color={colors.onSurfaceVariant} testID="recall-line">
          {recalling}
        </Words>
      )}
    </View>
  );
}

function statusWords({ remark, search, memories }: MemoriesView): string {
  return [...(remark === '' ? [] : [remark]), searchWords(search, memories?.length ?? 0)].join(' ');
}

function searchWords(search: MemoriesView['search'], count: number): string {
  switch (search.kind) {
    case 'none':
      return memoryTexts.remembered(count);
    case 'searching':
      return memoryTexts.searching;
    case 'failed':
      return search.sentence;
    case 'found': {
      const fitting = search.found.filter(fitsWell).length;
      if (fitting > 0) return memoryTexts.found(fitting);
      return search.found.length === 0 ? memoryTexts.none : memoryTexts.unsure;
    }
  }
}

function recallingWords(recalling: Recalling): string | null {
  const words = memoryTexts.recalling;
  switch (recalling.kind) {
    case 'by-meaning':
      return null;
    case 'by-words':
      return recalling.reason === null ? words.wordsOnly : words.because(recalling.reason);
    case 'anew':
      return words.anew(recalling.done, recalling.total);
  }
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  grow: { flex: 1 },
  status: { marginTop: space.sm },
});
