import { realiseProse, type RealiseContext } from '@/narrator/realise-prose';
import { atWeir, campaignOf } from '@/narrator/testing/small-world';

const context: RealiseContext = {
  campaign: campaignOf([]),
  state: { ...atWeir, inventory: { rope: 1 } },
  sceneNumber: 2,
  band: 'partial',
  seed: 1,
  memory: 'You promised.',
  input: 'sing $& loudly',
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
    ['So it was: {memory}', 'So it was: You promised.'],
    ['You {input}.', 'You sing $& loudly.'],
    ['Nobody knows {stranger}.', 'Nobody knows stranger.'],
  ])('%s', (text, told) => {
    expect(realise(text)).toBe(told);
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
