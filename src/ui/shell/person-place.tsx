import { useRouter } from 'expo-router';

import { useApp, useAskedBeginning } from '@/ui/app/app-context';
import { lateScreen } from '@/ui/kit/late/late-screen';
import { SheetNotHere } from '@/ui/kit/late/sheet-not-here';

const PersonSheet = lateScreen(
  async () => (await import('@/ui/person/person-sheet')).PersonSheet,
  SheetNotHere,
);

/** Where the sheet rises that asks who begins a story; its code is fetched when a campaign first asks. */
export function PersonPlace() {
  const { whoBegins } = useApp();
  const asked = useAskedBeginning();
  const router = useRouter();
  if (asked === null) return null;
  return (
    <PersonSheet
      form={asked.form}
      onBegin={(player) => {
        whoBegins.begin(player);
        router.navigate('/story');
      }}
      onClose={() => {
        whoBegins.leave();
      }}
      said={asked.said}
    />
  );
}
