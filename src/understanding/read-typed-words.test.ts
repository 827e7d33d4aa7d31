import { readTypedAction } from '@/understanding/read-typed-action';
import { readTypedWords } from '@/understanding/read-typed-words';
import { understandAct, type NearestExample } from '@/understanding/understand-act';
import { atWeir, campaignOf } from '@/story/testing/small-world';

const situation = { campaign: campaignOf([]), state: atWeir, offered: [] };

it.each(['walk to the mill', 'threaten Oda with the ladle', 'what do I know about smoke?'])(
  '[002 FR-002] "%s" is read and understood as each would be alone',
  (text) => {
    expect(readTypedWords(text, situation)).toEqual({
      intent: readTypedAction(text, situation),
      understood: understandAct(text),
    });
  },
);

it('[002 FR-002] what is read and planned is understood once', () => {
  const asked: string[] = [];
  const nearest: NearestExample = (text) => {
    asked.push(text);
    return null;
  };
  readTypedWords('gallivant among the reeds', { ...situation, nearest });
  expect(asked).toEqual(['gallivant among the reeds']);
});

it('an author’s way is taken as its author wrote it, whatever the words mean', () => {
  const way = { text: 'Burn the letter.', intent: { kind: 'burn', leadsTo: 'ash' } };
  const { intent, understood } = readTypedWords('burn the letter', {
    ...situation,
    offered: [way],
  });
  expect([intent, understood]).toEqual([way.intent, null]);
});
