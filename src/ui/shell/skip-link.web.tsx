import { useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { Words } from '@/ui/kit/words';
import { enterOpens } from '@/ui/shell/enter-opens';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

/** The first stop of the Tab key: past the navigation, into the screen. Seen only while it has the focus. */
export function SkipLink() {
  const { colors } = useAppTheme();
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Pressable
      onBlur={() => {
        setHasFocus(false);
      }}
      onFocus={() => {
        setHasFocus(true);
      }}
      {...enterOpens(focusMain)}
      onPress={focusMain}
      role="link"
      style={[styles.link, { backgroundColor: colors.primary }, !hasFocus && styles.unseen]}
      testID="skip"
    >
      <Words as="labelLarge" color={colors.onPrimary}>
        {texts.app.skip}
      </Words>
    </Pressable>
  );
}

function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main, [role="main"]');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}

const styles = StyleSheet.create({
  link: {
    position: 'absolute',
    top: space.sm,
    start: space.sm,
    zIndex: 10,
    minHeight: size.tapTarget,
    justifyContent: 'center',
    paddingHorizontal: space.xl,
    borderRadius: radius.xl,
  },
  unseen: { transform: [{ translateY: -200 }] },
});
