import type { Intent } from '@/contracts/generated/choice';
import { choiceMeant } from '@/understanding/story/choice-meant';
import { readTypedAction } from '@/understanding/read-typed-action';
import type { Offered } from '@/understanding/story/offered';
import { atWeir, campaignOf, effects, passage } from '@/story/testing/small-world';

function offer(text: string, intent: Partial<Intent> & { readonly leadsTo: string }): Offered {
  return { text, intent: { kind: 'do', ...intent } };
}

const promise = offer('Promise Oda you will write forty-one.', {
  kind: 'promise',
  target: 'oda',
  leadsTo: 'promised',
});
const half = offer('Promise only to come to her before you write.', {
  kind: 'halfway',
  target: 'oda',
  leadsTo: 'half',
});
const cost = offer('Ask her what two more would cost.', {
  kind: 'inquire',
  target: 'oda',
  leadsTo: 'cost',
  stat: 'nerve',
});
const refuse = offer('Tell her you write down what you see.', {
  kind: 'refuse',
  target: 'oda',
  leadsTo: 'refused',
});
const payAndAsk = offer('Climb down, pay the ninepence, and ask who wants you hurried.', {
  kind: 'pay',
  target: 'pence',
  leadsTo: 'paid',
});
const payOnly = offer('Pay Oda the ninepence for the slate.', {
  kind: 'pay',
  target: 'oda',
  leadsTo: 'paid-late',
});
const hush = offer('Say nothing, and let Oda speak.', { kind: 'hush', leadsTo: 'hushed' });
const never = offer('Ask what happens if he never gets a figure.', { leadsTo: 'no-figure' });
const cannot = offer('Tell Oda that you cannot promise that.', { leadsTo: 'admitted' });

const campaign = campaignOf([
  passage('paid', 'outcome', {}, { effects: effects('feeling oda +10', 'go mill') }),
]);

function meant(text: string, offered: readonly Offered[]): string | null {
  return choiceMeant(text, { campaign, state: atWeir, offered })?.intent.leadsTo ?? null;
}

const asked = [promise, half, cost, refuse];

it.each([
  'refuse to write forty-one',
  'I will not write forty-one',
  "I won't write forty-one, Oda",
  'promise him nothing',
  'promise Oda nothing',
  'never promise forty-one',
  'I would rather not promise forty-one',
  'decline to promise that',
  'I refuse',
  'tell her no',
  'no',
])(
  '[docs/decisions understand-typed-words] "%s" is the choice that refuses, and not the one that consents',
  (text) => {
    expect(meant(text, asked)).toBe('refused');
  },
);

it.each([
  ['refuse to pay the ninepence', [payAndAsk, payOnly], null],
  ['climb down without paying the ninepence', [payAndAsk], null],
  ['pay the ninepence but do not ask anything', [payAndAsk, payOnly], 'paid-late'],
  ['pay the ninepence and say nothing', [payAndAsk, payOnly], 'paid-late'],
  ['I will not write forty-one', [promise, half], null],
  ['give her no figure', [never], null],
  ['I would never refuse to write forty-one', asked, null],
])(
  '[docs/decisions understand-typed-words] "%s" never does what it says is not done',
  (text, offered, leadsTo) => {
    expect(meant(text, offered)).toBe(leadsTo);
  },
);

it.each([
  ['say nothing', [hush, payOnly], 'hushed'],
  ['ask what happens if he never gets a figure at all', [never], 'no-figure'],
  ['tell her I cannot promise that', [promise, cannot], 'admitted'],
  ["I can't promise that", [promise, cannot], 'admitted'],
  ['why not promise Oda forty-one', asked, 'promised'],
  ['no doubt about it, promise her forty-one', asked, 'promised'],
  ['do not wait, promise her forty-one', asked, 'promised'],
])(
  '[docs/decisions understand-typed-words] "%s" is the choice that says so',
  (text, offered, leadsTo) => {
    expect(meant(text, offered)).toBe(leadsTo);
  },
);

it.each<[string, Intent]>([
  ['refuse to pay the ninepence', { kind: 'tell', target: 'oda' }],
  ["tell Oda I won't pay", { kind: 'tell', target: 'oda' }],
  ['do nothing', { kind: 'own-stillness' }],
  ["climb up to Wen and tell him I won't pay", { kind: 'move', target: 'mill', left: true }],
])(
  '[docs/decisions understand-typed-words] "%s" is said in the story where no choice refuses',
  (text, intent) => {
    const situation = { campaign, state: atWeir, offered: [payAndAsk] };
    expect(readTypedAction(text, situation)).toEqual(intent);
  },
);

const oven = offer('Ask Oda what she keeps in the shut oven.', {
  kind: 'pry',
  target: 'oda',
  stat: 'nerve',
  leadsTo: 'oven',
});
const houses = offer('Ask Oda what became of the two houses.', {
  kind: 'recall',
  target: 'oda',
  stat: 'nerve',
  leadsTo: 'houses',
});
const smokes = offer('Ask Oda how many smokes she sees from down there.', {
  kind: 'shout',
  target: 'oda',
  stat: 'nerve',
  leadsTo: 'smokes',
});
const seal = offer('Break the seal on the letter now.', { kind: 'unseal', leadsTo: 'seal' });
const pencil = offer('Pencil forty-one, lightly.', {
  kind: 'pencil',
  target: 'ledger',
  leadsTo: 'pencilled',
});
const ring = offer('Ring the bell out of its hour.', { kind: 'ring', leadsTo: 'rung' });

it.each([
  ['ask Oda what Wen keeps in the oven', oven],
  ['ask Oda who Wen is', oven],
  ['ask Oda what became of the mill', houses],
  ['ask Oda to list the houses of the village', houses],
  ['count the smokes', smokes],
  ['tell Oda about the smokes', smokes],
  ['threaten to ring the bell', ring],
  ['throw the slate at Oda', payOnly],
  ['burn the letter', seal],
  ['read the ledger', pencil],
])(
  '[docs/decisions understand-typed-words] "%s" names somebody or something else, and spends no choice',
  (text, choice) => {
    expect(meant(text, [choice])).toBeNull();
  },
);

it.each([
  ['read the letter', seal],
  ['open the letter', seal],
  ['ask Oda about the houses', houses],
  ['ask her what she has in the oven', oven],
  ['ask Oda how many smokes there are', smokes],
  ['go down to the mill and pay Oda the ninepence', payAndAsk],
  ['pay Oda the ninepence here at the weir', payOnly],
])(
  '[docs/decisions understand-typed-words] "%s" is still enough to mean the choice',
  (text, choice) => {
    expect(meant(text, [choice])).toBe(choice.intent.leadsTo);
  },
);

const write41 = offer('Write forty-one now, sand the ink, and be done.', { leadsTo: 'ended' });

it.each([
  ['Forty-one? Never.', [write41], null],
  ['Forty-one? No!', [promise], null],
  ['forty-one, no thanks', [promise, write41], null],
  ['Write forty-one? Certainly not.', [write41], null],
  ['Forty-one? Never.', asked, 'refused'],
  ['No, write forty-one', [write41], 'ended'],
  ['Why forty-one?', asked, null],
  ['ask Oda why forty-one', asked, null],
  ['should I promise you forty-one?', asked, null],
  ["don't you see that I write down what I see?", [refuse], null],
  ['what would two more cost?', asked, 'cost'],
])('what is asked or turned down is no consent: "%s"', (text, offered, leadsTo) => {
  expect(meant(text, offered)).toBe(leadsTo);
});

const listen = offer('Listen at the flue until it stops.', { leadsTo: 'heard' });
const sleep = offer('Sleep on it.', { leadsTo: 'slept' });

it.each([
  ['listen', [listen, sleep], 'heard'],
  ['I sleep', [listen, sleep], 'slept'],
  ['listen', [listen, offer('Listen to Oda.', { leadsTo: 'other' })], null],
  ['write', [write41], null],
])('a bare verb means the one choice that begins with it: "%s"', (text, offered, leadsTo) => {
  expect(meant(text, offered)).toBe(leadsTo);
});

const keep = offer('Leave the seal whole, and the letter where it is.', { leadsTo: 'kept' });
const register = offer('Read the burial register, slowly, from the back.', { leadsTo: 'read' });

it.each([
  ['look at the letter', [keep], null],
  ['leave the letter where it is', [keep], 'kept'],
  ['look at the burial register', [register], 'read'],
  ['look at the register', [register], 'read'],
])('a look decides nothing: "%s"', (text, offered, leadsTo) => {
  expect(meant(text, offered)).toBe(leadsTo);
});
