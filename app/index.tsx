import { Redirect, useLocalSearchParams, useRouter } from 'expo-router';

import { useApp, useAppView, usePreferences } from '@/ui/app/app-context';
import { useLibraryFiles } from '@/ui/app/use-library-files';
import { FirstRunScreen } from '@/ui/first-run/first-run-screen';
import { seedInAddress } from '@/ui/first-run/seed-in-address';

export { FailedScreen as ErrorBoundary } from '@/ui/shell/failed-screen';

export default function Index() {
  const app = useApp();
  const view = useAppView();
  const preferences = usePreferences();
  const router = useRouter();
  const { onOpenFile } = useLibraryFiles();
  const { seed } = useLocalSearchParams<{ seed?: string }>();
  if (view.kind !== 'ready') return null;
  if (view.stories.length > 0) return <Redirect href="/story" />;
  return (
    <FirstRunScreen
      campaigns={view.campaigns}
      onBegin={(campaign) => {
        if (app.whoBegins.ask(campaign, seedInAddress(seed))) return;
        void app.begin(campaign, seedInAddress(seed));
        router.replace('/story');
      }}
      onLibrary={() => {
        router.navigate('/library');
      }}
      onOpenFile={onOpenFile}
      onPrefer={(change) => {
        app.prefer(change);
      }}
      preferences={preferences}
    />
  );
}
