import { setBackgroundColorAsync } from 'expo-system-ui';
import { useEffect } from 'react';

import type { AppTheme } from '@/ui/theme/app-theme';

/** The window behind the app, seen while it turns or resizes. */
export function usePageTheme({ colors }: AppTheme): void {
  useEffect(() => {
    void setBackgroundColorAsync(colors.surface);
  }, [colors.surface]);
}
