import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { toolTexts } from '@/ui/texts/tool-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';
import type { ToolShown } from '@/ui/tools/view/plan-run';
import { ToolDetails } from '@/ui/tools/plan/tool-details';
import { failureOf } from '@/ui/tools/view/tool-words';

type FailureCardProps = {
  /** At least one. */
  readonly failed: readonly ToolShown[];
  /** What happened stands, and the scene has words. */
  readonly isSaved: boolean;
  /** Null while it cannot be tried again. */
  readonly onRetry: (() => void) | null;
};

/** What failed in the newest turn, what that means, and what can be done. */
export function FailureCard({ failed, isSaved, onRetry }: FailureCardProps) {
  const { colors, own } = useAppTheme();
  const [isOpen, setIsOpen] = useState(false);
  const { title, body } = failureWords(failed, isSaved);
  return (
    <View
      role="status"
      style={[styles.card, { backgroundColor: own.surfaceContainer }]}
      testID="tools-failure"
    >
      <View style={styles.row}>
        <Icon color={colors.error} name="failed" size={size.icon} />
        <View style={styles.words}>
          <Words as="titleSmall">{title}</Words>
          <Words as="bodyMedium" color={colors.onSurfaceVariant}>
            {body}
          </Words>
        </View>
      </View>
      {isOpen
        ? failed.map((tool) => <ToolDetails key={tool.toolId} now={null} tool={tool} />)
        : null}
      <View style={styles.buttons}>
        <AppButton
          isExpanded={isOpen}
          look="text"
          onPress={() => {
            setIsOpen(!isOpen);
          }}
          testID="tools-failure-details"
        >
          {isOpen ? texts.notice.hideDetails : texts.notice.details}
        </AppButton>
        {onRetry === null ? null : (
          <AppButton look="text" onPress={onRetry} testID="tools-failure-retry">
            {texts.notice.retry}
          </AppButton>
        )}
      </View>
    </View>
  );
}

/** Two tools of one skill are one skill that failed. */
function failureWords(failed: readonly ToolShown[], isSaved: boolean) {
  const { failure } = toolTexts;
  const skills = [...new Set(failed.map(({ skill }) => skill))];
  const last = failed[failed.length - 1];
  const isOne = skills.length === 1 && last !== undefined;
  const why = isOne ? (failureOf(last) ?? failure.unknown) : `${skills.join(', ')}.`;
  return {
    title: isOne ? failure.title(last.skill) : texts.notice.several(skills.length),
    body: isSaved ? `${why} ${isOne ? failure.goesOn : failure.goOn}` : why,
  };
}

const styles = StyleSheet.create({
  card: {
    borderRadius: radius.lg,
    paddingTop: space.lg,
    paddingStart: space.xl,
    paddingEnd: space.md,
    paddingBottom: space.xs,
    marginBottom: space.xxl,
  },
  row: { flexDirection: 'row', gap: space.md },
  words: { flex: 1, paddingEnd: space.sm },
  buttons: { flexDirection: 'row', justifyContent: 'flex-end', flexWrap: 'wrap' },
});
