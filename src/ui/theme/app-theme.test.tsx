import { readPreferences } from '@/ui/preferences/preferences';
import { appThemes } from '@/ui/theme/app-theme';

it('[001 §12.1, §12.4; arch §8.3.1] the usual theme is a dark one of Material Design 3', () => {
  const { theme } = readPreferences(null);
  expect(appThemes[theme]).toMatchObject({ dark: true, isV3: true, version: 3 });
});
