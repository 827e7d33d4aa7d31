import fc from 'fast-check';

import {
  bandWords,
  diceWords,
  modifierWords,
  rollTone,
  signed,
  spokenRoll,
} from '@/ui/story/choices/roll-words';
import { sampleRoll } from '@/ui/story/testing/story-events';

describe('a roll', () => {
  it.each([
    ['success', 'Cleanly', 'well'],
    ['partial', 'At a cost', 'mixed'],
    ['failure', 'It goes wrong', 'wrong'],
  ])('in the band %s is named "%s" and goes %s', (band, words, tone) => {
    expect([bandWords(band), rollTone(band)]).toEqual([words, tone]);
  });

  it('in a band of the campaign is named by it, and goes neither well nor wrong', () => {
    expect([bandWords('by-a-hair'), bandWords('hard_won'), rollTone('by-a-hair')]).toEqual([
      'By a hair',
      'Hard won',
      'mixed',
    ]);
  });

  it('in no band has no name', () => {
    expect([bandWords(null), rollTone(null)]).toEqual(['', 'mixed']);
  });

  it('says its dice, and each modifier with its reason', () => {
    const roll = {
      ...sampleRoll,
      modifiers: [
        { name: 'tact', value: 2, reason: 'your tact' },
        { name: 'risk', value: -1, reason: '' },
      ],
    };
    expect([diceWords(roll), ...modifierWords(roll)]).toEqual([
      'Dice 5 + 2',
      'Your tact +2',
      'Risk −1',
    ]);
  });

  it('is read aloud as one sentence', () => {
    expect(spokenRoll(sampleRoll)).toBe('Dice 5 and 2, total 8, at a cost.');
  });

  it('[arch §4.1.2] names the dice that were dropped apart from those that count', () => {
    const dropped = [2, 1].map((value) => ({ sides: 6, value, dropped: true as const }));
    const roll = { ...sampleRoll, dice: [...sampleRoll.dice, ...dropped] };
    expect([diceWords(roll), spokenRoll(roll)]).toEqual([
      'Dice 5 + 2, dropped 2 and 1',
      'Dice 5 and 2, dropped 2 and 1, total 8, at a cost.',
    ]);
  });

  it('[arch §4.1.2] whose dice are not shown says so, and its total is still read aloud', () => {
    const roll = { ...sampleRoll, dice: [] };
    expect([diceWords(roll), spokenRoll(roll)]).toEqual(['Dice not shown', 'Total 8, at a cost.']);
  });

  it('below nothing has a true minus', () => {
    const roll = { ...sampleRoll, dice: [{ sides: 3, value: -1 }], total: -1, band: null };
    expect([diceWords(roll), spokenRoll(roll)]).toEqual(['Dice −1', 'Dice −1, total −1.']);
  });

  it('in no band is read aloud without one', () => {
    expect(spokenRoll({ ...sampleRoll, band: null })).toBe('Dice 5 and 2, total 8.');
  });

  it('has words whatever a campaign calls its band', () => {
    const band = fc.oneof(
      fc.string(),
      fc.constantFrom('constructor', 'toString', '__proto__', 'hasOwnProperty'),
    );
    fc.assert(
      fc.property(band, (name) => {
        expect([typeof bandWords(name), typeof rollTone(name)]).toEqual(['string', 'string']);
        expect(spokenRoll({ ...sampleRoll, band: name })).toMatch(/^Dice 5 and 2, total 8/);
      }),
    );
  });
});

it('a number with its sign has a true minus', () => {
  expect([2, 0, -3].map(signed)).toEqual(['+2', '+0', '−3']);
});
