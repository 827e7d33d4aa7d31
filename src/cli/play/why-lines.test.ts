import { whyLines } from '@/cli/play/why-lines';
import type { Reason, SceneWhy } from '@/engine/why/reasons';

const reason = (text: string, more: Partial<Reason> = {}): Reason => ({
  kind: 'memory',
  id: 'm-1',
  text,
  note: null,
  scene: null,
  ...more,
});

const nothing: SceneWhy = { scene: 4, telling: 1, tellings: 1, sentences: [], choices: [] };

it('numbers the choices, each with its reasons, their notes and their scenes, and shows no id', () => {
  const lines = whyLines(
    {
      ...nothing,
      choices: [
        {
          id: 'c-1',
          number: 1,
          text: 'Go to the *mill*.',
          reasons: [
            reason('“You promised.”', { scene: 3 }),
            reason('The mill.', { note: 'You have not been there.' }),
          ],
        },
        { id: 'c-2', number: 2, text: 'Wait.', reasons: [] },
      ],
    },
    40,
  );
  expect(lines).toEqual([
    '1  Go to the mill.',
    '   · “You promised.” (scene 3)',
    '   · The mill. You have not been there.',
    '',
    '2  Wait.',
    '   · Nothing in particular leads here.',
  ]);
});

it('a choice that is asked for alone keeps its number', () => {
  const choices = [{ id: 'c-2', number: 2, text: 'Wait.', reasons: [reason('The mill.')] }];
  expect(whyLines({ ...nothing, choices }, 40)).toEqual(['2  Wait.', '   · The mill.']);
});

it('answers once for sentences in a row that come from the same, and says what does not fit', () => {
  const reasons = [reason('You chose “Wait.”')];
  const lines = whyLines(
    {
      ...nothing,
      sentences: [
        { number: 1, text: 'One.', by: 'author', reasons },
        { number: 2, text: 'Two.', by: 'author', isFlagged: true, reasons },
        { number: 3, text: 'Three.', by: 'engine', reasons: [reason('No author.')] },
      ],
    },
    40,
  );
  expect(lines).toEqual([
    '1  One.',
    '2  Two.',
    '   · You said that it does not fit.',
    '   · You chose “Wait.”',
    '',
    '3  Three.',
    '   · No author.',
  ]);
});
