import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { PaperProvider } from 'react-native-paper';

import { appThemes } from '@/ui/theme/app-theme';

/** A screen as the app would frame it. */
export function inTheme(screen: ReactElement): ReactElement {
  return <PaperProvider theme={appThemes.dark}>{screen}</PaperProvider>;
}

export function renderInTheme(screen: ReactElement): void {
  render(inTheme(screen));
}
