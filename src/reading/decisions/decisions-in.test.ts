import { decisionsIn } from '@/reading/decisions/decisions-in';
import { foundPerson } from '@/reading/found/found-person';
import type { FoundPerson } from '@/reading/found/reading';
import { pronounsOf } from '@/story/campaign/pronouns-of';

const person = (name: string, pronouns: string): FoundPerson => ({
  ...foundPerson(name, [], { role: null, own: [] }),
  pronouns: pronounsOf(pronouns),
});
const people = [
  person('Hale Brandt', 'he'),
  person('Mrs Brandt', 'she'),
  person('Ilka Voss', 'she'),
];

const left = (text: string, consequences: readonly string[] = []): readonly string[] =>
  decisionsIn(text, people, consequences).map((decision) => decision.text);

describe('[arch §6.2] what an author’s words leave to the player becomes choices', () => {
  it('what somebody asks for is done, or refused', () => {
    expect(left('Ilka Voss asks you to carry the lamp down to the lock.')).toEqual([
      'Carry the lamp down to the lock, as Ilka asks.',
      'Tell Ilka that you will not carry the lamp down to the lock.',
    ]);
    expect(
      left('Mrs Brandt comes in. She begs, very quietly, that the gate be left open.'),
    ).toEqual([
      'Have the gate left open, as Mrs Brandt asks.',
      'Tell Mrs Brandt that you will not have the gate left open.',
    ]);
  });

  it('each of several ways that are open is one', () => {
    expect(left('You may burn the letter, read it aloud, or give it to Ilka Voss.')).toEqual([
      'Burn the letter.',
    ]);
    expect(left('Three flasks stand there. You can drink one, all, or none.')).toEqual([
      'Drink one of the flasks.',
      'Drink all flasks.',
      'Drink none of the flasks.',
    ]);
    expect(left('You decide whether to warn Hale, Ilka, or nobody about the ice.')).toEqual([
      'Warn Hale about the ice.',
      'Warn Ilka about the ice.',
      'Warn nobody about the ice.',
    ]);
  });

  it('of several roads that all can take the player takes one', () => {
    expect(left('They can burn the bridge, hold the gate, or ask for terms.')).toEqual([
      'Burn the bridge.',
      'Hold the gate.',
      'Ask for terms.',
    ]);
  });

  it('what is to be done to somebody can be done, and refused', () => {
    expect(
      left('Hale is found in the hold. By the rules he is to be locked up until morning.'),
    ).toEqual(['Lock Hale up.', 'Refuse to lock Hale up.']);
    expect(left('Nothing is said.', ['The bell is rung or it is not'])).toEqual([
      'Ring the bell.',
      'Refuse to ring the bell.',
    ]);
  });

  it('an answer that is wanted is given or kept back', () => {
    expect(left('Hale wants to know where you were last night.')).toEqual([
      'Tell Hale where you were last night.',
      'Keep from Hale where you were last night.',
    ]);
  });

  it('what is held out is taken or left', () => {
    expect(left('Ilka Voss hands you a rusted key and waits.')).toEqual([
      'Take the rusted key from Ilka.',
      'Leave the rusted key with Ilka.',
    ]);
  });

  it('what only somebody can bring about the player can', () => {
    expect(left('Nobody opens the hatch unless you do.')).toEqual(['Open the hatch.']);
    expect(left('Ilka will stay only if somebody tells her the whole story.')).toEqual([
      'Tell Ilka the whole story.',
    ]);
  });

  it('whom it is about has a name in the choice, or there is none', () => {
    expect(left('Somebody stands there. You may help him across.')).toEqual([]);
    expect(left('You can see the harbour from here, as far as you can tell.')).toEqual([]);
    expect(left('"You may open it," says Hale.')).toEqual([]);
    expect(left('What you may take is not said.')).toEqual([]);
  });
});

it('a deed says what it was once it is done', () => {
  const [yes, no] = decisionsIn('Ilka asks you to cut the rope.', people);
  expect([yes?.done, no?.done]).toEqual(['cut the rope', 'refused to cut the rope']);
});
