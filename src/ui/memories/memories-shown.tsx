import { StyleSheet, View } from 'react-native';

import type { MemoryId } from '@/foundation/ids';
import { Words } from '@/ui/kit/words';
import { FoundMemories } from '@/ui/memories/found-memories';
import type { MemoriesView } from '@/ui/memories/memories-view';
import { MemoryList } from '@/ui/memories/memory-list';
import type { StateNames } from '@/ui/state/state-names';
import { memoryTexts } from '@/ui/texts/memory-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type MemoriesShownProps = {
  readonly view: MemoriesView;
  readonly names: StateNames;
  readonly onOpen: (id: MemoryId) => void;
};

/** Everything that is remembered, or what fits the question. */
export function MemoriesShown({ view, names, onOpen }: MemoriesShownProps) {
  const { memories, path, search, query } = view;
  if (memories === null) return <Quiet title={memoryTexts.noStory} />;
  if (memories.length === 0)
    return <Quiet help={memoryTexts.nothingHelp} title={memoryTexts.nothing} />;
  switch (search.kind) {
    case 'found':
      return (
        <FoundMemories
          found={search.found}
          key={query}
          memories={memories}
          names={names}
          onOpen={onOpen}
        />
      );
    case 'none':
    case 'searching':
    case 'failed':
      return <MemoryList memories={memories} names={names} onOpen={onOpen} path={path} />;
  }
}

function Quiet({ title, help }: { readonly title: string; readonly help?: string }) {
  const { colors } = useAppTheme();
  return (
    <View style={styles.quiet}>
      <Words as="bodyLarge">{title}</Words>
      {help === undefined ? null : (
        <Words as="bodyMedium" color={colors.onSurfaceVariant}>
          {help}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ quiet: { gap: space.xs, marginTop: space.sm } });
