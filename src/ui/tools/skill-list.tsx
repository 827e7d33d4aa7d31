import { StyleSheet, View } from 'react-native';

import type { IconName } from '@/ui/kit/icon-shapes';
import { Words } from '@/ui/kit/words';
import { toolTexts } from '@/ui/texts/tool-texts';
import { useAppTheme, type AppTheme } from '@/ui/theme/app-theme';
import { size } from '@/ui/theme/layout';
import { IconRow } from '@/ui/tools/icon-row';
import { healthWords, type HealthShown } from '@/ui/tools/view/tool-words';
import { ToolsSection } from '@/ui/tools/tools-section';
import type { HealthsShown, SkippedSkills } from '@/ui/tools/view/tools-view';

type SkillListProps = { readonly healths: HealthsShown; readonly skipped: SkippedSkills };

/** How the skills have done since the story was opened, and which could not be used at all. */
export function SkillList({ healths, skipped }: SkillListProps) {
  const theme = useAppTheme();
  const skills = [...healths].sort(([one], [other]) => (one < other ? -1 : 1));
  return (
    <ToolsSection title={toolTexts.skills}>
      {skills.length + skipped.length === 0 ? (
        <Words as="bodyMedium" color={theme.colors.onSurfaceVariant}>
          {toolTexts.noSkills}
        </Words>
      ) : null}
      {skills.map(([name, health]) => (
        <View key={name} style={styles.skill} testID={`skill-health-${name}`}>
          <IconRow look={healthLook(health, theme)} note={healthWords(health)} title={name} />
        </View>
      ))}
      {skipped.map(({ name, reason }) => (
        <View key={name} style={styles.skill} testID={`skill-skipped-${name}`}>
          <IconRow
            look={{ icon: 'close', color: theme.own.warning }}
            note={toolTexts.skippedSkill(reason)}
            title={name}
          />
        </View>
      ))}
    </ToolsSection>
  );
}

function healthLook(
  { state }: HealthShown,
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
