import { dieFacePips } from '@/ui/kit/die-face-pips';

describe('dieFacePips', () => {
  it.each([1, 2, 3, 4, 5, 6])('lays %i pips on the face that shows it', (value) => {
    const places = dieFacePips(value)?.map(({ cx, cy }) => `${cx} ${cy}`);
    expect(new Set(places).size).toBe(value);
  });

  it.each([1, 2, 3, 4, 5, 6])('leaves the face of %i the same when turned half round', (value) => {
    const places = dieFacePips(value)?.map(({ cx, cy }) => `${cx} ${cy}`);
    const turned = dieFacePips(value)?.map(({ cx, cy }) => `${24 - cx} ${24 - cy}`);
    expect(turned?.sort()).toEqual(places?.sort());
  });

  it.each([0, 7, -1, 2.5, Number.NaN])('has no pips for %d', (value) => {
    expect(dieFacePips(value)).toBeUndefined();
  });
});
