import { lightAt, parseDuration, parseTimeOfDay, partOfDay } from '@/story/state/in-game-time';

it.each([
  ['00:00', 'night'],
  ['04:59', 'night'],
  ['05:00', 'dawn'],
  ['08:00', 'morning'],
  ['12:00', 'noon'],
  ['12:59', 'noon'],
  ['13:00', 'afternoon'],
  ['17:00', 'dusk'],
  ['19:00', 'evening'],
  ['22:00', 'night'],
  ['23:59', 'night'],
])('%s is %s', (time, part) => {
  expect(partOfDay(parseTimeOfDay(time) ?? Number.NaN)).toBe(part);
});

it('the next day has the same parts, and so has the day before', () => {
  expect([partOfDay(24 * 60 + 6 * 60), partOfDay(-60)]).toEqual(['dawn', 'night']);
});

it.each([
  ['40m', 40],
  ['2h', 120],
  ['1h30m', 90],
  ['3d', 4_320],
  ['1d1h1m', 1_501],
  [' 5m ', 5],
  ['', null],
  ['soon', null],
  ['2h 30m', null],
  ['-2h', null],
  ['30m1h', null],
])('the duration "%s" is %s minutes', (text, minutes) => {
  expect(parseDuration(text)).toBe(minutes);
});

it.each([
  ['07:00', 420],
  ['7:05', 425],
  ['24:00', null],
  ['12:60', null],
  ['noon', null],
  ['7', null],
])('the time of day "%s" is %s minutes after midnight', (text, minutes) => {
  expect(parseTimeOfDay(text)).toBe(minutes);
});

it('the picture has four lights for the seven parts of a day', () => {
  expect({
    dawn: [lightAt('dawn')],
    day: [lightAt('morning'), lightAt('noon'), lightAt('afternoon')],
    dusk: [lightAt('dusk')],
    night: [lightAt('evening'), lightAt('night')],
  }).toEqual({
    dawn: ['dawn'],
    day: ['day', 'day', 'day'],
    dusk: ['dusk'],
    night: ['night', 'night'],
  });
});
