import { useRouter } from 'expo-router';
import { useMemo } from 'react';

import type { AppModel } from '@/ui/app/app-model';
import { useApp } from '@/ui/app/app-context';
import type { StoryActions } from '@/ui/story/player/story-actions';

/** The screen asks, the app does; nothing here is waited for but answers. */
export function useStoryActions(): StoryActions {
  const app = useApp();
  const router = useRouter();
  return useMemo(
    () => ({
      choose: (choice) => void app.choose(choice),
      say: (text) => void app.say(text),
      stop: () => {
        app.stop();
      },
      showAll: () => {
        app.showAll();
      },
      undo: () => void app.goBackOne(),
      goBackTo: (scene) => void app.goBackTo(scene),
      dismissNotices: () => {
        app.dismissNotices();
      },
      dismissMended: () => {
        app.dismissMended();
      },
      dismissRecap: () => {
        app.dismissRecap();
      },
      retry: () => void app.retry(),
      tellAgain: (which) => void app.tellAgain(which),
      changeSentence: (wish) => void app.changeSentence(wish),
      ...asidesOf(app),
      continueWithFallback: () => {
        app.continueWithFallback();
      },
      restartSession: () => void app.restartSession(),
      openTools: () => {
        router.navigate('/tools');
      },
      openTree: () => {
        router.navigate('/tree');
      },
      openMemories: () => {
        router.navigate('/memories');
      },
      openFiles: () => {
        app.openFilesOfThisStory();
      },
      beginAgain: () => void app.beginAgain(),
      openLibrary: () => {
        router.navigate('/library');
      },
      openSettings: () => {
        router.navigate('/settings');
      },
      reopen: () => void app.reopen(),
      prefer: (change) => {
        app.prefer(change);
      },
    }),
    [app, router],
  );
}

type Asides = Pick<StoryActions, 'keepDraft' | 'explain' | 'chapters' | 'endings'>;

function asidesOf(app: AppModel): Asides {
  return {
    keepDraft: (draft) => {
      app.keepDraft(draft);
    },
    explain: (scene) => app.explain(scene),
    chapters: () => app.chapters(),
    endings: () => app.endings(),
  };
}
