import { useMemo, useState } from 'react';
import { Image, StyleSheet, View } from 'react-native';

import { Drawing } from '@/ui/art/draw/drawing';
import type { Fade } from '@/ui/art/draw/fade-shapes';
import { pictureVeil } from '@/ui/art/late/picture-veil';
import { usePictureAddress } from '@/ui/art/late/use-picture-address';

export type AuthorPictureProps = {
  /** As a setting names it. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** What its foot fades into; without it the picture stands as it is. */
  readonly fade?: Fade;
};

/** An author's picture over the drawn one, which stays below it and is seen wherever this one cannot be. */
export function AuthorPicture({ path, width, height, fade }: AuthorPictureProps) {
  const uri = usePictureAddress(path);
  const [state, setState] = useState<{ readonly uri: string; readonly is: 'shown' | 'faulty' }>();
  const veil = useMemo(
    () => (fade === undefined ? null : pictureVeil(width, height, fade)),
    [width, height, fade],
  );
  if (uri === null || (state?.uri === uri && state.is === 'faulty')) return null;
  const isShown = state?.uri === uri;
  return (
    <View
      aria-hidden
      style={[StyleSheet.absoluteFill, styles.picture, !isShown && styles.hidden]}
      testID="author-picture"
    >
      <Image
        accessible={false}
        onError={() => {
          setState({ uri, is: 'faulty' });
        }}
        onLoad={() => {
          setState({ uri, is: 'shown' });
        }}
        resizeMode="cover"
        source={{ uri }}
        style={styles.filling}
        testID="author-image"
      />
      {veil === null ? null : <Drawing height={height} shapes={veil} width={width} />}
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { overflow: 'hidden', pointerEvents: 'none' },
  hidden: { opacity: 0 },
  filling: { width: '100%', height: '100%' },
});
