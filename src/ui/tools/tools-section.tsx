import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Heading } from '@/ui/kit/words';
import { space } from '@/ui/theme/layout';

type ToolsSectionProps = {
  readonly title: string;
  /** Beside the title: how it stands. */
  readonly side?: ReactNode;
  /** At the other end of the line. */
  readonly isApart?: boolean;
  readonly children: ReactNode;
};

export function ToolsSection({ title, side, isApart = false, children }: ToolsSectionProps) {
  return (
    <View style={styles.section}>
      <View style={[styles.head, isApart && styles.apart]}>
        <Heading as="titleSmall" level={2}>
          {title}
        </Heading>
        {side}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { marginBottom: space.xxl },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 28,
    gap: space.md,
    marginBottom: space.sm,
  },
  apart: { justifyContent: 'space-between' },
});
