import { useApp } from '@/ui/app/app-context';
import type { StoryAtHand } from '@/ui/files/desk-host';
import { AppButton } from '@/ui/kit/app-button';
import { lateScreen, type NotHereProps } from '@/ui/kit/late/late-screen';
import { texts } from '@/ui/texts/texts';

const RescueActions = lateScreen(
  async () => (await import('@/ui/shell/late-sheets')).RescueActions,
  NotHere,
);

/** What can be had of a story that cannot be shown; without a story, nothing. */
export function StoryRescue({ story }: { readonly story: StoryAtHand | null }) {
  const host = useApp().desk;
  if (host === null || story === null) return null;
  const { id, scenes } = story;
  return <RescueActions host={host} key={id} story={{ id, scenes, title: nameOf(story) }} />;
}

/** In a story that is broken its title may be anything. */
function nameOf({ id, title }: { readonly id: string; readonly title: unknown }): string {
  return typeof title === 'string' && title !== '' ? title : id;
}

function NotHere({ onTryAgain }: NotHereProps) {
  return (
    <AppButton look="text" onPress={onTryAgain} testID="late-failed-action">
      {texts.trouble.rescueNotHere}
    </AppButton>
  );
}
