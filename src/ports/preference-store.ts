/**
 * Small settings of this device that must be known before the first picture: the theme, the size of
 * the words. Where nothing can be kept they last for this visit; reading never fails.
 */
export interface PreferenceStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
}
