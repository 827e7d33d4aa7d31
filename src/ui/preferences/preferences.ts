import { parseJson } from '@/foundation/parse-text';
import { isJsonObject } from '@/foundation/json';
import type { ThemeName } from '@/ui/theme/color-schemes';
import { middleReadingStep, readingSteps } from '@/ui/theme/reading-size';

export type ReadingFace = 'literata' | 'atkinson' | 'system';
export type LineSpacing = 'tight' | 'normal' | 'open';

/** How this player likes to read and play. */
export type Preferences = {
  readonly theme: ThemeName;
  readonly readingStep: number;
  readonly face: ReadingFace;
  readonly spacing: LineSpacing;
  /** Single letters as keys can get in the way of speech input. */
  readonly letterKeys: boolean;
  /** Offer “Something else…” under the choices. */
  readonly ownWords: boolean;
  /** Topics that stories begun from now on never tell of, or keep out of sight. */
  readonly lines: readonly string[];
  readonly veils: readonly string[];
};

const usualPreferences: Preferences = {
  theme: 'dark',
  readingStep: middleReadingStep,
  face: 'literata',
  spacing: 'normal',
  letterKeys: true,
  ownWords: true,
  lines: [],
  veils: [],
};

export const preferencesKey = 'preferences';

/** Whatever was kept, by an older or newer version or by hand: each field that is not understood is as usual. */
export function readPreferences(kept: string | null): Preferences {
  const parsed = kept === null ? null : parseJson(kept);
  if (parsed?.ok !== true || !isJsonObject(parsed.value)) return usualPreferences;
  const { theme, readingStep, face, spacing, letterKeys, ownWords, lines, veils } = parsed.value;
  return {
    theme: oneOf(['dark', 'light', 'sepia'], theme) ?? usualPreferences.theme,
    readingStep: isStep(readingStep) ? readingStep : usualPreferences.readingStep,
    face: oneOf(['literata', 'atkinson', 'system'], face) ?? usualPreferences.face,
    spacing: oneOf(['tight', 'normal', 'open'], spacing) ?? usualPreferences.spacing,
    letterKeys: typeof letterKeys === 'boolean' ? letterKeys : usualPreferences.letterKeys,
    ownWords: typeof ownWords === 'boolean' ? ownWords : usualPreferences.ownWords,
    lines: topicsIn(lines),
    veils: topicsIn(veils),
  };
}

const mostTopics = 30;
export const mostTopicCharacters = 80;

/** A topic each, as a story can heed it: short, and none twice. */
export function topicsIn(given: unknown): readonly string[] {
  const texts = (Array.isArray(given) ? given : []).filter((each) => typeof each === 'string');
  const topics = texts.map((text) =>
    text.trim().replace(/\s+/g, ' ').slice(0, mostTopicCharacters).trim(),
  );
  return [...new Set(topics)].filter((topic) => topic !== '').slice(0, mostTopics);
}

function oneOf<const Option>(options: readonly Option[], value: unknown): Option | undefined {
  return options.find((option) => option === value);
}

function isStep(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < readingSteps;
}
