import Constants from 'expo-constants';
import { Slot } from 'expo-router';
import { useEffect } from 'react';

import { thisHost } from '@/hosts/this-host/this-host';
import { AppProvider } from '@/ui/app/app-context';
import { AppModel } from '@/ui/app/app-model';
import { AppFrame } from '@/ui/shell/app-frame';

/** The composition root: the one place where the device, the engine and the screens meet. */
const app = new AppModel(thisHost, Constants.expoConfig?.version);

export default function Layout() {
  useEffect(() => app.start(), []);
  return (
    <AppProvider app={app}>
      <AppFrame>
        <Slot />
      </AppFrame>
    </AppProvider>
  );
}
