import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { SceneId } from '@/foundation/ids';
import { AppButton } from '@/ui/kit/app-button';
import { IconButton } from '@/ui/kit/icon-button';
import { Segments } from '@/ui/kit/segments';
import { Heading, Words } from '@/ui/kit/words';
import { ChangeList } from '@/ui/state/change-list';
import { JsonInspector } from '@/ui/state/json-inspector';
import { sceneLook, type SceneLook } from '@/ui/state/scene-look';
import { SceneStepper } from '@/ui/state/scene-stepper';
import { stateNames, type StateNames } from '@/ui/state/state-names';
import { StateTree } from '@/ui/state/state-tree';
import type { StateView } from '@/ui/state/state-view';
import { isToldOfProse, withoutOwnMarks } from '@/ui/state/without-own-marks';
import { SettingsButton } from '@/ui/kit/settings-button';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';
import { useWindow } from '@/ui/theme/use-window';

export type StateActions = {
  readonly openTree: () => void;
  readonly openMemories: () => void;
  readonly openFiles: () => void;
  readonly openSettings: () => void;
};

type StateScreenProps = { readonly view: StateView; readonly actions: StateActions };

const looks = ['world', 'changes', 'json'] as const;
type Look = (typeof looks)[number];

/** How things stand in the story, and what each scene did to that. */
export function StateScreen({ view, actions }: StateScreenProps) {
  const { colors } = useAppTheme();
  const { margin, kind } = useWindow();
  const isCompact = kind === 'compact';
  const insets = useSafeAreaInsets();
  return (
    <View
      role="main"
      style={[styles.screen, { backgroundColor: colors.surface, paddingTop: insets.top }]}
      testID="state"
    >
      <View style={[styles.column, { paddingHorizontal: margin }]}>
        <StateHead actions={actions} hasStory={view.path.length > 0} />
        {isCompact ? (
          <View style={styles.links}>
            <StateLinks actions={actions} />
          </View>
        ) : null}
        {view.path.length === 0 ? (
          <Words as="bodyLarge" color={colors.onSurfaceVariant}>
            {texts.state.noStory}
          </Words>
        ) : (
          <Shown view={view} />
        )}
      </View>
    </View>
  );
}

type StateHeadProps = Pick<StateScreenProps, 'actions'> & { readonly hasStory: boolean };

function StateHead({ actions, hasStory }: StateHeadProps) {
  const isCompact = useWindow().kind === 'compact';
  return (
    <View style={[styles.head, isCompact && styles.compact]}>
      <Heading as="placeTitle" level={1} style={styles.grow}>
        {texts.state.title}
      </Heading>
      {isCompact ? null : <StateLinks actions={actions} />}
      {hasStory ? (
        <IconButton
          icon="more"
          label={texts.story.files}
          onPress={actions.openFiles}
          testID="story-files-open"
        />
      ) : null}
      <SettingsButton onPress={actions.openSettings} />
    </View>
  );
}

/** Two more ways to look at the story; on phones they have a line of their own. */
function StateLinks({ actions }: Pick<StateScreenProps, 'actions'>) {
  return (
    <>
      <AppButton icon="memory" look="text" onPress={actions.openMemories} testID="open-memories">
        {texts.state.memories}
      </AppButton>
      <AppButton icon="tree" look="text" onPress={actions.openTree} testID="open-tree">
        {texts.state.tree}
      </AppButton>
    </>
  );
}

function Shown({ view }: Pick<StateScreenProps, 'view'>) {
  const { margin } = useWindow();
  const [look, setLook] = useState<Look>('world');
  /** Counted from the newest scene, so that the newest is shown again after a turn. */
  const [back, setBack] = useState({ from: view.path, steps: 0 });
  const { path } = view;
  const steps = back.from === path ? back.steps : 0;
  const position = Math.max(0, path.length - 1 - steps);
  const scene = path[position];
  const names = useMemo(() => stateNames(view), [view]);
  const shown = useMemo(
    () => (scene === undefined ? null : sceneLook(scene, shownIn(look, view))),
    [scene, look, view],
  );
  if (shown === null) return null;
  const step = (by: number) => () => {
    setBack({ from: path, steps: steps + by });
  };
  return (
    <>
      <Segments
        chosen={look}
        label={texts.state.viewsLabel}
        labels={texts.state.views}
        onChoose={setLook}
        options={looks}
        testID="state-view"
      />
      <SceneStepper
        onEarlier={position > 0 ? step(1) : null}
        onLater={steps > 0 ? step(-1) : null}
        words={shown.words}
      />
      <ScrollView
        contentContainerStyle={[styles.content, { paddingHorizontal: margin }]}
        style={[styles.scroll, { marginHorizontal: -margin }]}
      >
        <Looked look={look} names={names} shown={shown} />
      </ScrollView>
    </>
  );
}

/** Whoever wants all of it, as it is kept, has the JSON. */
function shownIn(look: Look, { path, setting, stateAt }: StateView) {
  if (look === 'json' || !isToldOfProse(path)) return stateAt;
  const hour = setting()?.time.part === null ? 'unknown' : 'known';
  return (scene: SceneId) => {
    const state = stateAt(scene);
    return state === null ? null : withoutOwnMarks(state, hour);
  };
}

type LookedProps = {
  readonly look: Look;
  readonly shown: SceneLook;
  readonly names: StateNames;
};

function Looked({ look, shown: { state, compared }, names }: LookedProps) {
  switch (look) {
    case 'world':
      return (
        <StateTree
          before={compared?.before ?? null}
          differences={compared?.differences ?? []}
          names={names}
          state={state}
        />
      );
    case 'changes':
      return compared === null ? null : <ChangeList compared={compared} names={names} />;
    case 'json':
      return <JsonInspector value={state} />;
  }
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  column: { flex: 1, width: '100%', maxWidth: size.sheetMax + 2 * 40, alignSelf: 'center' },
  head: { flexDirection: 'row', alignItems: 'center', minHeight: 64 },
  compact: { marginEnd: -14 },
  links: { flexDirection: 'row', flexWrap: 'wrap', marginStart: -space.md, marginTop: -space.sm },
  grow: { flex: 1 },
  scroll: { flex: 1 },
  content: { paddingTop: space.xs, paddingBottom: space.xxl },
});
