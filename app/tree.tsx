import { useLocalSearchParams, useRouter } from 'expo-router';

import { storedId } from '@/foundation/ids';

import { useApp, useStateView, useStoryView } from '@/ui/app/app-context';
import { lateScreen } from '@/ui/kit/late/late-screen';

export { FailedScreen as ErrorBoundary } from '@/ui/shell/failed-screen';

const StoryTreeScreen = lateScreen(
  async () => (await import('@/ui/state/story-tree-screen')).StoryTreeScreen,
);

export default function Tree() {
  const app = useApp();
  const view = useStateView();
  const { phase, isWhole, remark } = useStoryView();
  const router = useRouter();
  const { scene: wanted } = useLocalSearchParams<{ scene?: string }>();
  return (
    <StoryTreeScreen
      actions={{
        goOn: isWhole
          ? (scene) => {
              // Words that nobody waits for any more would keep the story from going on.
              app.showAll();
              void app.goToScene(scene);
              router.navigate('/story');
            }
          : null,
        save: (name) => void app.saveHere(name),
        back: () => {
          if (router.canGoBack()) router.back();
          else router.replace('/state');
        },
      }}
      first={wanted === undefined ? null : storedId.scene(wanted)}
      trouble={phase === 'stuck' ? remark : null}
      view={view}
    />
  );
}
