import { blocksOf } from '@/reading/prose/block';
import { premiseAsTold } from '@/reading/prose/premise-as-told';
import { sentencesOf } from '@/reading/prose/sentence';

function told(premise: string): string {
  const file = 'plot/premise.md';
  return premiseAsTold(sentencesOf(blocksOf(file, premise)))
    .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
    .join('\n\n');
}

describe('what is told of a premise', () => {
  it('[arch §6.2] all of it is, in its order: a single word, what goes on from it, an order to the player', () => {
    const premise =
      'You are the lamplighter’s boy. Were. They put him off the pier and left you his ladder.\n\n' +
      'Nobody looked under the third step. The list is there. The word of the week is short. Climb down.\n\n' +
      'Three steps.';
    expect(told(premise)).toBe(premise);
  });

  it('[arch §6.2] its closing question is told, to the player', () => {
    expect(
      told(
        'The player is the surveyor, alone on the dam since Monday. At noon the surveyor heard the sluice move. ' +
          'Should the surveyor go down, or wait for the relief boat?',
      ),
    ).toBe(
      'You are the surveyor, alone on the dam since Monday. At noon you heard the sluice move. ' +
        'Should you go down, or wait for the relief boat?',
    );
  });

  it('what speaks to whoever tells the story is not told, nor what leans on it', () => {
    expect(
      told(
        'You come by the last ferry. The narrator knows who cut the rope. It was not an accident. The quay is empty by noon.\n\n' +
          'Keep the tone light. Never name the ferryman.',
      ),
    ).toBe('You come by the last ferry. The quay is empty by noon.');
  });

  it('a note in a few words is no sentence of a story', () => {
    expect(told('You come by the last ferry.\n\n- fog')).toBe('You come by the last ferry.');
  });
});
