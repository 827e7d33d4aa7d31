import { AppButton } from '@/ui/kit/app-button';
import { Sheet } from '@/ui/kit/sheet';
import { Words } from '@/ui/kit/words';
import type { NotHereProps } from '@/ui/kit/late/late-screen';
import { texts } from '@/ui/texts/texts';

type SheetNotHereProps = NotHereProps & { readonly onClose: () => void };

/** In the place of a sheet whose code could not be fetched. */
export function SheetNotHere({ onClose, onTryAgain }: SheetNotHereProps) {
  return (
    <Sheet isOpen onClose={onClose} testID="late-failed" title={texts.app.lateTitle}>
      <Words as="bodyLarge">{texts.app.lateBody}</Words>
      <AppButton look="text" onPress={onTryAgain} testID="late-failed-action">
        {texts.app.tryAgain}
      </AppButton>
    </Sheet>
  );
}
