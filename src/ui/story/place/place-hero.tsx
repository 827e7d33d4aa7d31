import { useState, type Ref } from 'react';
import { StyleSheet, View, type Text } from 'react-native';

import type { SceneSetting } from '@/story/setting/scene-setting';
import { Heading, Words } from '@/ui/kit/words';
import { PlacePicture } from '@/ui/story/place/place-picture';
import { SceneChip } from '@/ui/story/place/scene-chip';
import { placeTitle, whereAndWhen } from '@/ui/texts/setting-words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type PlaceHeroProps = {
  readonly setting: SceneSetting;
  readonly scene: number;
  readonly width: number;
  readonly height: number;
  readonly column: { readonly margin: number; readonly maxWidth: number };
  readonly headingRef: Ref<Text>;
};

export function PlaceHero({ setting, scene, width, height, column, headingRef }: PlaceHeroProps) {
  const { colors } = useAppTheme();
  const [words, setWords] = useState(0);
  return (
    <View style={{ height }}>
      {height < 120 ? null : (
        <PlacePicture height={height} setting={setting} width={width} words={words} />
      )}
      <View style={[styles.head, { paddingHorizontal: column.margin }]}>
        <View
          onLayout={(event) => {
            setWords(event.nativeEvent.layout.height);
          }}
          style={[styles.column, { maxWidth: column.maxWidth }]}
        >
          <Words as="overline" color={colors.onSurfaceVariant}>
            {whereAndWhen(setting)}
          </Words>
          <View style={styles.row}>
            <Heading
              as="placeTitle"
              level={1}
              numberOfLines={2}
              ref={headingRef}
              style={styles.title}
              testID="place"
            >
              {placeTitle(setting.place.name)}
            </Heading>
            <SceneChip label={texts.story.scene(scene)} />
          </View>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  column: { width: '100%' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  title: { flex: 1 },
});
