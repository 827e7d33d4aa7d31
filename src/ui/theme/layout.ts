/** Distances and sizes in dp, each once. */
export const space = { xs: 4, sm: 8, md: 12, lg: 16, xl: 20, xxl: 24, huge: 32 } as const;

export const radius = { sm: 8, md: 12, lg: 16, xl: 24, sheet: 28, full: 999 } as const;

export const size = {
  tapTarget: 48,
  choiceMinHeight: 64,
  appBar: 56,
  bottomBar: 64,
  rail: 88,
  sidePane: 328,
  logPane: 400,
  sheetMax: 640,
  dialogMax: 480,
  hero: 252,
  heroSmall: 160,
  sidePaneArt: 212,
  icon: 22,
  iconSmall: 16,
  avatar: 40,
  portrait: 72,
} as const;

export const motion = {
  tap: 90,
  sentence: 260,
  sentenceGap: 120,
  sentenceRise: 4,
  choiceStagger: 45,
  choiceRise: 8,
  fade: 220,
  scene: 420,
} as const;

export type WindowClass = 'compact' | 'medium' | 'expanded';

const mediumFrom = 600;
const expandedFrom = 1024;
const smallPhone = 360;

export function windowClassOf(width: number): WindowClass {
  if (width >= expandedFrom) return 'expanded';
  return width >= mediumFrom ? 'medium' : 'compact';
}

export function marginOf(width: number): number {
  if (width < smallPhone) return space.lg;
  return { compact: 24, medium: 32, expanded: 40 }[windowClassOf(width)];
}
