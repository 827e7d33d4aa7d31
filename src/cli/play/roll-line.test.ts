import { rollLine } from '@/cli/play/roll-line';

it('shows each die, each modifier with its reason, the total and the band', () => {
  expect(
    rollLine({
      formula: '2d6+nerve+risk',
      dice: [
        { sides: 6, value: 4 },
        { sides: 6, value: 5 },
      ],
      modifiers: [
        { name: 'nerve', value: 1, reason: 'your nerve' },
        { name: 'tact', value: 0, reason: 'your tact' },
        { name: 'risk', value: -1, reason: 'a hard thing to try' },
      ],
      total: 9,
      band: 'partial',
    }),
  ).toBe('[4] [5] +1 your nerve +0 your tact −1 a hard thing to try = 9, partial');
});

it('a roll that is read by no band has none', () => {
  const dice = [{ sides: 20, value: 20 }];
  expect(rollLine({ formula: '1d20', dice, modifiers: [], total: 20, band: null })).toBe(
    '[20] = 20',
  );
});

it('[arch §4.1.2] a dropped die stands in round brackets, and what is below nothing has a true minus', () => {
  const dice = [
    { sides: 3, value: -1 },
    { sides: 3, value: 1, dropped: true },
  ] as const;
  expect(rollLine({ formula: '2dFkl', dice, modifiers: [], total: -1, band: null })).toBe(
    '[−1] (1) = −1',
  );
});

it('[arch §4.1.2] a roll whose dice are not shown still has its modifiers and its total', () => {
  const modifiers = [{ name: 'nerve', value: 1, reason: 'your nerve' }];
  const roll = { formula: '2d6+nerve', dice: [], total: 9, band: 'partial' };
  expect(rollLine({ ...roll, modifiers })).toBe('+1 your nerve = 9, partial');
  expect(rollLine({ ...roll, modifiers: [] })).toBe('= 9, partial');
});
