import { usePathname, useRouter } from 'expo-router';
import { useEffect } from 'react';

import { useApp } from '@/ui/app/app-context';
import { useStoryAtHand } from '@/ui/app/use-story-at-hand';
import { MessageScreen } from '@/ui/kit/message-screen';
import { showsStory } from '@/ui/shell/destinations';
import { StoryRescue } from '@/ui/shell/story-rescue';
import { texts } from '@/ui/texts/texts';

/** As the router hands it over. */
type FailedScreenProps = { readonly retry: () => unknown };

/** In the place of a screen that threw while it was drawn: what the player can do now. */
export function FailedScreen({ retry }: FailedScreenProps) {
  const app = useApp();
  const pathname = usePathname();
  const router = useRouter();
  const story = useStoryAtHand();
  const isOfStory = showsStory(pathname);
  useEffect(() => {
    if (isOfStory) app.openings.failed();
  }, [app, isOfStory]);
  const { trouble, app: words } = texts;
  const isLibrary = pathname === '/library';
  const leave = (): void => {
    // A sheet that lay over the screen may be what broke it.
    app.openFiles({ kind: 'none' });
    if (!isLibrary) router.replace('/library');
    void retry();
  };
  return (
    <MessageScreen
      action={{ label: isLibrary ? words.tryAgain : trouble.toLibrary, onPress: leave }}
      body={isOfStory ? trouble.storyBody : trouble.pageBody}
      isAlert
      testID={isOfStory ? 'story-failed' : 'page-failed'}
      title={isOfStory ? trouble.storyTitle : trouble.pageTitle}
    >
      <StoryRescue story={story} />
    </MessageScreen>
  );
}
