import type { Intent } from '@/contracts/generated/choice';
import { readTypedAction } from '@/understanding/read-typed-action';
import type { Offered } from '@/understanding/story/offered';
import { atWeir, campaignOf } from '@/story/testing/small-world';

const campaign = campaignOf([]);
const both = { ...atWeir, people: { oda: { place: 'weir' }, wen: { place: 'weir' } } };

function read(text: string, offered: readonly Offered[] = [], state = atWeir): Intent {
  return readTypedAction(text, { campaign, state, offered });
}

const toOda: Intent = { kind: 'talk', target: 'oda' };

describe('[docs/decisions understand-typed-words] somebody who is asked about somebody', () => {
  it.each([
    'ask Oda about Wen',
    'ask her about Wen',
    'talk to Oda about Wen',
    'ask Oda who Wen is',
    'ask about Wen',
    'ask about the flood',
  ])('is the one who is there: "%s"', (text) => {
    expect(read(text)).toEqual(toOda);
  });

  it('is the one named first, of two who are there', () => {
    expect(read('ask Wen about Oda', [], both)).toEqual({ kind: 'talk', target: 'wen' });
    expect(read('ask Oda about Wen', [], both)).toEqual(toOda);
  });

  it('is still missed where they are not there', () => {
    expect(read('ask Wen about Oda')).toMatchObject({ refused: 'nobody-here', target: 'wen' });
  });
});

it.each(['Who is Wen?', 'What is under the weir?', 'Is it going to rain?'])(
  '[docs/decisions understand-typed-words] a question to nobody, "%s", is put to the only one who is there',
  (text) => {
    expect(read(text)).toEqual(toOda);
    expect(read(text, [], { ...atWeir, place: 'cell' })).toMatchObject({ kind: 'attempt' });
  },
);

describe('[docs/decisions understand-typed-words] a question', () => {
  const ring: Offered = {
    text: 'Ring the bell out of its hour.',
    intent: { kind: 'ring', stat: 'nerve', leadsTo: 'rung' },
  };
  const born: Offered = {
    text: 'Ask Oda where she was born.',
    intent: { kind: 'birth', target: 'oda', stat: 'tact', leadsTo: 'born' },
  };

  it.each(['ask Oda about the bell', 'Why do you ring the bell?'])(
    'does nothing but ask: "%s"',
    (text) => {
      expect(read(text, [ring])).toEqual(toOda);
    },
  );

  it('about something else is not the one that is offered', () => {
    expect(read('ask Oda about the field', [born])).toEqual(toOda);
    expect(read('ask Oda where she was born', [born])).toEqual(born.intent);
  });
});
