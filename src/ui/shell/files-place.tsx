import { useRouter } from 'expo-router';

import { useApp, useAppView, useOpenFiles } from '@/ui/app/app-context';
import { lateScreen } from '@/ui/kit/late/late-screen';
import { SheetNotHere } from '@/ui/kit/late/sheet-not-here';

const LateSheets = lateScreen(
  async () => (await import('@/ui/shell/late-sheets')).LateSheets,
  SheetNotHere,
);

/** Where the sheets with files rise; the code in them is fetched when they are first opened. */
export function FilesPlace() {
  const app = useApp();
  const view = useAppView();
  const open = useOpenFiles();
  const router = useRouter();
  const host = open.kind === 'none' ? null : app.desk;
  if (host === null || view.kind !== 'ready') return null;
  return (
    <LateSheets
      campaigns={view.campaigns}
      host={host}
      onBegin={(campaign) => {
        if (app.whoBegins.ask(campaign, null)) return;
        void app.begin(campaign, null);
        router.navigate('/story');
      }}
      onClose={() => {
        app.openFiles({ kind: 'none' });
      }}
      onOpenStory={(id) => {
        void app.open(id);
        router.navigate('/story');
      }}
      open={open}
      stories={view.stories}
    />
  );
}
