import { StyleSheet, View } from 'react-native';

import type { OfferedFile } from '@/engine/files/enrichment';
import { EnrichmentFoot, type EnrichmentActions } from '@/ui/enrichment/enrichment-foot';
import type { EnrichmentView } from '@/ui/enrichment/enrichment-view';
import { FileItem } from '@/ui/enrichment/file-item';
import { Icon } from '@/ui/kit/icon';
import { SectionTitle } from '@/ui/kit/section-title';
import { Sheet } from '@/ui/kit/sheet';
import { Words } from '@/ui/kit/words';
import { enrichmentTexts } from '@/ui/texts/enrichment-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type EnrichmentPageProps = {
  readonly title: string;
  /** Whether a story of the campaign has been begun. */
  readonly isBegun: boolean;
  readonly view: EnrichmentView;
  readonly actions: EnrichmentActions;
};

/** What there is of the built-in writer's, in the sheet. */
export function EnrichmentPage({ view, title, isBegun, actions }: EnrichmentPageProps) {
  const { colors } = useAppTheme();
  const files = view.kind === 'offered' || view.kind === 'here' ? view.files : [];
  return (
    <Sheet
      foot={<EnrichmentFoot actions={actions} view={view} />}
      isOpen
      onClose={actions.close}
      testID="enrichment-sheet"
      title={title}
    >
      <Status view={view} />
      {files.length === 0 ? null : (
        <Words as="bodyMedium" color={colors.onSurfaceVariant}>
          {view.kind === 'here' ? enrichmentTexts.written : enrichmentTexts.writer}
        </Words>
      )}
      {files.length === 0 || !isBegun ? null : (
        <Words as="bodyMedium" color={colors.onSurfaceVariant} style={styles.begun}>
          {enrichmentTexts.begun}
        </Words>
      )}
      {kinds.map((kind) => (
        <FilesOfKind files={files.filter((file) => file.kind === kind)} key={kind} kind={kind} />
      ))}
    </Sheet>
  );
}

const kinds = ['person', 'lore', 'beats', 'ending'] as const;

type FilesOfKindProps = {
  readonly kind: (typeof kinds)[number];
  readonly files: readonly OfferedFile[];
};

function FilesOfKind({ kind, files }: FilesOfKindProps) {
  const { colors } = useAppTheme();
  if (files.length === 0) return null;
  return (
    <View testID={`enrichment-${kind}`}>
      <SectionTitle>{enrichmentTexts.kinds[kind]}</SectionTitle>
      {kind === 'beats' || kind === 'ending' ? (
        <Words as="bodySmall" color={colors.onSurfaceVariant} style={styles.spoils}>
          {enrichmentTexts.spoils}
        </Words>
      ) : null}
      {files.map((file, at) => (
        <FileItem file={file} key={file.path} testID={`enrichment-${kind}-${String(at)}`} />
      ))}
    </View>
  );
}

/** What is being done, or what came of it. There from the start: only then is it heard. */
function Status({ view }: Pick<EnrichmentPageProps, 'view'>) {
  const { colors } = useAppTheme();
  const sentences = sentencesOf(view);
  const isFailure = view.kind === 'failed';
  const isDone = isFailure || view.kind === 'here' || view.kind === 'removed';
  return (
    <View aria-live="polite" role="status" testID="enrichment-status">
      {sentences.length === 0 ? null : (
        <View style={styles.status}>
          {isDone ? (
            <Icon
              color={isFailure ? colors.error : colors.primary}
              name={isFailure ? 'failed' : 'done'}
              size={size.icon}
            />
          ) : null}
          <View style={styles.grow}>
            {sentences.map((sentence) => (
              <Words as="bodyLarge" key={sentence} selectable>
                {sentence}
              </Words>
            ))}
          </View>
        </View>
      )}
    </View>
  );
}

function sentencesOf(view: EnrichmentView): readonly string[] {
  switch (view.kind) {
    case 'reading':
    case 'writing':
    case 'removing':
    case 'stopped':
      return [enrichmentTexts[view.kind]];
    case 'offered':
      return view.files.length === 0 ? [enrichmentTexts.nothing] : [];
    case 'here':
      return view.accepted === null
        ? []
        : [enrichmentTexts.accepted(view.accepted), ...keptWords(view.kept)];
    case 'removed':
      return [enrichmentTexts.removed(view.files), ...keptWords(view.kept)];
    case 'failed':
      return [view.sentence];
  }
}

function keptWords(kept: readonly string[]): readonly string[] {
  return kept.length === 0 ? [] : [enrichmentTexts.kept(kept.length), ...kept];
}

const styles = StyleSheet.create({
  status: { flexDirection: 'row', gap: space.lg, paddingVertical: space.md },
  grow: { flex: 1, gap: space.xs },
  begun: { marginTop: space.md },
  spoils: { marginTop: -space.xs, marginBottom: space.md },
});
