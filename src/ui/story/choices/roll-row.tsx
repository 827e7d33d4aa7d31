import { useState } from 'react';
import { Platform, Pressable, StyleSheet, View } from 'react-native';

import type { Roll } from '@/story/rules/roll';
import { DieFace } from '@/ui/kit/die-face';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import {
  bandWords,
  diceWords,
  modifierWords,
  withTrueMinus,
  rollTone,
  signed,
  spokenRoll,
} from '@/ui/story/choices/roll-words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type RollRowProps = {
  readonly roll: Roll;
  readonly scene: number;
  /** Beside other words there is only room for the dice and what they mean. */
  readonly isNarrow?: boolean;
};

/** The dice in one row, which opens to its reasons. */
export function RollRow({ roll, scene, isNarrow = false }: RollRowProps) {
  const { colors, own } = useAppTheme();
  const [isOpen, setIsOpen] = useState(false);
  const bandColor = { well: own.success, mixed: colors.tertiary, wrong: colors.onSurface };
  const face = {
    face: own.surfaceContainerHigh,
    edge: colors.outlineVariant,
    pip: colors.tertiary,
  };
  return (
    <View style={[styles.box, { backgroundColor: own.surfaceContainerLow }]}>
      <Pressable
        aria-expanded={isOpen}
        {...spokenName(roll)}
        onPress={() => {
          setIsOpen(!isOpen);
        }}
        role="button"
        style={styles.row}
        testID={`roll-${scene}`}
      >
        {roll.dice.map((die, index) => (
          <View
            key={index}
            style={die.dropped ? styles.dropped : null}
            testID={`roll-${scene}-die-${index}`}
          >
            <DieFace colors={face} sides={die.sides} size={28} value={die.value} />
          </View>
        ))}
        <Words as="titleSmall" style={styles.total}>
          {withTrueMinus(roll.total)}
          <Words as="titleSmall" color={bandColor[rollTone(roll.band)]} style={styles.large}>
            {roll.band === null ? '' : ` · ${bandWords(roll.band)}`}
          </Words>
        </Words>
        {isOpen ? null : (
          <Words as="bodySmall" color={colors.onSurfaceVariant}>
            {modifiersShown(roll, isNarrow)}
          </Words>
        )}
        <Icon color={colors.onSurfaceVariant} name={isOpen ? 'collapse' : 'expand'} size={18} />
      </Pressable>
      {isOpen ? (
        <View style={styles.reasons} testID={`roll-${scene}-reasons`}>
          {[diceWords(roll), ...modifierWords(roll)].map((reason, index) => (
            <Words as="bodySmall" color={colors.onSurfaceVariant} key={index}>
              {reason}
            </Words>
          ))}
        </View>
      ) : null}
    </View>
  );
}

/** Without them the dice would not add up; where there is little room they are one. */
function modifiersShown({ modifiers }: Roll, isNarrow: boolean): string {
  const values = modifiers.map(({ value }) => value).filter((value) => value !== 0);
  if (!isNarrow) return values.map(signed).join(' ');
  const sum = values.reduce((all, value) => all + value, 0);
  return sum === 0 ? '' : signed(sum);
}

/** Browsers take the name from what is seen; phones would spell out the pictures of the dice. */
function spokenName(roll: Roll) {
  return Platform.OS === 'web' ? {} : { 'aria-label': spokenRoll(roll) };
}

const styles = StyleSheet.create({
  box: { borderRadius: radius.md, paddingHorizontal: space.md },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: size.tapTarget,
    paddingVertical: 6,
    paddingEnd: space.sm,
  },
  dropped: { opacity: 0.35 },
  total: { flex: 1, fontSize: 15, lineHeight: 20 },
  large: { fontSize: 15, lineHeight: 20 },
  reasons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.xl,
    rowGap: space.xs,
    paddingBottom: 14,
  },
});
