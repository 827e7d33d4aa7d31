import { Platform } from 'react-native';

/** Browsers take a button's name from its words, so that it can be called by what is seen; phones need a sentence. */
export function labelOnPhones(label: string): { readonly 'aria-label'?: string } {
  return Platform.OS === 'web' ? {} : { 'aria-label': label };
}
