import { readPlayerInput, type PlayerInput } from '@/cli/play/player-input';
import { offeredChoices } from '@/cli/play/testing/offered-choices';

const choices = offeredChoices('c1', 'c2');

it.each<[string, PlayerInput]>([
  ['1', { kind: 'take', action: { choice: 'c1' } }],
  [' 2 ', { kind: 'take', action: { choice: 'c2' } }],
  ['2.', { kind: 'take', action: { choice: 'c2' } }],
  ['1)', { kind: 'take', action: { choice: 'c1' } }],
  ['#2', { kind: 'take', action: { choice: 'c2' } }],
  ['"1"', { kind: 'take', action: { choice: 'c1' } }],
  ['Choice 2', { kind: 'take', action: { choice: 'c2' } }],
  ['3', { kind: 'not-offered', number: 3 }],
  ['0', { kind: 'not-offered', number: 0 }],
  ['look around', { kind: 'take', action: { text: 'look around' } }],
  ['2 loaves', { kind: 'take', action: { text: '2 loaves' } }],
  ['-1', { kind: 'take', action: { text: '-1' } }],
  ['undo', { kind: 'undo' }],
  ['U', { kind: 'undo' }],
  ['quit', { kind: 'leave', how: 'left' }],
  ['q', { kind: 'leave', how: 'left' }],
  ['exit', { kind: 'leave', how: 'left' }],
  ['new', { kind: 'leave', how: 'new' }],
  ['?', { kind: 'help' }],
  ['HELP', { kind: 'help' }],
  ['', { kind: 'again' }],
  ['   ', { kind: 'again' }],
])('"%s"', (line, input) => {
  expect(readPlayerInput(line, choices)).toEqual(input);
});
