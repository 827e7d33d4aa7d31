import fc from 'fast-check';

import { artPalettes, type PlaceLight } from '@/ui/art/art-palettes';
import { drawPlace, type PlaceKind } from '@/ui/art/draw-place';
import { drawnFeatures, needsLateArt } from '@/ui/art/drawn-features';
import * as lateArt from '@/ui/art/late-art';
import { lateFeatures, type PlaceFeature } from '@/ui/art/scene';
import type { Shape } from '@/ui/art/shape';

const kinds: readonly PlaceKind[] = [
  'village',
  'field',
  'water',
  'sky',
  'interior',
  'forest',
  'road',
  'ending',
];
const lights: readonly PlaceLight[] = ['dawn', 'day', 'dusk', 'night'];
const places = ['ridge', 'bakehouse', 'tithe-room', 'chapel', 'field', 'pen'];
const features: PlaceFeature[] = ['standing-smokes', 'orbit', ...lateFeatures];
const phoneHero = { width: 390, height: 252 };

type Wish = {
  readonly placeId?: string;
  readonly kind?: PlaceKind;
  readonly light?: PlaceLight;
  readonly width?: number;
  readonly height?: number;
  readonly features?: readonly PlaceFeature[];
};

function draw({
  placeId = 'ridge',
  kind = 'village',
  light = 'day',
  ...size
}: Wish): readonly Shape[] {
  return drawPlace({
    placeId,
    kind,
    light,
    palette: artPalettes.dark[light],
    features: ['standing-smokes'],
    late: lateArt,
    fade: { into: '#130F1A', from: 0.52 },
    ...phoneHero,
    ...size,
  });
}

function inLayers(shapes: readonly Shape[], ...layers: readonly string[]): readonly Shape[] {
  return shapes.filter((shape) => 'layer' in shape && layers.includes(shape.layer));
}

function outlines(shapes: readonly Shape[]): readonly unknown[] {
  return inLayers(shapes, 'far', 'middle', 'near').map((shape) => ({
    ...shape,
    paint: undefined,
    opacity: undefined,
  }));
}

function numbersIn(shape: Shape): readonly number[] {
  return Object.values(shape).flatMap((value: unknown) => {
    if (typeof value === 'number') return [value];
    return typeof value === 'string' && value.startsWith('M')
      ? value
          .split(/[A-Za-z\s]+/)
          .filter((part) => part !== '')
          .map(Number)
      : [];
  });
}

describe('drawPlace', () => {
  it.each(kinds)('draws a %s the same way on each visit', (kind) => {
    expect(draw({ kind })).toEqual(draw({ kind }));
  });

  it.each(kinds)(
    'lets the hour change only the sky, the lights and the colours of a %s',
    (kind) => {
      const [dawn, ...others] = lights.map((light) => outlines(draw({ kind, light })));
      for (const other of others) expect(other).toEqual(dawn);
    },
  );

  it.each(kinds)('draws no two places of the kind %s alike', (kind) => {
    const drawn = places.map((placeId) => JSON.stringify(outlines(draw({ kind, placeId }))));
    expect(new Set(drawn).size).toBe(places.length);
  });

  it('shows a world from above where the place is in orbit', () => {
    const above = draw({ kind: 'sky', features: ['orbit'] });
    expect(inLayers(above, 'far').map(({ kind }) => kind)).toEqual(['circle']);
  });

  it.each(lateFeatures)('shows %s in a place of some kind, the same at every hour', (feature) => {
    const shows = kinds.filter((kind) => {
      const bare = JSON.stringify(outlines(draw({ kind, features: [] })));
      const at = lights.map((light) =>
        JSON.stringify(outlines(draw({ kind, light, features: [feature] }))),
      );
      expect(new Set(at).size).toBe(1);
      return at[0] !== bare;
    });
    expect(shows).not.toEqual([]);
  });

  it('leaves out what nobody can draw, and fetches nothing for what is drawn at once', () => {
    const known = drawnFeatures(['goats', 'a dragon', 'standing-smokes']);
    expect([known, drawnFeatures(['standing-smokes', 'goats'])]).toEqual([known, known]);
    const needs = (kind: PlaceKind, ...named: readonly string[]): boolean =>
      needsLateArt(kind, drawnFeatures(named));
    expect([
      needs('village'),
      needs('village', 'standing-smokes', 'a dragon'),
      needs('village', 'bare-doorsteps'),
      needs('interior'),
    ]).toEqual([false, false, true, true]);
  });

  it.each(kinds)('has the light of a %s before more of it can be drawn', (kind) => {
    const { length } = drawPlace({
      ...{ placeId: 'ridge', kind, light: 'day', palette: artPalettes.dark.day, ...phoneHero },
      late: null,
    });
    expect(length).toBeGreaterThan(0);
  });

  it('draws each kind of place differently', () => {
    const drawn = kinds.map((kind) => JSON.stringify(outlines(draw({ kind }))));
    expect(new Set(drawn).size).toBe(kinds.length);
  });

  it('keeps the lights of the day when more come at night', () => {
    const lit = (light: PlaceLight): readonly unknown[] =>
      inLayers(draw({ light }), 'light').map((shape) => ({
        ...shape,
        paint: undefined,
        opacity: undefined,
      }));
    expect(lit('night')).toEqual(expect.arrayContaining([...lit('day')]));
  });

  it('lets smokes stand only where they are a feature of the place', () => {
    const bare = drawPlace({
      placeId: 'ridge',
      kind: 'village',
      light: 'day',
      palette: artPalettes.dark.day,
      ...phoneHero,
    });
    const named = (shapes: readonly Shape[]): boolean =>
      shapes.some((shape) => 'name' in shape && shape.name === 'standing');
    expect([named(bare), named(draw({}))]).toEqual([false, true]);
  });

  it('fades into the surface last of all, and only when given one', () => {
    expect(draw({}).at(-1)).toMatchObject({ layer: 'fade', y: 252 * 0.52 });
  });

  it('draws any place at any size with finite numbers, few shapes and at most five lights', () => {
    const length = fc.oneof(
      fc.integer({ min: 0, max: 4000 }),
      fc.double({ min: -10, max: 1e9 }),
      fc.constant(Number.NaN),
    );
    fc.assert(
      fc.property(
        fc.record({
          placeId: fc.string({ unit: 'binary' }),
          kind: fc.constantFrom(...kinds),
          light: fc.constantFrom(...lights),
          width: length,
          height: length,
          features: fc.subarray(features),
        }),
        (wish) => {
          const shapes = draw(wish);
          const numbers = shapes.flatMap(numbersIn);
          expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
          expect(shapes.length).toBeLessThan(150);
          expect(inLayers(shapes, 'light').length).toBeLessThanOrEqual(5);
        },
      ),
    );
  });

  it('paints only with colours and with gradients of the same picture', () => {
    for (const kind of kinds) {
      const shapes = draw({ kind });
      const names = shapes.flatMap((shape) => ('name' in shape ? [shape.name] : []));
      const used = shapes.flatMap((shape) =>
        'paint' in shape && typeof shape.paint !== 'string' ? [shape.paint.gradient] : [],
      );
      expect([...names].sort()).toEqual([...new Set(names)].sort());
      expect(names).toEqual(expect.arrayContaining(used));
    }
  });
});
