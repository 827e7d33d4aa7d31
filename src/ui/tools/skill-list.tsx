import { StyleSheet, View } from 'react-native';

import type { IconName } from '@/ui/kit/icon-shapes';
import { Words } from '@/ui/kit/words';
import { toolTexts } from '@/ui/texts/tool-texts';
import { useAppTheme, type AppTheme } from '@/ui/theme/app-theme';
import { size } from '@/ui/theme/layout';
import { IconRow } from '@/ui/tools/icon-row';
import { healthWords, type SkillHealth } from '@/ui/tools/tool-words';
import { ToolsSection } from '@/ui/tools/tools-section';
import type { SkillHealths } from '@/ui/tools/tools-view';

/** How the skills have done since the story was opened. */
export function SkillList({ healths }: { readonly healths: SkillHealths }) {
  const theme = useAppTheme();
  const skills = [...healths].sort(([one], [other]) => (one < other ? -1 : 1));
  return (
    <ToolsSection title={toolTexts.skills}>
      {skills.length === 0 ? (
        <Words as="bodyMedium" color={theme.colors.onSurfaceVariant}>
          {toolTexts.noSkills}
        </Words>
      ) : null}
      {skills.map(([name, health]) => (
        <View key={name} style={styles.skill} testID={`skill-health-${name}`}>
          <IconRow look={healthLook(health, theme)} note={healthWords(health)} title={name} />
        </View>
      ))}
    </ToolsSection>
  );
}

function healthLook(
  { state }: SkillHealth,
  { colors, own }: AppTheme,
): { readonly icon: IconName; readonly color: string } {
  switch (state) {
    case 'healthy':
      return { icon: 'done', color: own.success };
    case 'degraded':
      return { icon: 'failed', color: own.warning };
    case 'temporaryFailure':
      return { icon: 'running', color: own.warning };
    case 'permanentFailure':
      return { icon: 'close', color: colors.error };
  }
}

const styles = StyleSheet.create({
  skill: { minHeight: size.tapTarget, justifyContent: 'center' },
});
