import { useRouter } from 'expo-router';
import { useEffect } from 'react';

import { useApp, useAppView, useHeldStories } from '@/ui/app/app-context';
import { useLibraryFiles } from '@/ui/app/use-library-files';
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
  const files = useLibraryFiles();
  useEffect(() => void app.refresh(), [app]);
  if (view.kind !== 'ready') return null;
  return (
    <LibraryScreen
      {...view}
      {...files}
      onBegin={(campaign) => {
        if (app.whoBegins.ask(campaign, null)) return;
        void app.begin(campaign, null);
        router.navigate('/story');
      }}
      held={held}
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
