import type { ReactNode } from 'react';
import { StatusBar } from 'react-native';
import { PaperProvider } from 'react-native-paper';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { usePreferences } from '@/ui/app/app-context';
import { FaultBoundary } from '@/ui/kit/fault-boundary';
import { AppShell } from '@/ui/shell/app-shell';
import { FailedScreen } from '@/ui/shell/failed-screen';
import { appThemes } from '@/ui/theme/app-theme';
import { useAppFonts } from '@/ui/theme/use-app-fonts';
import { usePageTheme } from '@/ui/theme/use-page-theme';

/** The theme, the faces and the shell around whatever screen is open. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const theme = appThemes[usePreferences().theme];
  const areFontsReady = useAppFonts();
  usePageTheme(theme);
  return (
    <PaperProvider theme={theme}>
      <SafeAreaProvider>
        <StatusBar barStyle={theme.dark ? 'light-content' : 'dark-content'} />
        {areFontsReady ? (
          <FaultBoundary fallback={(retry) => <FailedScreen retry={retry} />}>
            <AppShell>{children}</AppShell>
          </FaultBoundary>
        ) : null}
      </SafeAreaProvider>
    </PaperProvider>
  );
}
