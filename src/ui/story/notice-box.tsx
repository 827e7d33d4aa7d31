import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Notice } from '@/story/scene';
import { AppButton } from '@/ui/kit/app-button';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type NoticeBoxProps = {
  readonly notices: readonly Notice[];
  /** Not while the scene is still being told. */
  readonly canRetry: boolean;
  /** Where the run of a failed skill can be looked at. */
  readonly onDetails: () => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
};

/** Broken technology, told beside the story and never inside it. */
export function NoticeBox({ notices, canRetry, onDetails, onRetry, onDismiss }: NoticeBoxProps) {
  const { colors, own } = useAppTheme();
  const [isOpen, setIsOpen] = useState(false);
  if (notices.length === 0) return null;
  const { title, rest } = noticeWords(notices);
  const hasFailure = notices.some(({ kind }) => kind === 'skill-failed');
  return (
    <View
      role="status"
      style={[styles.box, { backgroundColor: own.surfaceContainer, borderColor: own.warning }]}
      testID="notice"
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
          {isOpen ? <Details notices={notices} /> : null}
        </View>
      </View>
      <View style={styles.buttons}>
        {hasFailure ? (
          <AppButton look="text" onPress={onDetails} testID="notice-details">
            {texts.notice.details}
          </AppButton>
        ) : (
          <AppButton
            isExpanded={isOpen}
            look="text"
            onPress={() => {
              setIsOpen(!isOpen);
            }}
            testID="notice-details"
          >
            {isOpen ? texts.notice.hideDetails : texts.notice.details}
          </AppButton>
        )}
        {hasFailure && canRetry ? (
          <AppButton look="text" onPress={onRetry} testID="notice-retry">
            {texts.notice.retry}
          </AppButton>
        ) : null}
        <AppButton look="text" onPress={onDismiss} testID="notice-dismiss">
          {texts.notice.dismiss}
        </AppButton>
      </View>
    </View>
  );
}

function Details({ notices }: Pick<NoticeBoxProps, 'notices'>) {
  const { colors } = useAppTheme();
  const details = notices.flatMap(({ details: known = [], message }) =>
    known.length > 0 ? known : [message],
  );
  return details.map((detail, index) => (
    <Words as="bodySmall" color={colors.onSurfaceVariant} key={index} selectable>
      {detail}
    </Words>
  ));
}

/** What failed stands out; that the story goes on is said below it. */
function noticeWords(notices: readonly Notice[]) {
  const failed = notices.filter(({ kind }) => kind === 'skill-failed');
  const [first = notices[0]] = failed;
  const message = first?.message ?? '';
  const end = message.indexOf('. ');
  const title = end < 0 ? message : message.slice(0, end + 1);
  return {
    title: failed.length > 1 ? texts.notice.several(failed.length) : title,
    rest: failed.length > 1 ? texts.notice.goesOn : end < 0 ? '' : message.slice(end + 2),
  };
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
