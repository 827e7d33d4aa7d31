import { fireEvent, screen } from '@testing-library/react-native';

import type { ReplyEvent } from '@/engine/turn-data/turn-event';
import { afterChange } from '@/ui/story/player/story-view';
import { showStory } from '@/ui/story/testing/show-story';
import { turnEvent } from '@/ui/story/testing/story-events';
import { choosingView, samplePage } from '@/ui/story/testing/story-samples';
import { freshScreen } from '@/ui/testing/fresh-screen';

beforeEach(freshScreen);

const reply: ReplyEvent = {
  type: 'reply',
  said: 'eat the quay',
  paragraphs: [[{ text: 'You cannot eat the quay here.', by: 'engine' }]],
  suggestions: [],
};

const happened = (event: ReplyEvent) =>
  afterChange({ ...choosingView, draft: event.said }, { type: 'happened', event });

describe('[docs/decisions reply-in-place] a reply', () => {
  it('is shown under the scene, which stays as it is, and empties the field', () => {
    const view = happened(reply);
    expect(view).toEqual({ ...choosingView, reply, draft: '' });
    showStory(view);
    expect(screen.getByTestId('reply')).toHaveTextContent(/eat the quay.*You cannot eat the quay/);
    expect(screen.getByTestId('choice-1')).toBeOnTheScreen();
  });

  it('is gone with the next scene', () => {
    const view = afterChange(happened(reply), { type: 'happened', event: turnEvent(2, 'Wait.') });
    expect(view.reply).toBeNull();
  });

  it('has what may have been meant as buttons: a choice is taken, other words are said', () => {
    const [first] = samplePage.choices;
    const suggestions = [
      { text: first?.text ?? '', choice: first?.id ?? null },
      { text: 'pay the ferryman', choice: null },
    ];
    const { actions } = showStory(happened({ ...reply, suggestions }));
    fireEvent.press(screen.getByTestId('suggestion-2'));
    fireEvent.press(screen.getByTestId('suggestion-1'));
    expect([actions.say.mock.calls, actions.choose.mock.calls]).toEqual([
      [['pay the ferryman']],
      [[first?.id]],
    ]);
  });
});
