import { View } from 'react-native';

import { MessageScreen } from '@/ui/kit/message-screen';
import type { StoryActions } from '@/ui/story/player/story-actions';
import type { StoryView } from '@/ui/story/player/story-view';
import { texts } from '@/ui/texts/texts';

type StuckStoryProps = { readonly view: StoryView; readonly actions: StoryActions };

/** No words to show: the device failed, or no story is open. */
export function StuckStory({ view, actions }: StuckStoryProps) {
  if (view.phase === 'stuck')
    return (
      <MessageScreen
        action={{ label: texts.story.tryAgain, onPress: actions.reopen }}
        body={view.remark ?? ''}
        testID="stuck"
        title={texts.story.stuckTitle}
      />
    );
  // Opening takes less than a glance: a message would only flash.
  if (view.isOpening) return <View testID="story-opening" />;
  return (
    <MessageScreen
      action={{ label: texts.story.toLibrary, onPress: actions.openLibrary }}
      body=""
      testID="no-story"
      title={texts.story.empty}
    />
  );
}
