import { engineLine, pickEngineLine, wordChoice } from '@/narrator/engine-lines';

const kinds = ['refused', 'failed', 'done', 'recalled', 'rolled', 'template'] as const;

it.each(kinds)('a line for "%s" is there, seeded', (kind) => {
  const id = pickEngineLine(kind, 7, new Map());
  expect(id).toMatch(new RegExp(`^@${kind}-\\d$`));
  expect(engineLine(id)).toBeTruthy();
  expect(pickEngineLine(kind, 7, new Map())).toBe(id);
});

it('one that was told is not told again while there are others', () => {
  const told = new Map<string, number>();
  for (let count = 0; count < 4; count += 1) told.set(pickEngineLine('refused', 3, told), count);
  expect(told.size).toBe(4);
  expect(pickEngineLine('refused', 3, told)).toMatch(/^@refused-/);
});

it.each(['weir', '@weir', 'toString', ''])('"%s" is no line of the engine', (id) => {
  expect(engineLine(id)).toBeNull();
});

it.each(['move', 'look'] as const)('a choice to %s names the place, as it is written', (kind) => {
  expect(wordChoice(kind, "the $& of $'", 1)).toContain("the $& of $'");
});
