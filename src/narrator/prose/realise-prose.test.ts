import fc from 'fast-check';

import { realiseProse, type RealiseContext } from '@/narrator/prose/realise-prose';
import { atWeir, campaignOf } from '@/story/testing/small-world';
import type { Person } from '@/story/campaign/campaign';

const context: RealiseContext = {
  campaign: campaignOf([]),
  state: { ...atWeir, inventory: { rope: 1 } },
  sceneNumber: 2,
  band: 'partial',
  seed: 1,
  memory: 'You promised.',
  input: 'sing $& loudly',
};

const someone: Person = {
  id: 'someone',
  name: 'Someone',
  shortName: 'Someone',
  pronouns: { they: 'he', them: 'him', their: 'his' },
  role: null,
  place: null,
};

function realise(text: string, rest: Partial<RealiseContext> = {}): string {
  return realiseProse('passage', [text], { ...context, ...rest }).join('\n');
}

describe('{a|b}', () => {
  it('is one of its words, the same for the same seed', () => {
    const told = Array.from({ length: 40 }, (_, seed) =>
      realise('It is {wet|cold|late}.', { seed }),
    );
    expect(new Set(told)).toEqual(new Set(['It is wet.', 'It is cold.', 'It is late.']));
    expect(realise('{a|b|c|d|e|f}', { seed: 3 })).toBe(realise('{a|b|c|d|e|f}', { seed: 3 }));
  });

  it('differs between passages of the same scene', () => {
    const ids = Array.from({ length: 20 }, (_, index) => `passage-${index}`);
    const told = ids.map((id) => realiseProse(id, ['{One|Two}'], context)[0]);
    expect(new Set(told).size).toBe(2);
  });

  it('may be nothing, which leaves no double space and no space before a stop', () => {
    const told = Array.from({ length: 20 }, (_, seed) =>
      realise('It is {|very} late {|now}.', { seed }),
    );
    expect(told.filter((text) => / {2}| \./.test(text))).toEqual([]);
    expect(told).toContain('It is late.');
  });

  it('may hold braces of its own', () => {
    const told = Array.from({ length: 60 }, (_, seed) =>
      realise('{wet {dog|hat}|{oda} is here}', { seed }),
    );
    expect(new Set(told)).toEqual(new Set(['Wet dog', 'Wet hat', 'Oda Marsh is here']));
  });
});

describe('{if …}', () => {
  it.each([
    ['{if has(inventory.rope): You have a rope. | You have none.}', 'You have a rope.'],
    ['{if has(inventory.lamp): You have a lamp. | You have none.}', 'You have none.'],
    ['{if roll == "partial": Barely. | Well.}', 'Barely.'],
    ['{if scene_count > 5: Late. | Early.}', 'Early.'],
    ['So. {if has(inventory.lamp): A lamp.}', 'So.'],
    ['{if has(inventory.rope): {if roll == "partial": Both. | One.} | None.}', 'Both.'],
    ['{if not a ? b : c: Yes. | No.}', 'No.'],
  ])('%s', (text, told) => {
    expect(realise(text)).toBe(told);
  });
});

describe('names', () => {
  it('a person has the full name first and the short one after', () => {
    expect(realise('{oda} waits. Then {oda} sings; {wen} listens to {oda}.')).toBe(
      'Oda Marsh waits. Then Oda sings; Wen listens to Oda.',
    );
  });

  it('the next paragraph of the passage remembers, another passage does not', () => {
    expect(realiseProse('p', ['{oda} waits.', '{oda} sings.'], context)).toEqual([
      'Oda Marsh waits.',
      'Oda sings.',
    ]);
    expect(realise('{oda} sings.')).toBe('Oda Marsh sings.');
  });

  it.each([
    ['{oda.they} takes {oda.their} net; it suits {oda.them}.', 'She takes her net; it suits her.'],
    ['It is {wen.their} net.', 'It is his net.'],
    ['You are at {place} in the {time}.', 'You are at the weir in the morning.'],
    ['Take {rope} to {mill}, {player}.', 'Take a rope to the mill, you.'],
    ['So it was: {memory}', 'So it was: you promised.'],
    ['You {input}.', 'You sing $& loudly.'],
    ['Nobody knows {stranger}.', 'Nobody knows stranger.'],
  ])('%s', (text, told) => {
    expect(realise(text)).toBe(told);
  });

  it.each([
    ['"I keep count," says Oda. {memory}', 'You told Oda a lie.', 'You told her a lie.'],
    ['Oda Marsh counts. Twice. {memory}', 'Oda gave you a rope.', 'She gave you a rope.'],
    ['{oda} counts. {memory}', 'You lied to Oda about it.', 'You lied to Oda about it.'],
    ['It rains. {memory}', 'You told Oda a lie.', 'You told Oda a lie.'],
    ['Oda counts. One. Two. {memory}', 'You told Oda a lie.', 'You told Oda a lie.'],
    ['Wen waits. {memory}', 'You told Someone, not Wen.', 'You told Someone, not Wen.'],
    ['Wen waits for Someone. {memory}', 'You told Wen a lie.', 'You told Wen a lie.'],
    ['Odalisque waits. {memory}', 'You told Oda a lie.', 'You told Oda a lie.'],
  ])(
    '%s calls whoever was just named by a pronoun, where only they can be meant',
    (text, memory, told) => {
      const people = new Map([...context.campaign.people, ['someone', someone]]);
      const campaign = { ...context.campaign, people };
      expect(realise(text, { memory, campaign }).endsWith(told)).toBe(true);
    },
  );

  it('a memory in a language that the engine does not write stays as it is', () => {
    const campaign = { ...context.campaign, language: 'nl' };
    const told = realise('Oda telt. {memory}', { memory: 'You told Oda a lie.', campaign });
    expect(told).toBe('Oda telt. You told Oda a lie.');
  });

  it('after a colon the sentence goes on, whoever it is about', () => {
    const memory = 'Oda told you about the weir.';
    expect(realise('Of Oda this stays: {memory}', { memory })).toBe(
      'Of Oda this stays: she told you about the weir.',
    );
  });

  it('what was not recalled or said leaves nothing behind', () => {
    expect(realise('It comes back. {memory} {input}', { memory: null, input: null })).toBe(
      'It comes back.',
    );
  });

  it.each([
    [
      '{oda.they} waits. {oda.they} sings! {oda.they} stops? {oda.they} goes.',
      'She waits. She sings! She stops? She goes.',
    ],
    ['"{oda.they} waits." {oda.they} does.', '"She waits." She does.'],
    ['({wen.they} waits.) “{wen.they} sings.”', '(He waits.) “He sings.”'],
    ['"Is it sharp?" she says; "no!" says Wen.', '"Is it sharp?" she says; "no!" says Wen.'],
    ['"Well," {oda.they} says.', '"Well," she says.'],
  ])('a sentence starts with a capital: %s', (text, told) => {
    expect(realise(text)).toBe(told);
  });
});

describe('braces', () => {
  it.each([
    ['A \\{brace\\} stays.', 'A {brace} stays.'],
    ['An open { brace stays.', 'An open { brace stays.'],
    ['A closing } brace stays.', 'A closing } brace stays.'],
    ['Empty {} goes.', 'Empty goes.'],
  ])('%s', (text, told) => {
    expect(realise(text)).toBe(told);
  });

  it('a paragraph that comes to nothing is left out', () => {
    expect(realiseProse('p', ['{if flags.never: Rain.}', 'Sun.'], context)).toEqual(['Sun.']);
  });
});

describe('how somebody is called in a scene', () => {
  const base = campaignOf([]);
  const oda = base.people.get('oda');
  const wen = base.people.get('wen');
  if (oda === undefined || wen === undefined) throw new Error('nobody there');
  const world = (...others: readonly Person[]): Partial<RealiseContext> => ({
    campaign: {
      ...base,
      people: new Map(
        [{ ...oda, epithets: ['the net mender'] }, wen, ...others].map((each) => [each.id, each]),
      ),
    },
  });
  const sam = { ...oda, id: 'sam', name: 'Sam Roe', shortName: 'Sam', role: 'Smith' };
  const they = { ...sam, pronouns: { they: 'they', them: 'them', their: 'their' } };

  it('by the short name once the scene has named them, also in the author’s plain words', () => {
    const before = ['It rains. Oda waits at the gate.', 'A cart goes by. It stops. It goes on.'];
    expect(realise('{oda} is wet.', { before })).toBe('Oda is wet.');
    expect(realise('{oda} is wet.', { before: ['Odalisque soap.'] })).toBe('Oda Marsh is wet.');
  });

  it('by what else they are called where the name stood in the last sentence or two', () => {
    const told = realise('Oda waits. You look at {oda}. It rains. You greet {oda}.', world());
    expect(told).toBe('Oda waits. You look at the net mender. It rains. You greet Oda.');
    expect(realise('Sam waits. You look at {sam}.', world(sam))).toBe(
      'Sam waits. You look at the smith.',
    );
  });

  it('never by what two are called', () => {
    const twin = { ...wen, epithets: ['the net mender'] };
    expect(realise('Oda waits. You look at {oda}.', world(twin))).toBe(
      'Oda waits. You look at Oda.',
    );
  });

  it('by the same name within a sentence', () => {
    expect(realise('Oda waits, and you look at {oda}.', world())).toBe(
      'Oda waits, and you look at Oda.',
    );
  });

  it.each([
    ['only they can be meant', 'Oda waits. {oda} sings.', 'Oda waits. She sings.'],
    [
      'somebody else of that pronoun is there',
      'Oda sees Sam. {oda} sings.',
      'Oda sees Sam. The net mender sings.',
    ],
    ['somebody of another is there', 'Oda sees Wen. {oda} sings.', 'Oda sees Wen. She sings.'],
    ['they did not begin it', 'You see Oda. {oda} sings.', 'You see Oda. The net mender sings.'],
    ['it was said in speech', 'Oda says, "Ada!" {oda} sings.', 'Oda says, "Ada!" Oda sings.'],
    [
      'it is the possessive',
      "Oda waits. {oda}'s net is wet.",
      "Oda waits. The net mender's net is wet.",
    ],
    ['a verb would not fit', 'Ash waits. {ash} sings.', 'Ash waits. Ash sings.'],
  ])('by a pronoun at the start of a sentence, or not: %s', (_, text, told) => {
    const ash = { ...they, id: 'ash', name: 'Ash', shortName: 'Ash', role: null };
    expect(realise(text, world(sam, ash))).toBe(told);
  });

  it('by name again where a paragraph begins', () => {
    expect(realiseProse('p', ['Oda waits.', '{oda} sings.'], context)[1]).toBe('Oda sings.');
  });

  it('[arch §6.2.3] only by name in a language the engine does not speak', () => {
    const { campaign = base } = world();
    const german = { campaign: { ...campaign, language: 'de' } };
    expect(realise('Oda wartet. {oda} singt.', german)).toBe('Oda wartet. Oda singt.');
    expect(realise('Das ist a {oda}.', german)).toBe('Das ist a Oda Marsh.');
  });

  it.each([
    ['{sam.they} {sam.is} late.', 'They are late.', 'She is late.'],
    ['{sam.they} {sam.was} late.', 'They were late.', 'She was late.'],
    ['{sam.they} {sam.has} gone.', 'They have gone.', 'She has gone.'],
    ['{sam.they} {sam.does} not go.', 'They do not go.', 'She does not go.'],
    ['{sam.they} walk{sam.s} and watch{sam.es}.', 'They walk and watch.', 'She walks and watches.'],
    ['{sam} {sam.is} late.', 'Sam Roe is late.', 'Sam Roe is late.'],
  ])('verbs agree: %s', (text, many, one) => {
    expect(realise(text, world(they))).toBe(many);
    expect(realise(text, world(sam))).toBe(one);
  });

  it('verbs agree with a name that means several', () => {
    const several = {
      ...they,
      name: 'the Roe sisters',
      shortName: 'the sisters',
      isMany: true,
    } as const;
    expect(realise('{sam} {sam.is} late.', world(several))).toBe('The Roe sisters are late.');
  });
});

describe('what is filled in', () => {
  const { places, ...rest } = context.campaign;
  const named = (name: string): Partial<RealiseContext> => ({
    campaign: {
      ...rest,
      places,
      items: new Map([['rope', name]]),
      people: new Map([
        ...rest.people,
        ['james', { ...someone, id: 'james', name: 'James', shortName: 'James' }],
      ]),
    },
  });

  it.each([
    ['a {rope} here', 'old net', 'An old net here'],
    ['an {rope} here', 'wet net', 'A wet net here'],
    ['a {rope} here', 'hour', 'An hour here'],
    ['a {rope} here', 'useful net', 'A useful net here'],
    ['a {rope} here', 'unused net', 'An unused net here'],
    ['a {rope} here', 'a net', 'A net here'],
    ['the {rope} here', 'an anchor', 'The anchor here'],
    ['your {rope} here', 'the net', 'Your net here'],
    ['give her {rope}', 'a net', 'Give her a net'],
    ['at {rope} at', 'at sea', 'At sea at'],
    ["{rope}'s end", 'the nets', "The nets' end"],
    ["{rope}'s end", 'the glass', "The glass's end"],
    ["{james}'s net", 'x', "James's net"],
    ['had had a {rope}', 'net', 'Had had a net'],
  ])('%s with %s: %s', (text, name, told) => {
    expect(realise(text, named(name))).toBe(told);
  });

  const word = fc.constantFrom('old', 'wet', 'apple', 'boat', 'rain', 'hour');
  const options = fc.array(fc.oneof(word, fc.constantFrom('', 'a', 'an old', 'the')), {
    minLength: 2,
    maxLength: 3,
  });
  const filled = fc.oneof(
    options.map((each) => `{${each.join('|')}}`),
    fc.constantFrom('{rope}', '{place}', '{oda}', '{oda.they}', '{if flags.never: wet | }'),
  );
  const article = fc.constantFrom('', 'a ', 'an ', 'the ', 'your ');
  const piece = fc.oneof(
    word,
    fc.tuple(article, filled).map((each) => each.join('')),
  );
  const prose = fc
    .array(piece, { minLength: 1, maxLength: 8 })
    .filter((pieces) => pieces.every((each, at) => each !== pieces[at - 1]))
    .map((pieces) => `So ${pieces.join(' ')}.`);

  it('never doubles a word or a space, whatever it is', () => {
    fc.assert(
      fc.property(prose, fc.nat(), (text, seed) => {
        const told = realise(text, { ...named('an old rope'), seed });
        expect(told).not.toMatch(/\s\s|\s[.,]|^\s|\s$/);
        expect(told).not.toMatch(/(?:^|[^\p{L}])(\p{L}+) \1(?![\p{L}'])/iu);
        expect(told).toMatch(/^\p{Lu}/u);
      }),
    );
  });

  it('is another pick each time the same passage is told', () => {
    const options = fc.uniqueArray(fc.constantFrom('one', 'two', 'three', 'four', 'five'), {
      minLength: 2,
    });
    fc.assert(
      fc.property(options, fc.nat(), fc.nat(50), (words, seed, timesTold) => {
        const telling = (times: number) =>
          realise(`It is {${words.join('|')}}.`, { seed, timesTold: times });
        expect(telling(timesTold)).not.toBe(telling(timesTold + 1));
      }),
    );
  });
});
