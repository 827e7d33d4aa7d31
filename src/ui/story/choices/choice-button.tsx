import { useId } from 'react';
import { Platform, Pressable, StyleSheet, View } from 'react-native';

import type { Choice } from '@/contracts/generated/choice';
import { Icon } from '@/ui/kit/icon';
import { RiskDots } from '@/ui/kit/risk-dots';
import { Words } from '@/ui/kit/words';
import { becauseIcons, spokenMeta, type ChoiceMeta } from '@/ui/story/choices/choice-meta';
import { typographic } from '@/story/words/typographic';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type ChoiceButtonProps = {
  readonly choice: Choice;
  readonly meta: ChoiceMeta;
  /** Its key, counted from 1. */
  readonly number: number;
  readonly showsKey: boolean;
  readonly scale: number;
  readonly onChoose: (choice: string) => void;
};

export function ChoiceButton(props: ChoiceButtonProps) {
  const { choice, meta, number, showsKey, scale, onChoose } = props;
  const { colors, own } = useAppTheme();
  const spokenId = useId();
  const spoken = spokenMeta(meta);
  return (
    <Pressable
      accessibilityHint={spoken}
      {...nameOf(choice)}
      {...(spoken === '' ? {} : { 'aria-describedby': spokenId })}
      onPress={() => {
        onChoose(choice.id);
      }}
      role="button"
      style={({ pressed, hovered }: PressState) => [
        styles.choice,
        showsKey && styles.close,
        spoken === '' && styles.alone,
        { backgroundColor: own.surfaceContainerLow, borderColor: colors.outlineVariant },
        hovered === true && { backgroundColor: own.surfaceContainer, borderColor: colors.outline },
        pressed && { backgroundColor: own.surfaceContainerHigh },
      ]}
      testID={`choice-${number}`}
    >
      {showsKey ? (
        <View aria-hidden style={[styles.key, { borderColor: colors.outlineVariant }]}>
          <Words as="labelMedium" color={colors.onSurfaceVariant}>
            {number}
          </Words>
        </View>
      ) : null}
      <View style={styles.body}>
        <Words as="choice" style={{ fontSize: 17 * scale, lineHeight: 24 * scale }}>
          {typographic(choice.text)}
        </Words>
        <Metas meta={meta} scale={scale} />
        <Words aria-hidden as="bodySmall" id={spokenId} nativeID={spokenId} style={styles.spoken}>
          {spoken}
        </Words>
      </View>
    </Pressable>
  );
}

/** The name is the choice's own words. Browsers find them inside; phones would read the odds with them. */
function nameOf({ text }: Choice) {
  return Platform.OS === 'web' ? {} : { 'aria-label': typographic(text) };
}

/** The web's pressable also knows about the mouse. */
type PressState = { readonly pressed: boolean; readonly hovered?: boolean };

function Metas({ meta, scale }: { readonly meta: ChoiceMeta; readonly scale: number }) {
  const { colors } = useAppTheme();
  const { risk, line, because } = meta;
  const text = [styles.metaText, { fontSize: 13 * scale, lineHeight: 18 * scale }];
  if (line === null && because === null) return null;
  return (
    <View aria-hidden style={styles.metas}>
      {line === null ? null : (
        <View style={styles.meta}>
          {risk === null ? null : <RiskDots color={colors.onSurfaceVariant} risk={risk} />}
          <Words as="bodySmall" color={colors.onSurfaceVariant} style={text}>
            {typographic(line)}
          </Words>
        </View>
      )}
      {because === null ? null : (
        <View style={styles.meta}>
          <Icon color={colors.tertiary} name={becauseIcons[because.kind]} size={15} />
          <Words as="bodySmall" color={colors.tertiary} style={text}>
            {typographic(because.text)}
          </Words>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  choice: {
    flexDirection: 'row',
    gap: space.md,
    minHeight: size.choiceMinHeight,
    paddingHorizontal: space.lg,
    paddingTop: space.md,
    paddingBottom: 11,
    borderRadius: radius.lg,
    borderWidth: 1,
  },
  // With a mouse a choice may be a little lower.
  close: { minHeight: 60, paddingTop: 10, paddingBottom: 10 },
  alone: { alignItems: 'center' },
  body: { flex: 1 },
  key: {
    width: 22,
    height: 22,
    marginTop: 1,
    borderRadius: 6,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  metas: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14 },
  meta: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    marginTop: 6,
    maxWidth: '100%',
  },
  metaText: { flexShrink: 1 },
  // Only for those who listen; what is seen says the same with dots and icons.
  spoken: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
