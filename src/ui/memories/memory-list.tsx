import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { MemoryId } from '@/foundation/ids';
import type { Memory } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';
import { AppButton } from '@/ui/kit/app-button';
import { SectionTitle } from '@/ui/kit/section-title';
import { MemoryItem } from '@/ui/memories/memory-item';
import { memorySections } from '@/ui/memories/memory-sections';
import { aboutMemory } from '@/ui/memories/memory-words';
import type { StateNames } from '@/ui/state/state-names';
import { memoryTexts } from '@/ui/texts/memory-texts';

const atATime = 50;

type MemoryListProps = {
  readonly memories: readonly Memory[];
  readonly path: readonly Scene[];
  readonly names: StateNames;
  readonly onOpen: (id: MemoryId) => void;
};

/** Everything that is remembered; of a long story it comes in pieces. */
export function MemoryList({ memories, path, names, onOpen }: MemoryListProps) {
  const [most, setMost] = useState(atATime);
  const sections = useMemo(() => memorySections(memories, path, most), [memories, path, most]);
  const left = memories.length - most;
  return (
    <View testID="memory-list">
      {sections.map(({ key, title, place, memories: inIt }) => (
        <View key={key}>
          <SectionTitle>{title}</SectionTitle>
          <View aria-label={title} role="list">
            {inIt.map((memory) => (
              <MemoryItem
                key={memory.id}
                memory={memory}
                note={aboutMemory(memory, names, place)}
                onOpen={onOpen}
              />
            ))}
          </View>
        </View>
      ))}
      {left > 0 ? (
        <AppButton
          look="text"
          onPress={() => {
            setMost(most + atATime);
          }}
          style={styles.more}
          testID="more-memories"
        >
          {memoryTexts.more(Math.min(left, atATime))}
        </AppButton>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ more: { alignSelf: 'flex-start' } });
