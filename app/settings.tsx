import Constants from 'expo-constants';

import { useApp, useAppView, usePreferences } from '@/ui/app/app-context';
import { SettingsScreen } from '@/ui/settings/settings-screen';

export default function Settings() {
  const app = useApp();
  const view = useAppView();
  const preferences = usePreferences();
  return (
    <SettingsScreen
      keeps={view.kind === 'ready' ? view.keeps : 'device'}
      onPrefer={(change) => {
        app.prefer(change);
      }}
      preferences={preferences}
      version={Constants.expoConfig?.version ?? ''}
    />
  );
}
