import { ScrollView, StyleSheet, View } from 'react-native';

import type { SceneSetting } from '@/story/setting/scene-setting';
import { Words } from '@/ui/kit/words';
import { PeoplePane } from '@/ui/story/people/people-pane';
import { PlacePicture } from '@/ui/story/place/place-picture';
import { placeTitle, whereAndWhen } from '@/ui/texts/setting-words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type SidePaneProps = {
  readonly setting: SceneSetting;
  /** Whose people and memories are shown. */
  readonly people: SceneSetting;
  readonly isEnding: boolean;
  readonly onMemories: () => void;
};

export function SidePane({ setting, people, isEnding, onMemories }: SidePaneProps) {
  const { colors } = useAppTheme();
  return (
    <View
      aria-label={texts.people.around}
      role="complementary"
      style={[styles.pane, { borderColor: colors.outlineVariant }]}
      testID="side-pane"
    >
      <ScrollView>
        <View style={styles.art}>
          <PlacePicture
            height={size.sidePaneArt}
            isEnding={isEnding}
            setting={setting}
            width={size.sidePane}
          />
        </View>
        <View style={styles.body}>
          <Words as="placeTitle">{placeTitle(setting.place.name)}</Words>
          <Words as="bodyMedium" color={colors.onSurfaceVariant}>
            {whereAndWhen(setting)}
          </Words>
          <PeoplePane onMemories={onMemories} setting={people} />
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  pane: { width: size.sidePane, borderStartWidth: 1 },
  art: { height: size.sidePaneArt },
  body: { paddingHorizontal: space.xxl, marginTop: -space.lg, paddingBottom: space.xxl },
});
