import { useRouter } from 'expo-router';

import { useApp, useStateView } from '@/ui/app/app-context';
import { lateScreen } from '@/ui/kit/late/late-screen';

export { FailedScreen as ErrorBoundary } from '@/ui/shell/failed-screen';

const StateScreen = lateScreen(async () => (await import('@/ui/state/state-screen')).StateScreen);

export default function State() {
  const app = useApp();
  const view = useStateView();
  const router = useRouter();
  return (
    <StateScreen
      actions={{
        openTree: () => {
          router.navigate('/tree');
        },
        openMemories: () => {
          router.navigate('/memories');
        },
        openFiles: () => {
          app.openFilesOfThisStory();
        },
        openSettings: () => {
          router.navigate('/settings');
        },
      }}
      view={view}
    />
  );
}
