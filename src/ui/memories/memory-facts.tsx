import { StyleSheet, View } from 'react-native';

import type { Memory, RecalledMemory } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';
import { Icon } from '@/ui/kit/icon';
import { Heading, Words } from '@/ui/kit/words';
import { sceneOf, toldAs } from '@/ui/memories/memory-sections';
import { aboutMemory, whyAtLength } from '@/ui/memories/memory-words';
import type { StateNames } from '@/ui/state/state-names';
import { typographic } from '@/story/words/typographic';
import { memoryTexts } from '@/ui/texts/memory-texts';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

export type MemoryFactsProps = {
  readonly memory: Memory;
  /** Null when it was not searched for. */
  readonly found: RecalledMemory | null;
  readonly path: readonly Scene[];
  readonly names: StateNames;
};

/** The sentence, where it comes from, and why it was found. */
export function MemoryFacts({ memory, found, path, names }: MemoryFactsProps) {
  const { colors } = useAppTheme();
  const scene = sceneOf(memory, path);
  const before = toldAs(memory, path);
  const facts = [
    ...(memory.episode === undefined ? [] : [memoryTexts.episodes[memory.episode]]),
    ...(scene === null ? [] : [texts.story.scene(scene.number)]),
    aboutMemory(memory, names, null),
    ...(found === null ? [memoryTexts.why.significance[memory.significance]] : []),
  ].filter((part) => part !== '');
  return (
    <View style={styles.facts}>
      <Words as="titleLarge" selectable testID="memory-summary">
        {typographic(memory.summary)}
      </Words>
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {facts.join(' · ')}
      </Words>
      {before === null ? null : (
        <Words as="bodySmall" color={colors.onSurfaceVariant} testID="memory-was">
          {memoryTexts.sheet.was(`“${typographic(before)}”`)}
        </Words>
      )}
      {found === null ? null : (
        <View style={styles.why} testID="memory-why">
          <Heading as="titleSmall" level={3}>
            {memoryTexts.why.title}
          </Heading>
          {whyAtLength(found, names).map((line) => (
            <View key={line} style={styles.line}>
              <Icon color={colors.tertiary} name="done" size={14} />
              <Words as="bodyMedium" color={colors.onSurfaceVariant} style={styles.words}>
                {line}
              </Words>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  facts: { gap: space.xs, marginBottom: space.md },
  why: { gap: space.xs, marginTop: space.md },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  words: { flexShrink: 1 },
});
