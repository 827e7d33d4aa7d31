import { IconButton } from '@/ui/kit/icon-button';
import { texts } from '@/ui/texts/texts';
import { useWindow } from '@/ui/theme/use-window';

type SettingsButtonProps = { readonly onPress: () => void };

/** On phones, where the navigation has no room for it. */
export function SettingsButton({ onPress }: SettingsButtonProps) {
  if (useWindow().kind !== 'compact') return null;
  return (
    <IconButton
      icon="settings"
      label={texts.navigation.settings}
      onPress={onPress}
      testID="nav-settings"
    />
  );
}
