import fc from 'fast-check';

import { askedBy, type KeyPressed, type StoryKeys } from '@/ui/story/keys/story-keys';

type Listening = Pick<StoryKeys, 'isListening' | 'hasLetters'>;

/** What the screen is asked for when a key is pressed; null when nothing is. */
function asked(pressed: Partial<KeyPressed>, listening: Partial<Listening> = {}): string | null {
  let heard: string | null = null;
  const hear = (what: string) => () => {
    heard = what;
  };
  const keys: StoryKeys = {
    isListening: true,
    hasLetters: true,
    onNumber: (number) => {
      heard = `choice ${number}`;
    },
    onType: hear('type'),
    onEscape: hear('escape'),
    onUndo: hear('undo'),
    onStop: hear('stop'),
    onShowAll: hear('show all'),
    onHelp: hear('help'),
    ...listening,
  };
  askedBy({ key: '', isWithModifier: false, target: 'page', ...pressed }, keys)?.();
  return heard;
}

describe('the keys of the story', () => {
  it.each([
    ['1', 'choice 1'],
    ['4', 'choice 4'],
    ['9', 'choice 9'],
    ['t', 'type'],
    ['u', 'undo'],
    ['s', 'stop'],
    [' ', 'show all'],
    ['?', 'help'],
    ['Escape', 'escape'],
  ])('%j asks for: %s', (key, what) => {
    expect(asked({ key })).toBe(what);
  });

  it('are the same with the capitals on', () => {
    expect(['T', 'U', 'S'].map((key) => asked({ key }))).toEqual(['type', 'undo', 'stop']);
  });

  it.each(['0', '10', 'a', 'Enter', 'Tab', 'ArrowDown', 'F1', ''])('%j asks for nothing', (key) => {
    expect(asked({ key })).toBeNull();
  });

  it('on a button leave the space bar to that button', () => {
    expect([asked({ key: ' ', target: 'button' }), asked({ key: '2', target: 'button' })]).toEqual([
      null,
      'choice 2',
    ]);
  });

  it('without single letters keep the numbers, the space bar and the list of keys', () => {
    const pressed = ['t', 'u', 's', '3', ' ', '?'].map((key) =>
      asked({ key }, { hasLetters: false }),
    );
    expect(pressed).toEqual([null, null, null, 'choice 3', 'show all', 'help']);
  });

  const anyKey = fc.oneof(fc.constantFrom('1', 't', 'u', 's', ' ', '?'), fc.string());

  it('ask for nothing in a field, with a modifier, or while a sheet is open', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect([
          asked({ key, target: 'field' }),
          asked({ key, isWithModifier: true }),
          asked({ key }, { isListening: false }),
        ]).toEqual([null, null, null]);
      }),
    );
  });
});
