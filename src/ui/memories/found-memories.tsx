import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { MemoryId } from '@/foundation/ids';
import type { Memory, RecalledMemory } from '@/story/state/memory';
import { AppButton } from '@/ui/kit/app-button';
import { Words } from '@/ui/kit/words';
import { MemoryItem } from '@/ui/memories/memory-item';
import { fitsWell, whyInShort } from '@/ui/memories/memory-words';
import type { StateNames } from '@/ui/state/state-names';
import { memoryTexts } from '@/ui/texts/memory-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

const fewUnsure = 5;

type FoundMemoriesProps = {
  readonly found: readonly RecalledMemory[];
  readonly memories: readonly Memory[];
  readonly names: StateNames;
  readonly onOpen: (id: MemoryId) => void;
};

/** What fits a question, each with why; what fits less well only when it is asked for. */
export function FoundMemories({ found, memories, names, onOpen }: FoundMemoriesProps) {
  const { colors } = useAppTheme();
  const [showsAll, setShowsAll] = useState(false);
  const fitting = found.filter(fitsWell);
  // Better a few that are not sure than an empty page.
  const surest = fitting.length > 0 ? fitting : found.slice(0, fewUnsure);
  const others = found.length - surest.length;
  const shown = showsAll ? found : surest;
  const known = new Map(memories.map((memory) => [memory.id, memory]));
  return (
    <View style={styles.found} testID="found-memories">
      {found.length === 0 ? (
        <Words as="bodyMedium" color={colors.onSurfaceVariant}>
          {memoryTexts.noneHelp}
        </Words>
      ) : null}
      {shown.length === 0 ? null : (
        <View aria-label={memoryTexts.results} role="list">
          {shown.map((each) => {
            // What was just forgotten is not searched for again yet.
            const memory = known.get(each.id);
            return memory === undefined ? null : (
              <MemoryItem
                key={each.id}
                memory={memory}
                note={whyInShort(each, names)}
                onOpen={onOpen}
              />
            );
          })}
        </View>
      )}
      {others > 0 && !showsAll ? (
        <AppButton
          look="text"
          onPress={() => {
            setShowsAll(true);
          }}
          style={styles.more}
          testID="show-less-fitting"
        >
          {memoryTexts.fitsLess(others)}
        </AppButton>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  found: { marginTop: space.sm },
  more: { alignSelf: 'flex-start', marginStart: -space.md },
});
