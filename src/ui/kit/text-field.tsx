import { StyleSheet, TextInput, type StyleProp, type TextStyle } from 'react-native';

import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';
import { typeStyles } from '@/ui/theme/type-styles';

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Enter. */
  readonly onSubmit?: () => void;
  readonly mostCharacters: number;
  readonly style?: StyleProp<TextStyle>;
  readonly testID: string;
};

/** One line that the player writes. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, onSubmit, mostCharacters, style, testID } = props;
  const { colors } = useAppTheme();
  return (
    <TextInput
      aria-label={label}
      autoCapitalize="none"
      maxLength={mostCharacters}
      onChangeText={onChange}
      onSubmitEditing={onSubmit}
      placeholder={label}
      placeholderTextColor={colors.onSurfaceVariant}
      style={[
        typeStyles.bodyLarge,
        styles.field,
        { color: colors.onSurface, borderColor: colors.outline },
        style,
      ]}
      testID={testID}
      value={value}
    />
  );
}

const styles = StyleSheet.create({
  field: {
    minHeight: size.tapTarget,
    // A field in a row would else not become narrower than the browser's own.
    minWidth: 0,
    borderWidth: 1,
    borderRadius: radius.md,
    paddingHorizontal: space.lg,
    paddingVertical: space.sm,
  },
});
