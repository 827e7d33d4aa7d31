import type { PlaceLight } from '@/ui/art/draw/art-palettes';
import { drawnFeatures } from '@/ui/art/drawn-features';
import { PlaceArt } from '@/ui/art/place-art';
import type { PlayableCard } from '@/ui/library/playable-cards';
import { useAppTheme } from '@/ui/theme/app-theme';

type CoverArtProps = {
  readonly card: PlayableCard;
  readonly width: number;
  readonly height: number;
  readonly light: PlaceLight;
  readonly fade?: boolean;
};

/** A story's cover is the place where it begins. */
export function CoverArt({ card, width, height, light, fade = false }: CoverArtProps) {
  const { name, colors } = useAppTheme();
  const { firstPlace } = card;
  return (
    <PlaceArt
      features={drawnFeatures(firstPlace.features)}
      height={height}
      kind={firstPlace.kind}
      light={light}
      picture={firstPlace.picture}
      placeId={firstPlace.id}
      themeName={name}
      width={width}
      {...(fade ? { surface: colors.surface } : {})}
    />
  );
}
