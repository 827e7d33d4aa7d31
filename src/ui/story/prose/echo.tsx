import { StyleSheet, View } from 'react-native';

import { Words } from '@/ui/kit/words';
import { typographic } from '@/story/words/typographic';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type EchoProps = { readonly text: string; readonly scale: number };

/** The choice that was taken, as the first line of what came of it. */
export function Echo({ text, scale }: EchoProps) {
  const { colors, own } = useAppTheme();
  return (
    <View style={[styles.echo, { borderColor: colors.primary }]}>
      <Words
        as="choiceEcho"
        color={own.proseMuted}
        style={{ fontSize: 16.5 * scale, lineHeight: 25 * scale }}
        testID="echo"
      >
        {typographic(text)}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  echo: { borderStartWidth: 2, paddingStart: space.lg, flexShrink: 1 },
});
