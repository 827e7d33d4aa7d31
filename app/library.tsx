import { useRouter } from 'expo-router';
import { useEffect } from 'react';

import { useApp, useAppView } from '@/ui/app/app-context';
import { lateScreen } from '@/ui/kit/late/late-screen';

const LibraryScreen = lateScreen(
  async () => (await import('@/ui/library/library-screen')).LibraryScreen,
);

export default function Library() {
  const app = useApp();
  const view = useAppView();
  const router = useRouter();
  useEffect(() => void app.refresh(), [app]);
  if (view.kind !== 'ready') return null;
  return (
    <LibraryScreen
      campaigns={view.campaigns}
      onBegin={(campaign) => {
        void app.begin(campaign, null);
        router.navigate('/story');
      }}
      lost={view.lost}
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
      stories={view.stories}
    />
  );
}
