import { StyleSheet, Text } from 'react-native';

import { withoutSteering } from '@/story/words/without-steering';

/** Said, not seen: what an icon or a line through a word says to those who see it. */
export function ForEars({ children }: { readonly children: string }) {
  return <Text style={styles.unseen}>{withoutSteering(children)}</Text>;
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
