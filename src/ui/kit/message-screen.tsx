import { useEffect, useRef, type ReactNode } from 'react';
import { StyleSheet, View, type Text } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { BrandMark } from '@/ui/kit/brand-mark';
import { focusHeading } from '@/ui/kit/focus/focus-heading';
import { Heading, Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type MessageScreenProps = {
  readonly title: string;
  readonly body: string;
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
  readonly testID: string;
  /** Something broke: it is said at once, and whoever goes through by keys is here. */
  readonly isAlert?: boolean;
  /** What else can be done. */
  readonly children?: ReactNode;
};

/** A whole screen that says one thing, and what can be done about it. */
export function MessageScreen(props: MessageScreenProps) {
  const { title, body, action, testID, isAlert = false, children } = props;
  const { colors } = useAppTheme();
  const heading = useRef<Text>(null);
  useEffect(() => {
    if (isAlert) focusHeading(heading.current);
  }, [isAlert]);
  return (
    <View
      style={[styles.screen, { backgroundColor: colors.surface }]}
      testID={testID}
      {...(isAlert ? alert : {})}
    >
      <BrandMark size={56} />
      <Heading as="headlineSmall" level={1} ref={heading} style={styles.centred}>
        {title}
      </Heading>
      {body === '' ? null : (
        <Words as="bodyLarge" color={colors.onSurfaceVariant} style={styles.centred}>
          {body}
        </Words>
      )}
      {action === null ? null : (
        <AppButton look="filled" onPress={action.onPress} testID={`${testID}-action`}>
          {action.label}
        </AppButton>
      )}
      {children}
    </View>
  );
}

const alert = { role: 'alert' } as const;

const styles = StyleSheet.create({
  screen: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xl,
    padding: space.xxl,
  },
  centred: { textAlign: 'center', maxWidth: 440 },
});
