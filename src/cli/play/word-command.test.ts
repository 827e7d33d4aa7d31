import { readPlayerInput } from '@/cli/play/player-input';
import { readWordCommand } from '@/cli/play/word-command';

it.each([
  ['why', { kind: 'why', of: { kind: 'choices' } }],
  ['Why?', { kind: 'why', of: { kind: 'choices' } }],
  ['why these?', { kind: 'why', of: { kind: 'choices' } }],
  ['why 2', { kind: 'why', of: { kind: 'choice', number: 2 } }],
  ['why words', { kind: 'why', of: { kind: 'sentences' } }],
  ['why sentence 3', { kind: 'why', of: { kind: 'sentence', sentence: 3 } }],
  ['why sentence 7.3', { kind: 'why', of: { kind: 'sentence', scene: 7, sentence: 3 } }],
  ['why words of scene 7', { kind: 'why', of: { kind: 'sentences', scene: 7 } }],
  ['why "the slate"', { kind: 'why', of: { kind: 'words', text: 'the slate' } }],
  ['differently', { kind: 'differently' }],
  ['Tell it differently.', { kind: 'differently' }],
  ['earlier', { kind: 'earlier' }],
  [
    'edit 3 The bell is out of tune.',
    { kind: 'edit', sentence: 3, text: 'The bell is out of tune.' },
  ],
  ['restore 3', { kind: 'edit', sentence: 3, text: null }],
  ['edit 7.3 Mine.', { kind: 'edit', scene: 7, sentence: 3, text: 'Mine.' }],
  ['edit 3. Mine.', { kind: 'edit', sentence: 3, text: 'Mine.' }],
  ['restore 7.3', { kind: 'edit', scene: 7, sentence: 3, text: null }],
  ['flag 7.12', { kind: 'flag', scene: 7, sentence: 12, isFlagged: true }],
  ['flag 12', { kind: 'flag', sentence: 12, isFlagged: true }],
  ['unflag 12', { kind: 'flag', sentence: 12, isFlagged: false }],
  ['flag sentence #3.', { kind: 'flag', sentence: 3, isFlagged: true }],
  ['edit sentence 3: Mine.', { kind: 'edit', sentence: 3, text: 'Mine.' }],
  ['edit 12345 Mine.', { kind: 'edit', sentence: 12345, text: 'Mine.' }],
  ['why 12345', { kind: 'why', of: { kind: 'choice', number: 12345 } }],
])('"%s" asks about the words', (line, command) => {
  expect(readWordCommand(line)).toEqual(command);
  expect(readPlayerInput(line, [])).toEqual({ kind: 'words', command });
});

it.each([
  'why is Dunya angry?',
  'why not',
  'why me',
  'why are there 2 ovens',
  'do it differently this time',
  'ask about earlier',
  'edit the ledger',
  'flag down the carrier',
  'flag the 3 carts',
  'restore the door',
  'restore the 3 jars',
  'restore 3 jars',
  'Edit, then sleep',
  'why now',
  'why Dunya',
  'why lie?',
])('"%s" is something the player does', (line) => {
  expect(readPlayerInput(line, [])).toEqual({ kind: 'take', action: { text: line } });
});

it.each([
  ['edit', 'edit'],
  ['Edit.', 'edit'],
  ['edit 3', 'edit'],
  ['edit 7.3', 'edit'],
  ['edit sentence', 'edit'],
  ['edit sentence 3', 'edit'],
  ['restore', 'restore'],
  ['restore -1', 'restore'],
  ['restore 3, 4', 'restore'],
  ['restore 7.3 now', 'restore'],
  ['flag', 'flag'],
  ['flag!', 'flag'],
  ['unflag', 'unflag'],
  ['why nonsense', 'why'],
  ['why sentence', 'why'],
  ['why choice', 'why'],
  ['why 2 3', 'why'],
  ['why 7.3', 'why'],
  ['why "the slate', 'why'],
])('"%s" is no act of the story, but asks how it is used', (line, word) => {
  expect(readPlayerInput(line, [])).toEqual({
    kind: 'words',
    command: { kind: 'misused', word },
  });
});
