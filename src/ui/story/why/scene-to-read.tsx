import { StyleSheet, View } from 'react-native';

import { Words } from '@/ui/kit/words';
import { plainEmphasis } from '@/ui/story/prose/plain-emphasis';
import { placeTitle } from '@/ui/texts/setting-words';
import type { ScenePage } from '@/ui/story/player/story-view';
import { typographic } from '@/story/words/typographic';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

/** A scene that a reason points at, as it was told. */
export function SceneToRead({ page }: { readonly page: ScenePage | null }) {
  const { colors } = useAppTheme();
  if (page === null) return null;
  return (
    <View style={styles.scene} testID="scene-to-read">
      <Words as="bodyMedium" color={colors.onSurfaceVariant}>
        {placeTitle(page.place)}
      </Words>
      {page.echo === null ? null : <Words as="choice">{typographic(page.echo)}</Words>}
      {page.paragraphs.map((paragraph, index) => (
        <Words as="bodyLarge" key={index}>
          {paragraph.map(({ text }) => typographic(plainEmphasis(text))).join(' ')}
        </Words>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ scene: { gap: space.md, marginBottom: space.lg } });
