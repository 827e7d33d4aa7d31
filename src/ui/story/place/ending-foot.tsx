import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { EndingsReached } from '@/engine/library/endings-reached';
import { typographic } from '@/story/words/typographic';
import { AppButton } from '@/ui/kit/app-button';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import type { PageEnding } from '@/ui/story/player/story-view';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type EndingFootProps = {
  readonly ending: PageEnding;
  readonly scenes: number;
  readonly onEndings: () => Promise<EndingsReached | null>;
  readonly onTurningPoints: () => void;
  readonly onBeginAgain: () => void;
  readonly onLibrary: () => void;
  /** To a file, or as words to be read elsewhere. */
  readonly onKeep: () => void;
};

/** After the last words: one thing that came back, and where to go from here. */
export function EndingFoot(props: EndingFootProps) {
  const { colors } = useAppTheme();
  const { cameBack } = props.ending;
  return (
    <View style={[styles.foot, { borderTopColor: colors.outlineVariant }]} testID="story-end">
      {cameBack === null ? null : (
        <View style={styles.cameBack}>
          <Icon color={colors.tertiary} name="memory" size={size.icon} />
          <Words as="bodyMedium" color={colors.onSurfaceVariant} style={styles.grow}>
            {`${typographic(cameBack.text)} ${texts.ending.inScene(cameBack.scene)}`}
          </Words>
        </View>
      )}
      <View style={styles.buttons}>
        <AppButton
          look="filled"
          onPress={props.onTurningPoints}
          style={[styles.grow, styles.snug]}
          testID="turning-points"
        >
          {texts.ending.turningPoint}
        </AppButton>
        <AppButton
          icon="keep"
          look="outlined"
          onPress={props.onKeep}
          style={styles.snug}
          testID="keep-ending"
        >
          {texts.ending.keep}
        </AppButton>
      </View>
      <View style={styles.under}>
        <AppButton
          look="text"
          onPress={props.onBeginAgain}
          style={styles.start}
          testID="begin-again"
        >
          {texts.ending.again}
        </AppButton>
        <HowFar {...props} />
        <AppButton look="text" onPress={props.onLibrary} style={styles.end} testID="to-library">
          {texts.ending.library}
        </AppButton>
      </View>
    </View>
  );
}

/** The endings are counted when they are known; the words before them do not wait for that. */
function HowFar({ scenes, onEndings }: Pick<EndingFootProps, 'scenes' | 'onEndings'>) {
  const { colors } = useAppTheme();
  const [endings, setEndings] = useState<EndingsReached | null>(null);
  useEffect(() => {
    let isHere = true;
    void onEndings().then((known) => {
      if (isHere) setEndings(known);
    });
    return () => {
      isHere = false;
    };
  }, [onEndings]);
  const parts = [
    texts.ending.scenes(scenes),
    ...(endings === null ? [] : [texts.ending.endings(endings.reached, endings.all)]),
  ];
  return (
    <Words as="bodySmall" color={colors.onSurfaceVariant} style={styles.howFar} testID="how-far">
      {parts.join(' · ')}
    </Words>
  );
}

const styles = StyleSheet.create({
  foot: { borderTopWidth: 1, marginTop: space.xxl, paddingTop: space.lg, gap: space.xl },
  cameBack: { flexDirection: 'row', gap: space.lg },
  grow: { flexGrow: 1, flexShrink: 1 },
  snug: { paddingHorizontal: space.lg },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  under: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  // The words of the buttons stand where the text above begins and ends.
  start: { marginStart: -space.md },
  end: { marginEnd: -space.md },
  howFar: { flexShrink: 1, textAlign: 'center' },
});
