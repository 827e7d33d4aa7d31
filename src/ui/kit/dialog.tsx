import type { ReactNode } from 'react';
import { Modal, ScrollView, StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import type { IconName } from '@/ui/kit/icon-shapes';
import { Rising } from '@/ui/kit/rising';
import { Heading, Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type DialogProps = {
  readonly title: string;
  readonly message: string;
  readonly icon: IconName;
  readonly isOpen: boolean;
  /** Esc and the device's back button: what does no harm. */
  readonly onLeave: () => void;
  /** The buttons, the safest first. */
  readonly children: ReactNode;
  readonly testID: string;
};

/** A question that waits for its answer: traps focus, and a tap beside it does nothing. */
export function Dialog(props: DialogProps) {
  const { title, message, icon, isOpen, onLeave, children, testID } = props;
  const { colors, own } = useAppTheme();
  return (
    // The web's own animation holds back the dialog's role and its hold on the focus until it has ended.
    <Modal
      animationType="none"
      aria-label={title}
      onRequestClose={onLeave}
      transparent
      visible={isOpen}
    >
      <View style={[styles.window, { backgroundColor: colors.backdrop }]}>
        <Rising delay={0} style={styles.rising}>
          <View
            aria-label={title}
            aria-modal
            role="alertdialog"
            style={[styles.dialog, { backgroundColor: own.surfaceContainerHigh }]}
            testID={testID}
          >
            <ScrollView contentContainerStyle={styles.body}>
              <Icon color={own.warning} name={icon} size={28} />
              <Heading as="headlineSmall" level={2} style={styles.title}>
                {title}
              </Heading>
              <Words as="bodyLarge" color={colors.onSurfaceVariant} style={styles.message}>
                {message}
              </Words>
              {children}
            </ScrollView>
          </View>
        </Rising>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  window: { flex: 1, justifyContent: 'center', alignItems: 'center', padding: space.xxl },
  rising: { width: '100%', maxWidth: size.dialogMax, maxHeight: '100%' },
  dialog: { borderRadius: radius.sheet, flexShrink: 1 },
  body: { padding: space.xxl, gap: space.sm },
  title: { marginTop: space.md },
  message: { marginBottom: space.lg },
});
