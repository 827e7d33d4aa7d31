import type { Choice, Intent } from '@/contracts/generated/choice';
import { readTypedAction } from '@/narrator/read-typed-action';
import { atWeir, campaignOf } from '@/narrator/testing/small-world';

function offered(text: string, intent: Intent): Choice {
  return { id: 'c1', text, intent, because: [], difficulty: null, hint: null, by: 'author' };
}

const askPrice = offered('Ask Oda what two extra loaves cost.', {
  kind: 'price',
  target: 'oda',
  leadsTo: 'who-pays',
});
const greet = offered('Wish Oda a good morning.', {
  kind: 'talk',
  target: 'oda',
  leadsTo: 'hello',
});

const situation = { campaign: campaignOf([]), state: atWeir, offered: [askPrice, greet] };

function read(text: string, rest: Partial<typeof situation> = {}): Intent {
  return readTypedAction(text, { ...situation, ...rest });
}

it.each<[string, Intent]>([
  ['I roll the dice', { kind: 'roll', with: '', difficulty: 'even' }],
  ['roll 3d6', { kind: 'roll', with: '3d6', difficulty: 'even' }],
  ['What do I know about smoke?', { kind: 'remember' }],
  ['try to recall the winter', { kind: 'remember' }],
  ['walk to the mill', { kind: 'move', target: 'mill' }],
  ['Go down the OLD ROAD!', { kind: 'move', target: 'old-road' }],
  ['take the rope', { kind: 'attempt' }],
  ['write forty-one', { kind: 'attempt' }],
  ['look at the water', { kind: 'look' }],
  ['watch Oda', { kind: 'look', target: 'oda' }],
  ['wait a while', { kind: 'wait' }],
  ['wait for her', { kind: 'wait', target: 'oda' }],
])('[arch §5.4] "%s" is read', (text, intent) => {
  expect(read(text)).toEqual(intent);
});

it('words that mean an offered choice are that choice', () => {
  expect(read('ask what the extra loaves cost')).toEqual(askPrice.intent);
  expect(read('Ask Oda what two extra loaves cost.')).toEqual(askPrice.intent);
});

it.each([
  ['pay the ninepence', 'climb'],
  ['climb down', 'climb'],
  ['put my hand in the smoke', 'smoke'],
  ['touch the smoke', 'smoke'],
  ['tear up the letter and throw it at the goats', 'tear'],
])('"%s" is enough to mean the choice', (text, leadsTo) => {
  const offers = [
    offered('Climb down, pay the ninepence, and ask who wants you hurried.', {
      kind: 'pay',
      leadsTo: 'climb',
    }),
    offered('Walk straight out to the field and put a hand in the smoke.', {
      kind: 'touch',
      leadsTo: 'smoke',
    }),
    offered('Tear it up unread.', { kind: 'tear', leadsTo: 'tear' }),
  ];
  expect(read(text, { offered: offers }).leadsTo).toBe(leadsTo);
});

it('talk to somebody is what the offered talk with them is for', () => {
  expect(read('shout something at Oda across the water')).toEqual(greet.intent);
  expect(read('shout something at Oda across the water', { offered: [] })).toEqual({
    kind: 'talk',
    target: 'oda',
  });
});

it.each([
  'fly to the moon',
  'go to the cell',
  'walk',
  'talk to Wen',
  'talk to the king',
  'juggle',
  '',
  '{if x: y}',
])('"%s" cannot be done here, and the story will turn it down', (text) => {
  expect(read(text)).toEqual({ kind: 'attempt' });
});

it('names are whole words: "went" does not mention Wen, nor "woda" Oda', () => {
  const state = { ...atWeir, people: { wen: { place: 'weir' }, oda: { place: 'weir' } } };
  expect(read('look where they went, woda', { state })).toEqual({ kind: 'look' });
  expect(read("look at wen's hands", { state })).toEqual({ kind: 'look', target: 'wen' });
  expect(read('go to the millstone', { state })).toEqual({ kind: 'attempt' });
});

it('a pronoun means the only one there, and nobody among several', () => {
  const two = { ...atWeir, people: { wen: { place: 'weir' }, oda: { place: 'weir' } } };
  expect(read('watch her')).toEqual({ kind: 'look', target: 'oda' });
  expect(read('watch her', { state: two })).toEqual({ kind: 'look' });
});
