import { engineLine } from '@/narrator/lines/engine-lines';

it.each(['@refused-1', '@done-4', '@template-3'])('%s is a line of the engine', (id) => {
  expect(engineLine(id)).toBeTruthy();
});

it.each(['weir', '@weir', '@weir-1', '@toString-1', '@done-99', 'toString', ''])(
  '"%s" is no line of the engine',
  (id) => {
    expect(engineLine(id)).toBeNull();
  },
);
