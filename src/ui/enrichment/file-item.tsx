import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { OfferedFile } from '@/engine/files/enrichment';
import { typographic } from '@/story/words/typographic';
import { previewOf, type FilePreview } from '@/ui/enrichment/preview-of';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { enrichmentTexts } from '@/ui/texts/enrichment-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type FileItemProps = { readonly file: OfferedFile; readonly testID: string };

/** One file: what it is called and its first words; opened, all of it. */
export function FileItem({ file, testID }: FileItemProps) {
  const { colors, own } = useAppTheme();
  const [isOpen, setIsOpen] = useState(false);
  const preview = previewOf(file);
  const { state } = file;
  const stays = state === 'edited' || state === 'taken' ? enrichmentTexts.states[state] : null;
  return (
    <View style={[styles.item, { borderColor: colors.outlineVariant }]}>
      <Pressable
        aria-expanded={isOpen}
        onPress={() => {
          setIsOpen(!isOpen);
        }}
        role="button"
        style={styles.row}
        testID={testID}
      >
        <View style={styles.words}>
          <Words as="choice" color={own.prose}>
            {typographic(preview.title)}
          </Words>
          {preview.first === null || isOpen ? null : (
            <Words as="bodyMedium" color={colors.onSurfaceVariant} numberOfLines={2}>
              {typographic(preview.first)}
            </Words>
          )}
          {stays === null ? null : (
            <Words as="bodySmall" color={own.warning}>
              {stays}
            </Words>
          )}
        </View>
        <Icon
          color={colors.onSurfaceVariant}
          name={isOpen ? 'collapse' : 'expand'}
          size={size.icon}
        />
      </Pressable>
      {isOpen ? <Whole parts={preview.parts} path={file.path} /> : null}
    </View>
  );
}

function Whole({ parts, path }: Pick<FilePreview, 'parts'> & { readonly path: string }) {
  const { colors, own } = useAppTheme();
  return (
    <View style={styles.whole} testID={`text-of-${path}`}>
      {parts.map(({ label, text }, at) => (
        <View key={`${String(at)} ${label ?? ''}`}>
          {label === null ? null : (
            <Words as="labelMedium" color={colors.onSurfaceVariant}>
              {label}
            </Words>
          )}
          {text.split('\n').map((line, place) => (
            <Words as="choice" color={own.prose} key={`${String(place)} ${line}`} selectable>
              {typographic(line)}
            </Words>
          ))}
        </View>
      ))}
      <Words as="log" color={colors.onSurfaceVariant} selectable>
        {path}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  item: { borderTopWidth: StyleSheet.hairlineWidth },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: size.tapTarget,
    paddingVertical: space.md,
  },
  words: { flex: 1, gap: 2 },
  whole: { gap: space.md, paddingBottom: space.lg },
});
