import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { TreeScene } from '@/engine/session/story-tree';
import type { SceneId } from '@/foundation/ids';
import { stateDifferences } from '@/story/state/state-differences';
import { AppButton } from '@/ui/kit/app-button';
import { Heading, Words } from '@/ui/kit/words';
import { ChangeList } from '@/ui/state/change-list';
import { KeepPlace } from '@/ui/state/keep-place';
import { stateNames } from '@/ui/state/state-names';
import type { StateView } from '@/ui/state/state-view';
import { keptAs, sceneTitle } from '@/ui/state/tree-words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

export type TreeActions = {
  /** Null while a scene is being told. */
  readonly goOn: ((scene: SceneId) => void) | null;
  readonly save: (name: string) => void;
  readonly back: () => void;
};

type SelectedSceneProps = {
  readonly scene: TreeScene;
  readonly view: StateView;
  readonly actions: TreeActions;
};

/** What can be done with a scene of the tree: go on from it, see how it differs from here, name this one. */
export function SelectedScene({ scene, view, actions }: SelectedSceneProps) {
  const { colors } = useAppTheme();
  const { number, isHead } = scene;
  const kept = keptAs(scene);
  return (
    <>
      <Words as="overline" color={colors.onSurfaceVariant}>
        {isHead ? texts.tree.here(number) : texts.tree.selected(number)}
      </Words>
      <Heading as="choice" level={2} style={styles.title} testID="selected-title">
        {sceneTitle(scene)}
      </Heading>
      <Words aria-live="polite" as="bodySmall" color={colors.tertiary} role="status" testID="kept">
        {kept ?? ''}
      </Words>
      {actions.goOn === null ? (
        <Words as="bodyMedium" color={colors.onSurfaceVariant}>
          {texts.tree.busy}
        </Words>
      ) : null}
      {!isHead ? (
        <Elsewhere actions={actions} scene={scene} view={view} />
      ) : actions.goOn === null ? null : (
        <KeepPlace onSave={actions.save} />
      )}
    </>
  );
}

function Elsewhere({ scene, view, actions: { goOn } }: SelectedSceneProps) {
  const [isCompared, setIsCompared] = useState(false);
  return (
    <>
      <View style={styles.buttons}>
        {goOn === null ? null : (
          // Whoever selects by keys need not pass all other scenes to come here.
          <AppButton
            hasFocus
            look="filled"
            onPress={() => {
              goOn(scene.id);
            }}
            style={styles.grow}
            testID="go-on-from-here"
          >
            {texts.tree.goOn}
          </AppButton>
        )}
        <AppButton
          isExpanded={isCompared}
          look="outlined"
          onPress={() => {
            setIsCompared(!isCompared);
          }}
          testID="compare"
        >
          {texts.tree.compare}
        </AppButton>
      </View>
      {isCompared ? <ComparedWithHere scene={scene} view={view} /> : null}
    </>
  );
}

function ComparedWithHere({ scene, view }: Pick<SelectedSceneProps, 'scene' | 'view'>) {
  const { colors } = useAppTheme();
  const names = useMemo(() => stateNames(view), [view]);
  const compared = useMemo(() => {
    const here = view.path[view.path.length - 1];
    const before = (here === undefined ? null : view.stateAt(here.id)) ?? {};
    const after = view.stateAt(scene.id) ?? {};
    return { before, after, differences: stateDifferences(before, after) };
  }, [scene.id, view]);
  return (
    <View style={styles.compared} testID="compared">
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {texts.tree.differs(scene.number, compared.differences.length)}
      </Words>
      <ChangeList compared={compared} names={names} />
    </View>
  );
}

const styles = StyleSheet.create({
  title: { marginTop: 2, marginBottom: space.xs },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 10, marginTop: space.sm },
  grow: { flexGrow: 1, flexShrink: 1 },
  compared: { marginTop: space.lg },
});
