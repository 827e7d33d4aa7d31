import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { MemoryId } from '@/foundation/ids';
import type { Memory } from '@/story/state/memory';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { typographic } from '@/story/words/typographic';
import { memoryTexts } from '@/ui/texts/memory-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';
import { labelOnPhones } from '@/ui/kit/label-on-phones';

type MemoryItemProps = {
  readonly memory: Memory;
  /** Who and where; or, of a memory that was searched for, why it was found. */
  readonly note: string;
  readonly onOpen: (id: MemoryId) => void;
};

/** One sentence that is remembered; what can be done with it is behind one tap. */
export const MemoryItem = memo(function MemoryRow({ memory, note, onOpen }: MemoryItemProps) {
  const { colors } = useAppTheme();
  const summary = typographic(memory.summary);
  const mark = markOf(memory);
  const description = [mark ?? '', note].filter((part) => part !== '').join('. ');
  return (
    <View role="listitem">
      <Pressable
        {...labelOnPhones(summary)}
        accessibilityHint={description}
        onPress={() => {
          onOpen(memory.id);
        }}
        role="button"
        style={({ pressed }) => [styles.row, pressed && { backgroundColor: colors.surfaceVariant }]}
        testID={`memory-${memory.id}`}
      >
        <View style={styles.icon}>
          <Icon color={colors.tertiary} name={iconOf(memory)} size={18} />
        </View>
        <View style={styles.words}>
          <Words as="choice">{summary}</Words>
          {description === '' ? null : (
            <Words as="bodySmall" color={colors.onSurfaceVariant}>
              {mark === null ? null : (
                <Words as="bodySmall" color={colors.tertiary}>
                  {note === '' ? mark : `${mark} · `}
                </Words>
              )}
              {note}
            </Words>
          )}
        </View>
      </Pressable>
    </View>
  );
});

function iconOf({ isPinned, episode }: Memory): 'pin' | 'beat' | 'memory' {
  if (isPinned === true) return 'pin';
  return episode === undefined ? 'memory' : 'beat';
}

/** The icon is not all there is. */
function markOf({ isPinned, episode }: Memory): string | null {
  const marks = [
    ...(episode === undefined ? [] : [memoryTexts.episodes[episode]]),
    ...(isPinned === true ? [memoryTexts.pinned] : []),
  ];
  return marks.length === 0 ? null : marks.join(' · ');
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    gap: space.md,
    minHeight: size.tapTarget,
    paddingVertical: 10,
    paddingHorizontal: space.md,
    marginHorizontal: -space.md,
    borderRadius: radius.md,
  },
  icon: { paddingTop: 3 },
  words: { flex: 1, gap: 2 },
});
