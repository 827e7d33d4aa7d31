import { GrowingMap } from '@/foundation/growing-map';
import { seededRandom } from '@/foundation/seeded-random';

function grownBy(from: number, to: number, map = GrowingMap.empty<string, number>()) {
  let grown = map;
  for (let at = from; at < to; at += 1) grown = grown.grown([[`key ${String(at)}`, at]]);
  return grown;
}

it('what was added later is not seen by who held the map before', () => {
  const before = grownBy(0, 100);
  const after = grownBy(100, 400, before);
  const seen = (map: GrowingMap<string, number>) =>
    [0, 99, 100, 399].map((at) => map.has(`key ${String(at)}`));
  expect([seen(before), seen(after)]).toEqual([
    [true, true, false, false],
    [true, true, true, true],
  ]);
});

it('two maps grown from one know nothing of each other', () => {
  const trunk = grownBy(0, 50);
  const left = trunk.grown([['fork', 1]]);
  const right = trunk.grown([['fork', 2]]);
  expect([trunk.get('fork'), left.get('fork'), right.get('fork')]).toEqual([undefined, 1, 2]);
});

it('a key that comes again has its new value, and stands once where it first came', () => {
  const map = grownBy(0, 40).grown([['key 3', -1]]);
  expect([map.get('key 3'), [...map.keys()].length, [...map.keys()][3]]).toEqual([-1, 40, 'key 3']);
});

it.each([1, 2, 3])('is at every size what a plain map is (seed %d)', (seed) => {
  const random = seededRandom(seed);
  const kept: {
    readonly grown: GrowingMap<number, number>;
    readonly plain: Map<number, number>;
  }[] = [{ grown: GrowingMap.empty(), plain: new Map() }];
  for (let step = 0; step < 300; step += 1) {
    const from = kept[random.between(0, kept.length - 1)];
    if (from === undefined) throw new Error('nothing is kept');
    const entries = Array.from(
      { length: random.between(0, 5) },
      (_, at) => [random.between(0, 400), step * 10 + at] as const,
    );
    kept.push({ grown: from.grown.grown(entries), plain: new Map([...from.plain, ...entries]) });
  }
  for (const { grown, plain } of kept) {
    expect(new Map([...grown.keys()].map((key) => [key, grown.get(key)]))).toEqual(plain);
  }
});

it('ten thousand entries, one by one, are no matter of seconds', () => {
  const started = performance.now();
  grownBy(0, 10_000);
  // Copied whole each time they would take a hundred times as long.
  expect(performance.now() - started).toBeLessThan(2_000);
});
