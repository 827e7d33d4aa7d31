import type { ReactNode } from 'react';
import { Modal, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '@/ui/kit/icon-button';
import { Rising } from '@/ui/kit/rising';
import { Heading } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type SheetProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly testID: string;
  /** What lies behind is meant to be looked at. */
  readonly isClear?: boolean;
  /** Stays in sight below what scrolls. */
  readonly foot?: ReactNode;
};

/** A page that rises from the foot of the window: traps focus, and Esc, back or a tap beside it closes it. */
export function Sheet({ title, isOpen, onClose, children, testID, isClear, foot }: SheetProps) {
  const { colors, own } = useAppTheme();
  const insets = useSafeAreaInsets();
  return (
    // The web's own animation holds back the dialog's role and its hold on the focus until it has ended.
    <Modal
      animationType="none"
      aria-label={title}
      onRequestClose={onClose}
      transparent
      visible={isOpen}
    >
      <View style={styles.window}>
        <Backdrop color={isClear === true ? 'transparent' : colors.backdrop} onPress={onClose} />
        <Rising delay={0} style={styles.rising}>
          <View
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
            {foot === undefined ? null : (
              <View style={[styles.foot, { borderTopColor: colors.outlineVariant }]}>{foot}</View>
            )}
          </View>
        </Rising>
      </View>
    </Modal>
  );
}

type BackdropProps = { readonly color: string; readonly onPress: () => void };

/** No button: a sheet puts the focus on its first one, and that must be inside. */
function Backdrop({ color, onPress }: BackdropProps) {
  return (
    <View
      aria-hidden
      onResponderRelease={onPress}
      onStartShouldSetResponder={() => true}
      style={[StyleSheet.absoluteFill, { backgroundColor: color }]}
    />
  );
}

const styles = StyleSheet.create({
  window: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  rising: { width: '100%', maxWidth: size.sheetMax, maxHeight: '88%' },
  sheet: {
    flexShrink: 1,
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
  foot: { paddingHorizontal: space.xxl, paddingTop: space.lg, borderTopWidth: 1 },
  body: { paddingHorizontal: space.xxl, paddingTop: space.sm, paddingBottom: space.lg },
});
