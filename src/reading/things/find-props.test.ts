import { storyOf } from '@/reading/testing/story-of';

/** What the player carries from the start. */
function heldIn(premise: string): readonly string[] {
  return storyOf({ 'plot/premise.md': premise }).startingItems;
}

describe('what the premise gives to the player is carried from the start', () => {
  it('where it says so in the next sentence', () => {
    expect(heldIn('There was a brass whistle by the door. You have it now.')).toEqual([
      'brass_whistle',
    ]);
  });

  it('where somebody has handed it over', () => {
    expect(heldIn('At the gate a clerk handed you a lantern. It is raining.')).toEqual(['lantern']);
  });

  it('and nothing that was only seen', () => {
    expect(heldIn('There was a brass whistle by the door. You have time.')).toEqual([]);
  });
});
