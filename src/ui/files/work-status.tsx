import { StyleSheet, View } from 'react-native';

import type { BytesRead } from '@/ports/file-exchange';
import { hasCome, type DeskWork } from '@/ui/files/desk-view';
import { AppButton } from '@/ui/kit/app-button';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { generatedWarning } from '@/story/words/generated-warning';
import { fileTexts } from '@/ui/texts/file-texts';
import { listWarnings } from '@/ui/texts/list-warnings';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type WorkStatusProps = { readonly work: DeskWork; readonly onStop: () => void };

/** What is being done, what came of it, or what was wrong. There from the start: only then is it heard. */
export function WorkStatus({ work, onStop }: WorkStatusProps) {
  return (
    <View aria-live="polite" role="status" testID="files-status">
      {work.kind === 'working' ? <Working onStop={onStop} work={work} /> : <Outcome work={work} />}
    </View>
  );
}

type WorkingProps = {
  readonly work: Extract<DeskWork, { readonly kind: 'working' }>;
  readonly onStop: () => void;
};

function Working({ work, onStop }: WorkingProps) {
  const { task, read } = work;
  return (
    <View style={styles.working}>
      <View style={styles.grow}>
        <Words as="bodyMedium">{fileTexts.working[task]}</Words>
        {read === null ? null : <ReadingBar read={read} />}
      </View>
      {task === 'delete' ? null : (
        <AppButton look="text" onPress={onStop} testID="files-stop">
          {fileTexts.cancel}
        </AppButton>
      )}
    </View>
  );
}

/** A small file is read before its bar could be seen. */
const worthABar = 8 * 1024 * 1024;

function ReadingBar({ read }: { readonly read: BytesRead }) {
  const { colors, own } = useAppTheme();
  if (read.of < worthABar) return null;
  return (
    <>
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {fileTexts.working.readPart(megabytes(read.bytes), megabytes(read.of))}
      </Words>
      <View style={[styles.track, { backgroundColor: own.surfaceContainerHighest }]}>
        <View
          style={[
            styles.fill,
            { backgroundColor: colors.primary, width: `${(100 * read.bytes) / read.of}%` },
          ]}
        />
      </View>
    </>
  );
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / (1024 * 1024)));
}

function Outcome({ work }: { readonly work: DeskWork }) {
  const { colors } = useAppTheme();
  const words = outcomeWords(work);
  if (words === null) return null;
  const isFailure = work.kind === 'failed';
  return (
    <View style={styles.outcome}>
      <Icon
        color={isFailure ? colors.error : colors.primary}
        name={isFailure ? 'failed' : 'done'}
        size={size.icon}
      />
      <View style={styles.grow}>
        {words.map((sentence) => (
          <Words as="bodyMedium" key={sentence} selectable>
            {sentence}
          </Words>
        ))}
      </View>
    </View>
  );
}

function outcomeWords(work: DeskWork): readonly string[] | null {
  switch (work.kind) {
    case 'saved':
      return [fileTexts.saved(work.file)];
    case 'reported':
      return [fileTexts.reported(work.file)];
    case 'backed-up':
      return [fileTexts.backedUp(work.stories, work.file), ...work.leftOut];
    case 'stopped':
      return [fileTexts.stopped];
    case 'failed':
      return [work.sentence];
    case 'arrived':
      return [arrivedWords(work)];
    case 'opened':
      return openedWords(work.campaign);
    case 'idle':
    case 'working':
    case 'deleted':
      return null;
  }
}

function openedWords({
  title,
  findings,
  generated,
  rating,
  warnings,
}: Extract<DeskWork, { readonly kind: 'opened' }>['campaign']): readonly string[] {
  const warning = generatedWarning(generated);
  return [
    fileTexts.opened.here(title),
    ...(rating === undefined ? [] : [fileTexts.opened.rating(rating)]),
    ...(warnings === undefined ? [] : [texts.library.warnings(listWarnings(warnings))]),
    ...(findings === 0 ? [] : [fileTexts.opened.findings(findings)]),
    ...(warning === null ? [] : [warning]),
  ];
}

function arrivedWords({ stories, file }: Extract<DeskWork, { readonly kind: 'arrived' }>): string {
  if (stories.length === 0) return fileTexts.nothingInFile;
  return fileTexts.arrived.came(stories.filter(hasCome).length, stories.length, file);
}

const styles = StyleSheet.create({
  working: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  outcome: { flexDirection: 'row', gap: space.lg, paddingVertical: space.md },
  grow: { flex: 1, gap: space.xs },
  track: { height: 4, borderRadius: radius.sm, overflow: 'hidden' },
  fill: { height: 4 },
});
