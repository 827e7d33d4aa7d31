import type { StyleProp, ViewStyle } from 'react-native';

import type { SceneSetting } from '@/story/scene-setting';
import { drawnFeatures } from '@/ui/art/drawn-features';
import { PlaceArt } from '@/ui/art/place-art';
import { lightOf } from '@/ui/story/setting-words';
import { useAppTheme } from '@/ui/theme/app-theme';

type PlacePictureProps = {
  readonly setting: SceneSetting;
  readonly width: number;
  readonly height: number;
  /** The story is over: its own light. */
  readonly isEnding?: boolean;
  readonly style?: StyleProp<ViewStyle>;
};

/** The place as it looks at this hour, fading into the page. */
export function PlacePicture({ setting, width, height, isEnding, style }: PlacePictureProps) {
  const { name, colors } = useAppTheme();
  const { place } = setting;
  return (
    <PlaceArt
      features={drawnFeatures(place.features)}
      height={height}
      kind={isEnding === true ? 'ending' : place.kind}
      light={isEnding === true ? 'dawn' : lightOf(setting)}
      placeId={place.id}
      style={style}
      surface={colors.surface}
      themeName={name}
      width={width}
    />
  );
}
