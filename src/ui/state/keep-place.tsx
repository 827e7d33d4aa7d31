import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { TextField } from '@/ui/kit/text-field';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

const longestName = 80;

type KeepPlaceProps = { readonly onSave: (name: string) => void };

/** Gives the scene where the player stands a name of their own. */
export function KeepPlace({ onSave }: KeepPlaceProps) {
  const { colors } = useAppTheme();
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const save = (): void => {
    const wanted = name.trim();
    setFault(wanted === '' ? texts.tree.nameMissing : '');
    if (wanted === '') return;
    onSave(wanted);
    setName('');
  };
  return (
    <View>
      <Words as="titleSmall" style={styles.label}>
        {texts.tree.keep}
      </Words>
      <View style={styles.row}>
        <TextField
          label={texts.tree.name}
          mostCharacters={longestName}
          onChange={setName}
          onSubmit={save}
          style={styles.grow}
          testID="save-name"
          value={name}
        />
        <AppButton look="filled" onPress={save} testID="save">
          {texts.tree.save}
        </AppButton>
      </View>
      {fault === '' ? null : (
        <Words as="bodySmall" color={colors.error} role="alert" style={styles.label}>
          {fault}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  label: { marginVertical: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  grow: { flex: 1 },
});
