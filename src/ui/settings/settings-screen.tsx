import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { AppSwitch } from '@/ui/kit/app-switch';
import { IconButton } from '@/ui/kit/icon-button';
import { SectionTitle } from '@/ui/kit/section-title';
import { Heading, Words } from '@/ui/kit/words';
import type { Preferences } from '@/ui/preferences/preferences';
import { BoundariesForm } from '@/ui/settings/boundaries-form';
import { ReadingForm } from '@/ui/settings/reading-form';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import { useWindow } from '@/ui/theme/use-window';

type SettingsScreenProps = {
  readonly preferences: Preferences;
  readonly keeps: 'device' | 'visit';
  readonly version: string;
  readonly onPrefer: (change: Partial<Preferences>) => void;
  readonly onBack: () => void;
};

export function SettingsScreen(props: SettingsScreenProps) {
  const { preferences, keeps, version, onPrefer, onBack } = props;
  const { colors } = useAppTheme();
  const window = useWindow();
  const insets = useSafeAreaInsets();
  return (
    <ScrollView role="main" style={{ backgroundColor: colors.surface }} testID="settings">
      <View
        style={[
          styles.column,
          { paddingHorizontal: window.margin, paddingTop: insets.top + space.sm },
        ]}
      >
        <View style={styles.head}>
          {window.kind === 'compact' ? (
            <IconButton icon="back" label={texts.settings.back} onPress={onBack} testID="back" />
          ) : null}
          <Heading as="placeTitle" level={1} style={styles.title}>
            {texts.settings.title}
          </Heading>
        </View>
        <SectionTitle>{texts.settings.reading}</SectionTitle>
        <ReadingForm onPrefer={onPrefer} preferences={preferences} />
        <SectionTitle>{texts.settings.playing}</SectionTitle>
        <Toggle
          help={texts.settings.ownWordsHelp}
          isOn={preferences.ownWords}
          label={texts.settings.ownWords}
          onToggle={(ownWords) => {
            onPrefer({ ownWords });
          }}
          testID="own-words-setting"
        />
        <Toggle
          help={texts.settings.letterKeysHelp}
          isOn={preferences.letterKeys}
          label={texts.settings.letterKeys}
          onToggle={(letterKeys) => {
            onPrefer({ letterKeys });
          }}
          testID="letter-keys-setting"
        />
        <BoundariesForm onPrefer={onPrefer} preferences={preferences} />
        <SectionTitle>{texts.settings.about}</SectionTitle>
        <Words as="bodyLarge">
          {keeps === 'device' ? texts.settings.keptOnDevice : texts.settings.keptForVisit}
        </Words>
        <Words as="bodySmall" color={colors.onSurfaceVariant} style={styles.version}>
          {texts.settings.version(version)}
        </Words>
      </View>
    </ScrollView>
  );
}

type ToggleProps = {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly testID: string;
};

function Toggle({ label, help, isOn, onToggle, testID }: ToggleProps) {
  const { colors } = useAppTheme();
  return (
    <View style={styles.toggle}>
      <View style={styles.grow}>
        <Words as="bodyLarge">{label}</Words>
        <Words as="bodySmall" color={colors.onSurfaceVariant}>
          {help}
        </Words>
      </View>
      <AppSwitch isOn={isOn} label={label} onToggle={onToggle} testID={testID} />
    </View>
  );
}

const styles = StyleSheet.create({
  column: { width: '100%', maxWidth: 640, alignSelf: 'center', paddingBottom: space.huge },
  head: { flexDirection: 'row', alignItems: 'center', marginStart: -space.sm },
  title: { paddingVertical: space.lg, paddingStart: space.sm },
  toggle: { flexDirection: 'row', alignItems: 'center', gap: space.lg, minHeight: 72 },
  grow: { flex: 1 },
  version: { marginTop: space.sm },
});
