import { useEffect } from 'react';

import type { AppTheme } from '@/ui/theme/app-theme';
import { seedColor } from '@/ui/theme/color-schemes';
import { motion } from '@/ui/theme/layout';

/** What lies outside React: the page's own colours, the browser's bar, and the ring around what has the focus. */
export function usePageTheme({ dark, colors, own }: AppTheme): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.colorScheme = dark ? 'dark' : 'light';
    style.backgroundColor = colors.surface;
    document.body.style.backgroundColor = colors.surface;
    style.setProperty('--focus-ring', own.focusRing);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colors.surface);
    if (document.getElementById(styleId) === null) document.head.append(pageStyle());
  }, [dark, colors, own]);
}

const styleId = 'page';

function pageStyle(): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = styleId;
  style.textContent = [
    // Headings are focused by us, not by the player: a ring there would look like a button.
    ':focus-visible{outline:2px solid var(--focus-ring);outline-offset:2px}',
    '[role="heading"]:focus,h1:focus,h2:focus,h3:focus,textarea:focus,main:focus{outline:none}',
    `[role="button"],[role="radio"],[role="link"]{transition:background-color ${motion.tap}ms}`,
    '*{-webkit-tap-highlight-color:transparent}',
    `::selection{background:${seedColor}66}`,
  ].join('');
  return style;
}
