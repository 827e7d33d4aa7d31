import { useEffect } from 'react';

import { askedBy, type KeyPressed, type StoryKeys } from '@/ui/story/keys/story-keys';

export function useStoryKeys(keys: StoryKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat) return;
      const asked = askedBy(
        {
          key: event.key,
          isWithModifier: event.ctrlKey || event.metaKey || event.altKey,
          target: kindOf(event.target),
        },
        keys,
      );
      if (asked === null) return;
      event.preventDefault();
      asked();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [keys]);
}

function kindOf(target: EventTarget | null): KeyPressed['target'] {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.closest('input, textarea, select, [contenteditable]') !== null) return 'field';
  return target.closest('button, a, [role="button"], [role="radio"], [role="switch"]') === null
    ? 'page'
    : 'button';
}
