import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';

import { artPalettes, type PlaceLight } from '@/ui/art/draw/art-palettes';
import { drawPlace } from '@/ui/art/draw-place';
import { drawnFeatures, needsLateArt } from '@/ui/art/drawn-features';
import * as lateArt from '@/ui/art/late-art';
import {
  earlyFeatures,
  lateFeatures,
  type DrawnFeature,
  type PictureKind,
} from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

const kinds: readonly PictureKind[] = [
  'village',
  'field',
  'water',
  'sky',
  'interior',
  'forest',
  'road',
  'ending',
  'anywhere',
];
const lights: readonly PlaceLight[] = ['dawn', 'day', 'dusk', 'night'];
const places = ['ridge', 'bakehouse', 'tithe-room', 'chapel', 'field', 'pen'];
const features: DrawnFeature[] = [...earlyFeatures, ...lateFeatures];
/** Where doors, a cart and mules have their place. */
const stands: readonly (readonly DrawnFeature[])[] = [[], ['goats'], ['bare-doorsteps']];
const phoneHero = { width: 390, height: 252 };

type Wish = {
  readonly placeId?: string;
  readonly kind?: PictureKind;
  readonly light?: PlaceLight;
  readonly width?: number;
  readonly height?: number;
  readonly features?: readonly DrawnFeature[];
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
    const shows = kinds.filter((kind) =>
      stands.some((beside) => {
        const bare = JSON.stringify(outlines(draw({ kind, features: beside })));
        const at = lights.map((light) =>
          JSON.stringify(outlines(draw({ kind, light, features: [...beside, feature] }))),
        );
        expect(new Set(at).size).toBe(1);
        return at[0] !== bare;
      }),
    );
    expect(shows).not.toEqual([]);
  });

  it('leaves out what nobody can draw, and fetches nothing for what is drawn at once', () => {
    const known = drawnFeatures(['goats', 'a dragon', 'standing-smokes']);
    expect([known, drawnFeatures(['standing-smokes', 'goats'])]).toEqual([known, known]);
    const needs = (kind: PictureKind, ...named: readonly string[]): boolean =>
      needsLateArt(kind, drawnFeatures(named));
    expect([
      needs('village'),
      needs('village', 'standing-smokes', 'a dragon'),
      needs('village', 'bare-doorsteps'),
      needs('interior'),
    ]).toEqual([false, false, true, true]);
  });

  it('draws everything that a bundled campaign names', () => {
    const folder = path.resolve(__dirname, '../../../campaigns');
    type Named = string | { readonly feature: string };
    type World = { readonly features?: readonly Named[]; readonly places?: readonly World[] };
    const namesIn = ({ features: named = [], places: inside = [] }: World): readonly string[] => [
      ...named.map((entry) => (typeof entry === 'string' ? entry : entry.feature)),
      ...inside.flatMap(namesIn),
    ];
    const names = readdirSync(folder).flatMap((id) =>
      namesIn(
        JSON.parse(readFileSync(path.join(folder, id, 'world/places.json'), 'utf8')) as World,
      ),
    );
    expect(names).toContain('falling-snow');
    expect(names.filter((name) => drawnFeatures([name]).length === 0)).toEqual([]);
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

  describe('follows the story', () => {
    const smokes = (...more: readonly DrawnFeature[]): readonly Shape[] =>
      draw({ kind: 'field', features: ['standing-smokes', ...more] }).filter(
        (shape) =>
          shape.kind === 'line' &&
          typeof shape.paint !== 'string' &&
          shape.paint.gradient === 'standing',
      );
    const widths = (shapes: readonly Shape[]): readonly number[] =>
      shapes.map((shape) => ('width' in shape ? shape.width : 0));
    const paths = (shapes: readonly Shape[]): readonly string[] =>
      shapes.flatMap((shape) => ('path' in shape ? [shape.path] : []));

    it('the far smoke goes out and the near one stays where it is', () => {
      expect(smokes('one-smoke')).toEqual(smokes().slice(0, 1));
      expect(smokes('smokes-nearer', 'one-smoke')).toEqual(smokes('smokes-nearer').slice(0, 1));
    });

    it('smokes that have walked stand larger, and larger again', () => {
      const walks = [smokes(), smokes('smokes-nearer'), smokes('smokes-nearer', 'smokes-near')];
      const [far = [], nearer = [], near = []] = walks.map(widths);
      expect([far, nearer, near].map(({ length }) => length)).toEqual([2, 2, 2]);
      for (const index of [0, 1]) {
        expect(nearer[index]).toBeGreaterThan(far[index] ?? Infinity);
        expect(near[index]).toBeGreaterThan(nearer[index] ?? Infinity);
      }
    });

    it.each(['village', 'field', 'water', 'forest', 'road'] as const)(
      'where it snows on a %s there is neither sun nor star, and every flake hangs still',
      (kind) => {
        const snowing = draw({ kind, light: 'night', features: ['falling-snow'] });
        const clear = draw({ kind, light: 'night', features: [] });
        expect(inLayers(snowing, 'sun')).toEqual([]);
        expect(inLayers(clear, 'sun')).not.toEqual([]);
        expect(draw({ kind, light: 'night', features: ['falling-snow'] })).toEqual(snowing);
      },
    );

    it('snow moves no house: what stood there stands there under it', () => {
      const bare = paths(draw({ features: [] }));
      for (const snow of ['falling-snow', 'snow-cover', 'deep-snow', 'thaw'] as const)
        expect(paths(draw({ features: [snow] }))).toEqual(expect.arrayContaining([...bare]));
    });

    it('deep snow covers the rows of a field, and the thaw gives them back', () => {
      const rows = paths(inLayers(draw({ kind: 'field', features: [] }), 'near'));
      const seen = (snow: DrawnFeature): number => {
        const shown = new Set(paths(draw({ kind: 'field', features: [snow] })));
        return rows.filter((path) => shown.has(path)).length;
      };
      expect([seen('snow-cover'), seen('deep-snow'), seen('thaw')]).toEqual([
        rows.length,
        1,
        rows.length,
      ]);
    });

    it('inside nothing falls: weather is seen through the window alone', () => {
      const { width: wide } = phoneHero;
      const still = new Set(paths(draw({ kind: 'interior', features: [] })));
      const snowed = paths(draw({ kind: 'interior', features: ['falling-snow', 'deep-snow'] }));
      const across = snowed
        .filter((path) => !still.has(path))
        .flatMap((path) => [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x)));
      expect(across.length).toBeGreaterThan(0);
      // Two bays, and one of them has the window.
      expect(Math.max(...across) - Math.min(...across)).toBeLessThan(wide / 2);
    });

    it('a village whose weather is still being fetched shows its light alone', () => {
      const light = drawPlace({
        ...{ placeId: 'ridge', kind: 'village', light: 'day', ...phoneHero },
        ...{ palette: artPalettes.dark.day, features: ['deep-snow'], late: null },
      });
      expect(light.map(({ kind }) => kind)).toEqual(['vertical-gradient', 'rect']);
    });
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
