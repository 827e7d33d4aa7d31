import { Redirect } from 'expo-router';

import {
  useApp,
  useAppView,
  useIsCovered,
  usePreferences,
  useStoryView,
} from '@/ui/app/app-context';
import { StoryRescue } from '@/ui/shell/story-rescue';
import { StoryScreen } from '@/ui/story/story-screen';
import { useStoryAtHand } from '@/ui/app/use-story-at-hand';
import { useStoryActions } from '@/ui/app/use-story-actions';

export { FailedScreen as ErrorBoundary } from '@/ui/shell/failed-screen';

export default function Story() {
  const app = useApp();
  const view = useAppView();
  const story = useStoryView();
  const preferences = usePreferences();
  const actions = useStoryActions();
  const atHand = useStoryAtHand();
  const isCovered = useIsCovered();
  const isWithoutStory = story.phase === 'empty' && !story.isOpening;
  if (view.kind === 'ready' && isWithoutStory)
    return <Redirect href={view.stories.length === 0 ? '/' : '/library'} />;
  return (
    <StoryScreen
      actions={actions}
      isCovered={isCovered}
      preferences={preferences}
      rescue={<StoryRescue story={atHand} />}
      turningPoints={app.turningPoints}
      view={story}
    />
  );
}
