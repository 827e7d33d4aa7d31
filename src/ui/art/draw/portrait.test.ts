import fc from 'fast-check';

import { artPalettes } from '@/ui/art/draw/art-palettes';
import { drawPortrait } from '@/ui/art/late-art';

const palette = artPalettes.dark.day;

function portrait(looks: string, { id = 'mara', pronoun = 'she' } = {}): string {
  return JSON.stringify(drawPortrait({ id, looks, pronoun }, palette));
}

describe('a portrait', () => {
  it('is the same each time, and no two people look alike', () => {
    const people = ['dunya', 'pruett', 'wen', 'marrit', 'josse', 'tuke'];
    const drawn = people.map((id) => portrait('', { id }));
    expect(people.map((id) => portrait('', { id }))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(people.length);
  });

  it.each([
    'Chalk behind one ear.',
    'Floured to the elbow.',
    'Nails held in his teeth.',
    'A coil of rope where other people wear a scarf.',
    'A red scarf.',
    'A leather apron.',
    'A good coat.',
    'A beard.',
    'Ice in his beard.',
    'Two mules at his shoulder.',
    'Keeps the goats.',
    'Sooty at the wrists.',
    'Roped into three coats.',
    'A biscuit in one cheek.',
    'Grey mittens on a string.',
    'A tall hat.',
    'Hooded.',
    'Spectacles.',
    'One long braid.',
    'Bald.',
    'About ten.',
    'Past seventy.',
    'Broad.',
    'Thin.',
    'Stooped.',
  ])('shows what is said: %s', (looks) => {
    expect(portrait(looks)).not.toBe(portrait(''));
  });

  it('takes a rope that is worn like a scarf for no scarf', () => {
    const rope = portrait('A coil of rope where other people wear a scarf.');
    expect(rope).toBe(portrait('A coil of rope.'));
  });

  it('is drawn of anybody with finite numbers and few shapes, whatever is said of them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (id, looks, pronoun) => {
        const shapes = drawPortrait({ id, looks, pronoun }, palette);
        expect(JSON.stringify(shapes)).not.toMatch(/NaN|Infinity|null/);
        expect(shapes.length).toBeLessThan(40);
      }),
    );
  });
});
