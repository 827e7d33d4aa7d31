import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { StateDifference } from '@/story/state/state-differences';
import type { StoryState } from '@/story/state/story-state';
import { AppButton } from '@/ui/kit/app-button';
import { Words } from '@/ui/kit/words';
import { BeforeAndAfter } from '@/ui/state/before-and-after';
import type { StateNames } from '@/ui/state/state-names';
import { trailOf, valueWords } from '@/ui/state/state-words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

export type Compared = {
  readonly before: StoryState;
  readonly after: StoryState;
  readonly differences: readonly StateDifference[];
};

const atATime = 50;

type ChangeListProps = { readonly compared: Compared; readonly names: StateNames };

/** Value by value how two states differ. */
export function ChangeList({ compared, names }: ChangeListProps) {
  const { colors } = useAppTheme();
  const [most, setMost] = useState(atATime);
  const { before, after, differences } = compared;
  const left = differences.length - most;
  return (
    <View role="list">
      {differences.slice(0, most).map(({ path, before: old, after: young }) => {
        const was = old === undefined ? null : valueWords(path, old, { state: before, names });
        const is = young === undefined ? null : valueWords(path, young, { state: after, names });
        return (
          <View
            key={path.join('\n')}
            role="listitem"
            style={[styles.change, { borderBottomColor: colors.outlineVariant }]}
            testID={`change-${path.join('.')}`}
          >
            <Words as="bodyMedium" style={styles.trail}>
              {trailOf(path, names)}
            </Words>
            <BeforeAndAfter after={is} before={was} isChanged />
          </View>
        );
      })}
      {left > 0 ? (
        <AppButton
          look="text"
          onPress={() => {
            setMost(most + atATime);
          }}
          testID="more-changes"
        >
          {texts.state.more(Math.min(left, atATime))}
        </AppButton>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  change: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    minHeight: size.tapTarget,
    borderBottomWidth: 1,
  },
  trail: { flexShrink: 1, paddingVertical: space.xs },
});
