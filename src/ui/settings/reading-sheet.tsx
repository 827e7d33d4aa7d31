import { Sheet } from '@/ui/kit/sheet';
import type { Preferences } from '@/ui/preferences/preferences';
import { ReadingForm } from '@/ui/settings/reading-form';
import { texts } from '@/ui/texts/texts';

type ReadingSheetProps = {
  readonly preferences: Preferences;
  readonly onPrefer: (change: Partial<Preferences>) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function ReadingSheet({ preferences, onPrefer, isOpen, onClose }: ReadingSheetProps) {
  return (
    <Sheet
      isClear
      isOpen={isOpen}
      onClose={onClose}
      testID="reading-sheet"
      title={texts.reading.title}
    >
      <ReadingForm onPrefer={onPrefer} preferences={preferences} />
    </Sheet>
  );
}
