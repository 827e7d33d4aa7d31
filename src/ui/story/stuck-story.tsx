import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { MessageScreen } from '@/ui/kit/message-screen';
import type { StoryActions } from '@/ui/story/player/story-actions';
import type { StoryView } from '@/ui/story/player/story-view';
import { texts } from '@/ui/texts/texts';

type StuckStoryProps = {
  readonly view: StoryView;
  readonly actions: StoryActions;
  /** What can be had of a story that does not go on. */
  readonly rescue: ReactNode;
};

/** No words to show: the device failed, or no story is open. */
export function StuckStory({ view, actions, rescue }: StuckStoryProps) {
  if (view.phase === 'stuck')
    return (
      <MessageScreen
        action={{ label: texts.story.tryAgain, onPress: actions.reopen }}
        body={view.remark ?? ''}
        isAlert
        testID="stuck"
        title={texts.story.stuckTitle}
      >
        <AppButton look="text" onPress={actions.openLibrary} testID="stuck-to-library">
          {texts.trouble.toLibrary}
        </AppButton>
        {rescue}
      </MessageScreen>
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
