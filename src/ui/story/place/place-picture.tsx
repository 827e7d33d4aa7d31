import { StyleSheet, View } from 'react-native';

import type { SceneSetting } from '@/story/setting/scene-setting';
import { lightAt } from '@/story/state/in-game-time';
import { drawnFeatures } from '@/ui/art/drawn-features';
import { PlaceArt } from '@/ui/art/place-art';
import { placeFade } from '@/ui/story/place/place-fade';
import { useAppTheme } from '@/ui/theme/app-theme';

type PlacePictureProps = {
  readonly setting: SceneSetting;
  readonly width: number;
  readonly height: number;
  /** The story is over: its own light. */
  readonly isEnding?: boolean;
  /** How high the words are that stand on its foot. */
  readonly words?: number;
};

/** An ending has a picture of its own, whatever the weather was. */
const noFeatures = drawnFeatures([]);

/** The place as it looks at this hour, filling its box and fading into the page below. */
export function PlacePicture(props: PlacePictureProps) {
  const { setting, width, height, isEnding, words = 0 } = props;
  const { name, colors } = useAppTheme();
  const { place } = setting;
  const { part } = setting.time;
  return (
    <View style={StyleSheet.absoluteFill}>
      <PlaceArt
        fadeFrom={placeFade(height, words)}
        features={isEnding === true ? noFeatures : drawnFeatures(place.features)}
        height={height}
        kind={isEnding === true && place.kind !== 'anywhere' ? 'ending' : place.kind}
        light={isEnding === true ? 'dawn' : part === null ? 'day' : lightAt(part)}
        picture={isEnding === true ? undefined : place.picture}
        placeId={place.id}
        surface={colors.surface}
        themeName={name}
        width={width}
      />
      <View style={[styles.seam, { backgroundColor: colors.surface }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  // Between two dots of the screen the layers of the picture would shine through its edge as a line.
  seam: { position: 'absolute', start: 0, end: 0, bottom: -1, height: 2 },
});
