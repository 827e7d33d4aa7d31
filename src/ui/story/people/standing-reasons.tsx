import { StyleSheet, View } from 'react-native';

import type { OpinionChange, OpinionRest } from '@/story/setting/opinion-account';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { signed } from '@/ui/story/choices/roll-words';
import { placeTitle } from '@/ui/texts/setting-words';
import { typographic } from '@/story/words/typographic';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type StandingReasonsProps = {
  readonly kind: 'person' | 'group';
  readonly score: number;
  readonly why: readonly OpinionChange[];
  readonly rest?: readonly OpinionRest[] | undefined;
};

/** The number, and what it came from: the newest first, what this scene did in amber. */
export function StandingReasons({ kind, score, why, rest = [] }: StandingReasonsProps) {
  const { colors } = useAppTheme();
  const number = texts.people.points[kind](score === 0 ? '0' : signed(score));
  return (
    <>
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {why.length === 0 ? `${number} ${texts.people.nothingChanged}` : number}
      </Words>
      {why.map((reason, index) => {
        const color = reason.isOfThisScene ? colors.tertiary : colors.onSurfaceVariant;
        return (
          <View key={index} style={styles.reason}>
            <Icon
              color={color}
              name={reason.toldBy === null ? 'reveal' : 'person'}
              size={size.iconSmall}
            />
            <Words as="bodySmall" style={styles.grow}>
              {typographic(wordsOf(reason))}
              <Words as="bodySmall" color={color}>
                {` ${pointsOf(reason)}`}
              </Words>
            </Words>
          </View>
        );
      })}
      {rest.map(({ kind: part, change }) => (
        <Words as="bodySmall" color={colors.onSurfaceVariant} key={part} style={styles.rest}>
          {`${texts.people.rest[part]} ${signed(change)}`}
        </Words>
      ))}
    </>
  );
}

function wordsOf({ text, toldBy }: OpinionChange): string {
  return toldBy === null ? placeTitle(text) : texts.people.heardFrom(toldBy, text);
}

/** In one piece: a number alone on a line says nothing. */
function pointsOf({ change, isOfThisScene, scene }: OpinionChange): string {
  const when = texts.story.scene(scene);
  const points = isOfThisScene
    ? texts.people.changed(signed(change))
    : `${signed(change)} · ${when}`;
  return (change === 0 ? when : points).replaceAll(' ', '\u00a0');
}

const styles = StyleSheet.create({
  reason: { flexDirection: 'row', gap: space.sm, marginTop: space.xs },
  grow: { flex: 1 },
  // In line with the words above, which stand beside an icon.
  rest: { marginTop: space.xs, paddingStart: size.iconSmall + space.sm },
});
