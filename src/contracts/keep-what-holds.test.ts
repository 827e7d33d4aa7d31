import { validateManifest } from './generated/validate-manifest';
import { validatePlaces } from './generated/validate-places';
import { validatePlotBeats } from './generated/validate-plot-beats';
import { validateRulesBlock } from './generated/validate-rules-block';
import { keepWhatHolds } from './keep-what-holds';

it('data without a fault is kept as it is', () => {
  const manifest = { title: 'The Weir', version: '1.0.0', own: 1 };
  const { kept, faults } = keepWhatHolds(validateManifest, manifest);
  expect(kept).toBe(manifest);
  expect(faults).toEqual([]);
});

it('[arch §6.2.13] what is wrong is named and left out, wherever it stands; the rest is kept', () => {
  const places = [
    { id: 'weir', kind: 'dungeon', exits: ['mill', 3, 'road'] },
    'mill',
    { id: 'road', name: '', own: 1 },
  ];
  expect(keepWhatHolds(validatePlaces, { places })).toEqual({
    kept: {
      places: [
        { id: 'weir', exits: ['mill', 'road'] },
        { id: 'road', own: 1 },
      ],
    },
    faults: [
      {
        path: 'places[0].kind',
        message: 'must be one of "village", "water", "sky", "interior", "forest", "road", "field"',
      },
      { path: 'places[0].exits[1]', message: 'must be text or an object' },
      { path: 'places[1]', message: 'must be an object' },
      { path: 'places[2].name', message: 'must not be empty' },
    ],
  });
});

it('[arch §6.2.13] what is missing is named, and what is there is kept', () => {
  expect(keepWhatHolds(validateManifest, { title: 'The Weir' })).toEqual({
    kept: { title: 'The Weir' },
    faults: [{ path: 'version', message: 'is missing' }],
  });
});

it('a key is found again whatever characters it has', () => {
  const { kept } = keepWhatHolds(validateRulesBlock, {
    rules: { stats: { 'a/b~c': 'x', 'a/b': 1, '~1': 2 } },
  });
  expect(kept).toEqual({ rules: { stats: { 'a/b': 1, '~1': 2 } } });
});

it('more is lost where a part would be worse than nothing', () => {
  const beats = [
    { id: 'a', conditions: { scene_count: { min: 'two' } } },
    { id: 'b', mood: 1 },
  ];
  const { kept } = keepWhatHolds(validatePlotBeats, { beats }, (pointer) =>
    pointer.replace(/\/conditions.*$/, ''),
  );
  expect(kept).toEqual({ beats: [{ id: 'b' }] });
});

it.each([[null], ['text'], [7], [[]]])('of %j nothing is kept', (data) => {
  expect(keepWhatHolds(validateManifest, data)).toEqual({
    kept: {},
    faults: [{ path: '', message: 'must be an object' }],
  });
});
