import Constants from 'expo-constants';
import { useRouter } from 'expo-router';

import { useApp, useAppView, usePreferences } from '@/ui/app/app-context';
import { lateScreen } from '@/ui/kit/late/late-screen';

export { FailedScreen as ErrorBoundary } from '@/ui/shell/failed-screen';

const SettingsScreen = lateScreen(
  async () => (await import('@/ui/settings/settings-screen')).SettingsScreen,
);

export default function Settings() {
  const app = useApp();
  const view = useAppView();
  const preferences = usePreferences();
  const router = useRouter();
  return (
    <SettingsScreen
      keeps={view.kind === 'ready' ? view.keeps : 'device'}
      onPrefer={(change) => {
        app.prefer(change);
      }}
      onBack={() => {
        if (router.canGoBack()) router.back();
        else router.replace('/');
      }}
      preferences={preferences}
      version={Constants.expoConfig?.version ?? ''}
    />
  );
}
