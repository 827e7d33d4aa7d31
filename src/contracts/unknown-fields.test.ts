import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOfNpcProfile } from './generated/fields-of-npc-profile';
import { fieldsOfPlayerTemplate } from './generated/fields-of-player-template';
import { fieldsOfPlotBeats } from './generated/fields-of-plot-beats';
import { fieldsOfRulesBlock } from './generated/fields-of-rules-block';
import type { Fields } from './generated/contract-types';
import { unknownFields } from './unknown-fields';

it('[001 §8] names what a file says and its contract does not, wherever it stands', () => {
  const beats = [
    { id: 'a', conditions: { weather: 'snow' } },
    { id: 'b', outcomes: [{ id: 'c', odds: 1 }], provenance: {} },
  ];
  expect(unknownFields({ beats, acts: 3 }, fieldsOfPlotBeats)).toEqual([
    { path: 'beats[0].conditions.weather', near: null },
    { path: 'beats[1].outcomes[0].odds', near: null },
    { path: 'beats[1].provenance', near: null },
    { path: 'acts', near: null },
  ]);
});

it('says what was likely meant', () => {
  const profile = { nmae: 'Oda', pronoun: 'she', speech_paterns: {}, x: 1, Role: 'Miller' };
  expect(unknownFields(profile, fieldsOfNpcProfile)).toEqual([
    { path: 'nmae', near: 'name' },
    { path: 'pronoun', near: 'pronouns' },
    { path: 'speech_paterns', near: 'speech_patterns' },
    { path: 'x', near: null },
    { path: 'Role', near: 'role' },
  ]);
});

it('lets authors choose names where the contract leaves them free', () => {
  const template = { constraints: { must_be_human: true, era: { from: 400 } } };
  expect(unknownFields(template, fieldsOfPlayerTemplate)).toEqual([]);
  const rules = {
    counters: { snow: { start: 0, colour: 'white' }, debts: 2 },
    stats: { nerve: 1 },
  };
  expect(unknownFields({ rules }, fieldsOfRulesBlock)).toEqual([
    { path: 'rules.counters.snow.colour', near: null },
  ]);
});

it('knows the marks that every file may carry', () => {
  const marks = { $schema: 'x', generated: true, provenance: { source_model: 'm', mood: 'x' } };
  expect(unknownFields({ ...marks, beats: [] }, fieldsOfPlotBeats)).toEqual([
    { path: 'provenance.mood', near: null },
  ]);
});

it.each([[null], ['text'], [3], [[]], [[null]], [{ beats: 'none' }], [{ beats: { id: 'a' } }]])(
  'finds no fields in %j, which has none to find',
  (data) => {
    expect(unknownFields(data, fieldsOfPlotBeats)).toEqual([]);
  },
);

it('is not fooled by names that every object has', () => {
  const data: unknown = JSON.parse('{"constructor": 1, "__proto__": 2, "toString": 3}');
  expect(unknownFields(data, fieldsOfPlotBeats).map((field) => field.path)).toEqual([
    'constructor',
    '__proto__',
    'toString',
  ]);
});

describe('the table of a contract', () => {
  const contracts = path.resolve(__dirname, '../../contracts');
  const files = readdirSync(path.join(__dirname, 'generated'));
  const names = files.flatMap((file) => /^fields-of-(.+)\.ts$/.exec(file)?.[1] ?? []);

  it.each(names)('[001 §8] of %s knows every field of its own valid examples', (name) => {
    const [fields] = Object.values(
      jest.requireActual<Record<string, Fields>>(`./generated/fields-of-${name}`),
    );
    const folder = path.join(contracts, 'examples', name, 'valid');
    const examples = readdirSync(folder).filter((file) => !file.includes('later-version'));
    const unknown = examples.flatMap((file) =>
      unknownFields(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), fields ?? 1),
    );
    expect(unknown).toEqual([]);
  });
});
