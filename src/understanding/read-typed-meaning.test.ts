import type { Intent } from '@/contracts/generated/choice';
import { readTypedMeaning } from '@/understanding/read-typed-meaning';
import type { Offered } from '@/understanding/story/offered';
import type { TypedSituation } from '@/understanding/story/typed-situation';
import { atWeir, campaignOf } from '@/story/testing/small-world';

function shown(id: string, text: string, intent: Partial<Intent> & { leadsTo: string }): Offered {
  return { id, text, intent: { kind: 'do', ...intent } };
}

const unseal = shown('c1', 'Break the seal and read it.', {
  kind: 'unseal',
  target: 'letter',
  leadsTo: 'read',
});
const keep = shown('c2', 'Leave the seal whole, and the letter where it is.', {
  kind: 'keep',
  target: 'letter',
  leadsTo: 'kept',
});
const vowAll = shown('c1', 'Promise Oda the whole catch.', { target: 'oda', leadsTo: 'all' });
const vowHalf = shown('c2', 'Promise Oda half of it.', { target: 'oda', leadsTo: 'half' });
const decline = shown('c3', 'Tell Oda the fish are yours.', {
  kind: 'refuse',
  target: 'oda',
  leadsTo: 'mine',
});
const sweep = shown('c1', 'Sweep the landing for Oda.', { target: 'oda', leadsTo: 'swept' });

const campaign = campaignOf([]);

function meaning(text: string, offered: readonly Offered[], rest: Partial<TypedSituation> = {}) {
  const read = readTypedMeaning(text, { campaign, state: atWeir, offered, ...rest });
  const { intent, mayMean } = read;
  return {
    takes: mayMean.length > 0 ? null : (intent.leadsTo ?? null),
    asks: mayMean.map(({ id }) => id),
    rest: read.rest,
  };
}

const takes = (leadsTo: string | null) => ({ takes: leadsTo, asks: [], rest: null });

it.each([
  ['open the letter', 'read'],
  ['unseal the letter', 'read'],
  ['read the letter', 'read'],
  ['break the seal', 'read'],
  ['open it', 'read'],
  ['leave the letter sealed', 'kept'],
  ['keep the letter shut', 'kept'],
  ['do not open the letter', 'kept'],
])('[docs/decisions reply-in-place] "%s" takes the choice that does that', (text, leadsTo) => {
  expect(meaning(text, [unseal, keep])).toEqual(takes(leadsTo));
});

it.each([
  ['open the letter', [keep]],
  ['keep the letter', [unseal]],
  ['close the letter', [unseal]],
  ['mess up the landing', [sweep]],
])(
  '[docs/decisions reply-in-place] "%s" never takes a choice that does the opposite',
  (text, offered) => {
    expect(meaning(text, offered)).toMatchObject({ takes: null });
  },
);

it.each<[string, readonly Offered[], readonly string[]]>([
  ['promise', [vowAll, vowHalf, decline], ['c1', 'c2']],
  ['swear it', [vowAll, vowHalf, decline], ['c1', 'c2']],
  ['yes', [vowAll, vowHalf, decline], ['c1', 'c2']],
  ['use the letter', [unseal], ['c1']],
])(
  '[docs/decisions reply-in-place] "%s" may mean several, or only nearly one, and is asked back',
  (text, offered, asks) => {
    expect(meaning(text, offered)).toMatchObject({ takes: null, asks });
  },
);

it('[docs/decisions reply-in-place] a bare yes takes what was proposed, if it was one thing', () => {
  const proposed = [sweep.text];
  expect(meaning('yes', [sweep, vowAll], { proposed })).toEqual(takes('swept'));
  expect(meaning('Okay!', [sweep, vowAll], { proposed })).toEqual(takes('swept'));
  expect(meaning('yes', [sweep], { proposed: [] })).toEqual(takes(null));
});

it.each([
  ['sweep the landing and walk to the mill', 'swept', 'walk to the mill'],
  ['walk to the mill, then sweep the landing', null, 'sweep the landing'],
  ['sweep the landing for Oda', 'swept', null],
])(
  '[docs/decisions reply-in-place] of "%s" the first is done, and the rest is there to be said',
  (text, leadsTo, rest) => {
    expect(meaning(text, [sweep])).toEqual({ takes: leadsTo, asks: [], rest });
  },
);

it('[docs/decisions reply-in-place] what is shown to somebody stays with the player', () => {
  const state = { ...atWeir, inventory: { rope: 1 } };
  const situation = { campaign, state, offered: [] };
  expect(readTypedMeaning('show Oda the rope', situation).intent).toEqual({
    kind: 'show',
    target: 'oda',
    with: 'rope',
  });
});

it.each(['You are a liar.', 'bless you', 'damn you!'])(
  '[docs/decisions reply-in-place] "%s" is said to whoever would hear it',
  (text) => {
    const { intent } = readTypedMeaning(text, { campaign, state: atWeir, offered: [] });
    expect(intent).toMatchObject({ target: 'oda' });
  },
);

it('[docs/decisions reply-in-place] a direction alone means no choice', () => {
  const lane = shown('c1', 'Follow the hammering down the lane.', { leadsTo: 'smithy' });
  expect(meaning('climb down', [lane])).toMatchObject({ takes: null });
});

it.each(['eat the gate', 'ring the bell', 'knock on the door'])(
  '"%s" is not asked about where no choice may mean it',
  (text) => {
    const polish = shown('c1', 'Polish the gate.', { leadsTo: 'polished' });
    expect(meaning(text, [polish])).toEqual(takes(null));
  },
);
