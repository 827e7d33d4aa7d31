import type { ReactNode } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '@/ui/kit/icon-button';
import { Heading } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';
import { useReducedMotion } from '@/ui/theme/use-reduced-motion';

type SheetProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly testID: string;
};

/** A page that rises from the foot of the window: traps focus, and Esc, back or a tap beside it closes it. */
export function Sheet({ title, isOpen, onClose, children, testID }: SheetProps) {
  const { colors, own } = useAppTheme();
  const insets = useSafeAreaInsets();
  const isStill = useReducedMotion();
  return (
    <Modal
      animationType={isStill ? 'fade' : 'slide'}
      onRequestClose={onClose}
      transparent
      visible={isOpen}
    >
      <View style={styles.window}>
        <Pressable
          aria-hidden
          focusable={false}
          onPress={onClose}
          style={[StyleSheet.absoluteFill, { backgroundColor: colors.backdrop }]}
          tabIndex={-1}
        />
        <View
          aria-label={title}
          style={[
            styles.sheet,
            { backgroundColor: own.surfaceContainer, paddingBottom: insets.bottom + space.lg },
          ]}
          testID={testID}
        >
          <View style={styles.head}>
            <Heading as="titleMedium" level={2} style={styles.title}>
              {title}
            </Heading>
            <IconButton
              icon="close"
              label={texts.sheet.close}
              onPress={onClose}
              testID={`${testID}-close`}
            />
          </View>
          <ScrollView contentContainerStyle={styles.body}>{children}</ScrollView>
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  window: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  sheet: {
    width: '100%',
    maxWidth: size.sheetMax,
    maxHeight: '88%',
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    paddingTop: space.sm,
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingStart: space.xxl,
    paddingEnd: space.md,
  },
  title: { flex: 1 },
  body: { paddingHorizontal: space.xxl, paddingTop: space.sm, paddingBottom: space.lg },
});
