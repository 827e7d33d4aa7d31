/** What the keyboard may ask of the story screen. */
export type StoryKeys = {
  readonly isListening: boolean;
  readonly hasLetters: boolean;
  readonly onNumber: (number: number) => void;
  readonly onType: () => void;
  readonly onEscape: () => void;
  readonly onUndo: () => void;
  readonly onStop: () => void;
  readonly onShowAll: () => void;
  readonly onHelp: () => void;
};

export type KeyPressed = {
  readonly key: string;
  readonly isWithModifier: boolean;
  /** Where it was pressed: in a field it is a letter, on a button the space bar presses that. */
  readonly target: 'page' | 'button' | 'field';
};

export function askedBy(pressed: KeyPressed, keys: StoryKeys): (() => void) | null {
  const { key, isWithModifier, target } = pressed;
  if (!keys.isListening || isWithModifier || target === 'field') return null;
  if (/^[1-9]$/.test(key))
    return () => {
      keys.onNumber(Number(key));
    };
  if (key === ' ') return target === 'page' ? keys.onShowAll : null;
  if (key === '?') return keys.onHelp;
  if (key === 'Escape') return keys.onEscape;
  if (!keys.hasLetters) return null;
  switch (key.toLowerCase()) {
    case 't':
      return keys.onType;
    case 'u':
      return keys.onUndo;
    case 's':
      return keys.onStop;
    default:
      return null;
  }
}
