import type { KeyboardEvent } from 'react';

/**
 * React Native's web version leaves Enter on a link to the browser, and the browser follows only links
 * with an address: without this the navigation could not be used by keys.
 */
export function enterOpens(open: () => void): object {
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat) return;
      event.preventDefault();
      open();
    },
  };
}
