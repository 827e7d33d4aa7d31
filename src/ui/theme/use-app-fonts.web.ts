import { fontFamilies } from '@/ui/theme/font-families';

/**
 * The page names its faces in a style of its own, so the first words never wait for a script to fetch a
 * face: they come in the browser's serif and change in place.
 */
export function useAppFonts(): boolean {
  if (document.getElementById(styleId) === null) document.head.append(faceStyle());
  return true;
}

const styleId = 'faces';

function faceStyle(): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = styleId;
  style.textContent = Object.values(fontFamilies)
    .map(
      (family) =>
        `@font-face{font-family:${family};src:url(${base}/fonts/${family}.woff2) format("woff2");font-display:swap}`,
    )
    .join('');
  return style;
}

// `expo start` serves public/ at the root, whatever path the export will live under.
const base = __DEV__ ? '' : (process.env['EXPO_BASE_URL'] ?? '').replace(/\/$/, '');
