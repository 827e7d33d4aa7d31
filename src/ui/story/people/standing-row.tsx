import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { RememberedHere } from '@/story/log/remembered-here';
import type { OpinionChange, OpinionRest } from '@/story/setting/opinion-account';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { Avatar, type PersonPictured } from '@/ui/story/people/avatar';
import { FeelingBar } from '@/ui/story/people/feeling-bar';
import { RememberedLine } from '@/ui/story/people/remembered-line';
import { signed } from '@/ui/story/choices/roll-words';
import { StandingReasons } from '@/ui/story/people/standing-reasons';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type StandingRowProps = {
  readonly testID: string;
  readonly name: string;
  /** What they think, in words. */
  readonly words: string;
  readonly score: number;
  readonly change: number;
  readonly why: readonly OpinionChange[];
  readonly rest?: readonly OpinionRest[] | undefined;
  /** Somebody has a face; a group has none. */
  readonly person?: PersonPictured;
  /** What the player and they remember of each other. */
  readonly between?: RememberedHere;
};

/** What somebody thinks of the player: words and a bar, and behind them the number and its reasons. */
export function StandingRow(props: StandingRowProps) {
  const { testID, name, words, score, change, why, rest, person, between } = props;
  const { colors } = useAppTheme();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <View style={styles.standing}>
      <Pressable
        aria-expanded={isOpen}
        onPress={() => {
          setIsOpen(!isOpen);
        }}
        role="button"
        style={({ pressed }) => [styles.row, pressed && styles.pressed]}
        testID={testID}
      >
        {person === undefined ? null : (
          <Avatar diameter={isOpen ? size.portrait : size.avatar} person={person} />
        )}
        <View style={styles.grow}>
          <View style={styles.nameRow}>
            <Words as="titleSmall" style={styles.grow}>
              {name}
            </Words>
            {change === 0 ? null : (
              <Words as="bodySmall" color={colors.tertiary}>
                {texts.people.changed(signed(change))}
              </Words>
            )}
            <Icon color={colors.onSurfaceVariant} name={isOpen ? 'collapse' : 'expand'} size={18} />
          </View>
          <Words as="bodySmall" color={colors.onSurfaceVariant}>
            {words}
          </Words>
          <FeelingBar change={change} feeling={score} />
        </View>
      </Pressable>
      {isOpen ? (
        <View
          style={[styles.why, person !== undefined && styles.besideAvatar]}
          testID={`${testID}-why`}
        >
          {between === undefined ? null : <RememberedLine memory={between} />}
          <StandingReasons
            kind={person === undefined ? 'group' : 'person'}
            rest={rest}
            score={score}
            why={why}
          />
        </View>
      ) : null}
    </View>
  );
}

const gap = 14;

const styles = StyleSheet.create({
  standing: { marginBottom: space.md },
  row: { flexDirection: 'row', gap, minHeight: size.tapTarget, paddingBottom: space.sm },
  pressed: { opacity: 0.8 },
  nameRow: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  grow: { flex: 1 },
  why: { paddingBottom: space.sm },
  besideAvatar: { marginStart: size.avatar + gap },
});
