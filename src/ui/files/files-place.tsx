import { useRouter } from 'expo-router';

import { useApp, useAppView, useOpenFiles } from '@/ui/app/app-context';
import type { FilesSheetsProps } from '@/ui/files/files-sheets';
import { AppButton } from '@/ui/kit/app-button';
import { Sheet } from '@/ui/kit/sheet';
import { Words } from '@/ui/kit/words';
import { lateScreen, type NotHereProps } from '@/ui/shell/late-screen';
import { texts } from '@/ui/texts/texts';

const FilesSheets = lateScreen(
  async () => (await import('@/ui/files/files-sheets')).FilesSheets,
  FilesNotHere,
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
    <FilesSheets
      host={host}
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

function FilesNotHere({ onClose, onTryAgain }: FilesSheetsProps & NotHereProps) {
  return (
    <Sheet isOpen onClose={onClose} testID="late-failed" title={texts.app.lateTitle}>
      <Words as="bodyLarge">{texts.app.lateBody}</Words>
      <AppButton look="text" onPress={onTryAgain} testID="late-failed-action">
        {texts.app.tryAgain}
      </AppButton>
    </Sheet>
  );
}
