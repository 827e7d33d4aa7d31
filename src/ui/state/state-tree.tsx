import { useMemo, useState } from 'react';
import { View } from 'react-native';

import type { StateDifference } from '@/story/state/state-differences';
import type { StoryState } from '@/story/state/story-state';
import type { StateNames } from '@/ui/state/state-names';
import { keyOf, rowsAtATime, stateRows, type StateRow } from '@/ui/state/state-rows';
import { StateTreeRow } from '@/ui/state/state-tree-row';
import { treeRole } from '@/ui/state/tree-item';
import { texts } from '@/ui/texts/texts';

type StateTreeProps = {
  readonly state: StoryState;
  readonly before: StoryState | null;
  readonly differences: readonly StateDifference[];
  readonly names: StateNames;
};

/** Everything the story knows of its world; what is closed costs nothing. */
export function StateTree({ state, before, differences, names }: StateTreeProps) {
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [shown, setShown] = useState<ReadonlyMap<string, number>>(new Map());
  const rows = useMemo(
    () => stateRows({ state, before, differences, names, opened, shown }),
    [state, before, differences, names, opened, shown],
  );
  const [onPress] = useState(() => (row: StateRow) => {
    const key = keyOf(row.path);
    if (row.kind === 'more')
      setShown((all) => new Map(all).set(key, (all.get(key) ?? rowsAtATime) + rowsAtATime));
    else setOpened((all) => new Map(all).set(key, row.isOpen !== true));
  });
  return (
    <View aria-label={texts.state.world} {...treeRole}>
      {rows.map((row) => (
        <StateTreeRow key={row.key} onPress={onPress} row={row} />
      ))}
    </View>
  );
}
