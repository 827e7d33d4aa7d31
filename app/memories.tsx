import { useRouter } from 'expo-router';

import { useApp, useStateView } from '@/ui/app/app-context';
import { lateScreen } from '@/ui/kit/late/late-screen';

export { FailedScreen as ErrorBoundary } from '@/ui/shell/failed-screen';

const MemoriesScreen = lateScreen(
  async () => (await import('@/ui/memories/memories-screen')).MemoriesScreen,
);

export default function Memories() {
  const app = useApp();
  const story = useStateView();
  const router = useRouter();
  return (
    <MemoriesScreen
      host={app.memories}
      onBack={() => {
        if (router.canGoBack()) router.back();
        else router.replace('/state');
      }}
      onOpenScene={(scene) => {
        router.navigate({ pathname: '/tree', params: { scene } });
      }}
      story={story}
    />
  );
}
