import { View } from 'react-native';

import type { SceneSetting } from '@/story/setting/scene-setting';
import { PlacePicture } from '@/ui/story/place/place-picture';

type EndingHeroProps = {
  readonly setting: SceneSetting;
  readonly width: number;
  readonly height: number;
};

export function EndingHero({ setting, width, height }: EndingHeroProps) {
  return (
    <View style={{ height }}>
      <PlacePicture height={height} isEnding setting={setting} width={width} />
    </View>
  );
}
