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
  'flag',
  'restore the 3 jars',
])('"%s" is something the player does', (line) => {
  expect(readPlayerInput(line, [])).toEqual({ kind: 'take', action: { text: line } });
});
