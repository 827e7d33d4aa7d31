import { StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { Heading, Words } from '@/ui/kit/words';
import { SettingsButton } from '@/ui/kit/settings-button';
import { texts } from '@/ui/texts/texts';
import { toolTexts } from '@/ui/texts/tool-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import { useWindow } from '@/ui/theme/use-window';
import { shortTime } from '@/ui/tools/view/tool-words';
import type { TurnRun } from '@/ui/tools/view/tools-view';

type ToolsHeadProps = {
  readonly turn: TurnRun | null;
  readonly now: number | null;
  readonly onStop: () => void;
  readonly onSettings: () => void;
};

export function ToolsHead({ turn, now, onStop, onSettings }: ToolsHeadProps) {
  const { colors } = useAppTheme();
  const isCompact = useWindow().kind === 'compact';
  const words = turn === null ? null : turnTime(turn, now);
  return (
    <View style={[styles.head, isCompact && styles.compact]}>
      <Heading as="placeTitle" level={1} style={styles.title}>
        {toolTexts.title}
      </Heading>
      {words === null || isCompact ? null : (
        <Words as="bodySmall" color={colors.onSurfaceVariant} testID="turn-time">
          {words}
        </Words>
      )}
      {turn !== null && turn.endedAt === null ? (
        <AppButton icon="stop" look="tonal" onPress={onStop} testID="stop">
          {texts.story.stop}
        </AppButton>
      ) : null}
      <SettingsButton onPress={onSettings} />
    </View>
  );
}

/** Nobody measured a turn that was found in the story's log. */
function turnTime({ scene, beganAt, endedAt }: TurnRun, now: number | null): string | null {
  if (beganAt === null) return texts.story.scene(scene);
  if (endedAt !== null) return toolTexts.took(scene, shortTime(endedAt - beganAt));
  return toolTexts.soFar(scene, shortTime(Math.max(0, (now ?? beganAt) - beganAt)));
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', minHeight: 64, gap: space.lg },
  compact: { gap: space.sm, marginEnd: -14 },
  title: { flex: 1 },
});
