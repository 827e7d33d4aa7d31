import { useRouter } from 'expo-router';

import { useApp, useSkippedSkills, useStoryView, useToolsView } from '@/ui/app/app-context';
import { lateScreen } from '@/ui/kit/late/late-screen';

export { FailedScreen as ErrorBoundary } from '@/ui/shell/failed-screen';

const ToolsScreen = lateScreen(async () => (await import('@/ui/tools/tools-screen')).ToolsScreen);

export default function Tools() {
  const app = useApp();
  const { phase, isWhole } = useStoryView();
  const view = useToolsView();
  const skipped = useSkippedSkills();
  const router = useRouter();
  const canRetry = isWhole && phase !== 'stuck' && phase !== 'empty';
  return (
    <ToolsScreen
      actions={{
        stop: () => {
          app.stop();
        },
        retry: canRetry
          ? () => {
              // Words that nobody waits for any more would keep the story from going on.
              app.showAll();
              void app.retry();
            }
          : null,
        openSettings: () => {
          router.navigate('/settings');
        },
      }}
      elapsed={app.elapsed}
      skipped={skipped}
      view={view}
    />
  );
}
