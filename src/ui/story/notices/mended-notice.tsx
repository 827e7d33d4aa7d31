import type { Mended } from '@/engine/session/story-session';
import { NoticeFrame } from '@/ui/story/notices/notice-frame';
import { texts } from '@/ui/texts/texts';

type MendedNoticeProps = { readonly mended: Mended | null; readonly onDismiss: () => void };

/** The story was damaged, and what is whole of it goes on. */
export function MendedNotice({ mended, onDismiss }: MendedNoticeProps) {
  if (mended === null) return null;
  const { damage, kept, aside } = mended;
  const lost = [...lostScenes(damage.scenes), ...damage.rest].join(', ');
  return (
    <NoticeFrame
      onDismiss={onDismiss}
      rest={texts.mended.rest(lost, kept, aside)}
      testID="mended"
      title={texts.mended.title}
    />
  );
}

function lostScenes([first, ...others]: readonly number[]): readonly string[] {
  if (first === undefined) return [];
  const { scene, scenes } = texts.mended;
  return [others.length === 0 ? scene(first) : scenes([first, ...others].join(', '))];
}
