import { Pressable, StyleSheet, View } from 'react-native';

import type { Reason, ReasonKind } from '@/engine/why/reasons';
import { Icon } from '@/ui/kit/icon';
import type { IconName } from '@/ui/kit/icon-shapes';
import { Words } from '@/ui/kit/words';
import { typographic } from '@/story/words/typographic';
import { whyTexts } from '@/ui/texts/why-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

const icons: Readonly<Record<ReasonKind, IconName>> = {
  memory: 'memory',
  person: 'person',
  beat: 'beat',
  item: 'item',
  place: 'place',
  stat: 'stat',
  skill: 'tools',
  choice: 'done',
  roll: 'stat',
  passage: 'library',
  file: 'library',
  ending: 'story',
  time: 'running',
  engine: 'story',
  player: 'typeInstead',
};

type ReasonListProps = {
  readonly reasons: readonly Reason[];
  /** What is said where there is none. */
  readonly none: string;
  readonly onScene: (scene: number) => void;
};

/** Each reason with its scene, which can be read from here. */
export function ReasonList({ reasons, none, onScene }: ReasonListProps) {
  const { colors } = useAppTheme();
  if (reasons.length === 0)
    return (
      <Words as="bodyMedium" color={colors.onSurfaceVariant} style={styles.none}>
        {none}
      </Words>
    );
  return reasons.map((reason, index) => (
    <ReasonRow key={index} onScene={onScene} reason={reason} />
  ));
}

type ReasonRowProps = { readonly reason: Reason; readonly onScene: (scene: number) => void };

function ReasonRow({ reason, onScene }: ReasonRowProps) {
  const { scene } = reason;
  if (scene === null)
    return (
      <View style={styles.row}>
        <ReasonWords reason={reason} />
      </View>
    );
  return (
    <Pressable
      accessibilityHint={whyTexts.readIt(scene)}
      onPress={() => {
        onScene(scene);
      }}
      role="button"
      style={[styles.row, styles.tap]}
      testID={`reason-scene-${scene}`}
    >
      <ReasonWords reason={reason} />
    </Pressable>
  );
}

function ReasonWords({ reason: { kind, text, note, scene } }: Pick<ReasonRowProps, 'reason'>) {
  const { colors } = useAppTheme();
  return (
    <>
      <Icon color={colors.tertiary} name={icons[kind]} size={size.iconSmall} />
      <View style={styles.words}>
        <Words as="bodyMedium">
          {typographic(text)}
          {note === null ? null : (
            <Words as="bodyMedium" color={colors.onSurfaceVariant}>{` ${typographic(note)}`}</Words>
          )}
        </Words>
        {scene === null ? null : (
          <Words as="bodyMedium" color={colors.onSurfaceVariant}>
            {whyTexts.scene(scene)}
          </Words>
        )}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  none: { marginTop: space.xs },
  row: { flexDirection: 'row', gap: space.md, paddingTop: space.sm },
  tap: { minHeight: size.tapTarget },
  words: { flexShrink: 1 },
});
