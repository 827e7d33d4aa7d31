import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type NoticeFrameProps = {
  readonly title: string;
  readonly rest: string;
  /** Below the words. */
  readonly details?: ReactNode;
  /** What can be done about it, before it is dismissed. */
  readonly children?: ReactNode;
  readonly onDismiss: () => void;
  readonly testID: string;
};

/** Something about the technology, between the paragraphs and never inside them. */
export function NoticeFrame(props: NoticeFrameProps) {
  const { title, rest, details, children, onDismiss, testID } = props;
  const { colors, own } = useAppTheme();
  return (
    <View
      role="status"
      style={[styles.box, { backgroundColor: own.surfaceContainer, borderColor: own.warning }]}
      testID={testID}
    >
      <View style={styles.row}>
        <Icon color={own.warning} name="failed" size={size.icon} />
        <View style={styles.words}>
          <Words as="titleSmall">{title}</Words>
          {rest === '' ? null : (
            <Words as="bodyMedium" color={colors.onSurfaceVariant}>
              {rest}
            </Words>
          )}
          {details}
        </View>
      </View>
      <View style={styles.buttons}>
        {children}
        <AppButton look="text" onPress={onDismiss} testID={`${testID}-dismiss`}>
          {texts.notice.dismiss}
        </AppButton>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    borderRadius: radius.md,
    borderStartWidth: 3,
    paddingTop: 14,
    paddingStart: space.lg,
    paddingEnd: space.sm,
    paddingBottom: space.xs,
    marginBottom: space.xxl,
  },
  row: { flexDirection: 'row', gap: space.md },
  words: { flex: 1, gap: 2 },
  buttons: { flexDirection: 'row', justifyContent: 'flex-end', flexWrap: 'wrap' },
});
