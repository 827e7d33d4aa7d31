import { StyleSheet, Text } from 'react-native';

import { texts } from '@/ui/texts/texts';
import type { ToolState } from '@/ui/tools/plan-run';

/** What the icon says to those who see it. */
export function StateForEars({ state }: { readonly state: ToolState }) {
  return <Text style={styles.unseen}>{texts.tools.states[state]}</Text>;
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
