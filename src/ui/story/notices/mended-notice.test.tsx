import { screen } from '@testing-library/react-native';

import type { Mended } from '@/engine/session/story-session';
import { showStory } from '@/ui/story/testing/show-story';
import { choosingView } from '@/ui/story/testing/story-samples';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { press } from '@/ui/testing/press';

beforeEach(freshScreen);

const mended = (damage: Mended['damage'], kept: number): Mended => ({
  damage,
  kept,
  aside: 'stories.damaged-1',
});

describe('a story that was damaged', () => {
  it.each([
    {
      found: mended({ scenes: [4, 5], rest: ['a branch'] }, 3),
      said: /Lost: scenes 4, 5, a branch\. 3 scenes are whole/,
    },
    { found: mended({ scenes: [4], rest: [] }, 1), said: /Lost: scene 4\. 1 scene is whole/ },
    { found: mended({ scenes: [], rest: ['a save'] }, 7), said: /Lost: a save\. 7 scenes/ },
  ])(
    '[arch SC-026] says calmly what is lost, what is whole, and where the damaged one is: $said',
    ({ found, said }) => {
      showStory({ ...choosingView, mended: found });
      const notice = screen.getByTestId('mended');
      expect(notice.props['role']).toBe('status');
      expect(notice).toHaveTextContent(said);
      expect(notice).toHaveTextContent(/kept aside as stories\.damaged-1\./);
      expect(screen.getByTestId('choice-1')).toBeOnTheScreen();
    },
  );

  it('says no more of it when the player knows', () => {
    const { actions, become } = showStory({
      ...choosingView,
      mended: mended({ scenes: [4], rest: [] }, 3),
    });
    press('mended-dismiss');
    expect(actions.dismissMended).toHaveBeenCalledTimes(1);
    become({ ...choosingView, mended: null });
    expect(screen.queryByTestId('mended')).toBeNull();
  });
});
