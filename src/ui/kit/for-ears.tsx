import { StyleSheet, Text } from 'react-native';

/** Said, not seen: what an icon or a line through a word says to those who see it. */
export function ForEars({ children }: { readonly children: string }) {
  return <Text style={styles.unseen}>{children}</Text>;
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
