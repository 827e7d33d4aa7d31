import { useState } from 'react';

import type { Notice } from '@/story/log/notice';
import { AppButton } from '@/ui/kit/app-button';
import { Words } from '@/ui/kit/words';
import { NoticeFrame } from '@/ui/story/notices/notice-frame';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';

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
  const [isOpen, setIsOpen] = useState(false);
  if (notices.length === 0) return null;
  const hasFailure = notices.some(({ kind }) => kind === 'skill-failed');
  return (
    <NoticeFrame
      {...noticeWords(notices)}
      details={isOpen ? <Details notices={notices} /> : null}
      onDismiss={onDismiss}
      testID="notice"
    >
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
    </NoticeFrame>
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
