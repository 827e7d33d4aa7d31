import { useRouter } from 'expo-router';
import { useEffect } from 'react';

import { useApp, useAppView, useHeldStories } from '@/ui/app/app-context';
import { lateScreen } from '@/ui/kit/late/late-screen';
import { StoryRescue } from '@/ui/shell/story-rescue';

export { FailedScreen as ErrorBoundary } from '@/ui/shell/failed-screen';

const LibraryScreen = lateScreen(
  async () => (await import('@/ui/library/library-screen')).LibraryScreen,
);

export default function Library() {
  const app = useApp();
  const view = useAppView();
  const held = useHeldStories();
  const router = useRouter();
  useEffect(() => void app.refresh(), [app]);
  if (view.kind !== 'ready') return null;
  return (
    <LibraryScreen
      {...view}
      onBegin={(campaign) => {
        void app.begin(campaign, null);
        router.navigate('/story');
      }}
      held={held}
      onFiles={(story) => {
        app.openFiles(story === null ? { kind: 'device' } : { kind: 'story', id: story });
      }}
      onForget={(id) => void app.forget(id)}
      onOpen={(story) => {
        void app.open(story);
        router.navigate('/story');
      }}
      onSettings={() => {
        router.navigate('/settings');
      }}
      rescueOf={(story) => <StoryRescue story={story} />}
    />
  );
}
