import { StyleSheet, View } from 'react-native';

import type { PersonInSetting } from '@/story/setting/scene-setting';
import { artPalettes } from '@/ui/art/draw/art-palettes';
import { Drawing } from '@/ui/art/draw/drawing';
import { PicturePlace } from '@/ui/art/picture-place';
import { useLateArt } from '@/ui/art/use-late-art';
import { Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size } from '@/ui/theme/layout';

export type PersonPictured = Pick<
  PersonInSetting,
  'id' | 'name' | 'role' | 'looks' | 'pronouns' | 'picture'
>;

type AvatarProps = { readonly person: PersonPictured; readonly diameter?: number };

/** A face drawn from what is said of somebody; until it can be drawn, the letter they begin with. */
export function Avatar({ person, diameter = size.avatar }: AvatarProps) {
  const { name: theme, colors } = useAppTheme();
  const art = useLateArt('needed');
  const { id, name, role, looks, pronouns } = person;
  const portrayed = { id, looks: [role, looks].join('. '), pronoun: pronouns.they };
  return (
    <View
      aria-hidden
      style={[
        styles.avatar,
        { width: diameter, height: diameter, borderRadius: diameter / 2 },
        { backgroundColor: colors.secondaryContainer },
      ]}
      testID="avatar"
    >
      {art === null ? (
        <Words as="choice" color={colors.onSecondaryContainer}>
          {name.charAt(0)}
        </Words>
      ) : (
        <Drawing
          testID="portrait"
          height={portraitSide}
          shapes={art.drawPortrait(portrayed, artPalettes[theme].day)}
          width={portraitSide}
        />
      )}
      <PicturePlace height={diameter} path={person.picture} width={diameter} />
    </View>
  );
}

/** What portraits are composed for; they are shown at the size of an avatar. */
const portraitSide = 48;

const styles = StyleSheet.create({
  avatar: {
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
  },
});
