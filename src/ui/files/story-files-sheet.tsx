import type { StoryCard } from '@/engine/library/library-cards';
import type { TranscriptFormat } from '@/engine/files/story-files';
import { ActionRow } from '@/ui/kit/action-row';
import type { DeskView } from '@/ui/files/desk-view';
import { WorkStatus } from '@/ui/files/work-status';
import { AppButton } from '@/ui/kit/app-button';
import { Dialog } from '@/ui/kit/dialog';
import { Sheet } from '@/ui/kit/sheet';
import { Words } from '@/ui/kit/words';
import { storyProgress } from '@/ui/library/story-progress';
import { fileTexts } from '@/ui/texts/file-texts';
import { useAppTheme } from '@/ui/theme/app-theme';

export type StoryFileActions = {
  readonly save: () => void;
  readonly saveTranscript: (format: TranscriptFormat) => void;
  readonly report: () => void;
  /** What is whole of a story that is damaged. */
  readonly openRest: () => void;
  readonly askToDelete: () => void;
  readonly keep: () => void;
  readonly delete: () => void;
  readonly stop: () => void;
  readonly close: () => void;
};

type StoryFilesProps = {
  readonly story: StoryCard;
  readonly view: DeskView;
  readonly actions: StoryFileActions;
};

/** What can be done with a story as a whole. */
export function StoryFilesSheet({ story, view, actions }: StoryFilesProps) {
  const { colors } = useAppTheme();
  const { work, toDelete } = view;
  if (toDelete !== null)
    return <DeletionDialog actions={actions} scenes={toDelete} story={story} work={work} />;
  return (
    <Sheet isOpen onClose={actions.close} testID="story-files" title={story.title}>
      {work.kind === 'deleted' ? (
        <Deleted onClose={actions.close} title={story.title} />
      ) : (
        <>
          <Words as="bodySmall" color={colors.onSurfaceVariant}>
            {story.fault ?? storyProgress(story)}
          </Words>
          <WorkStatus onStop={actions.stop} work={work} />
          <Rows actions={actions} isBusy={work.kind === 'working'} story={story} />
        </>
      )}
    </Sheet>
  );
}

type RowsProps = Pick<StoryFilesProps, 'story' | 'actions'> & { readonly isBusy: boolean };

function Rows({ story, actions, isBusy }: RowsProps) {
  const { story: words } = fileTexts;
  return (
    <>
      {story.fault === null ? null : (
        <ActionRow
          help={words.openRestHelp}
          icon="story"
          isDisabled={isBusy}
          label={words.openRest}
          onPress={actions.openRest}
          testID="open-rest"
        />
      )}
      <ActionRow
        help={words.saveHelp}
        icon="download"
        isDisabled={isBusy}
        label={words.save}
        onPress={actions.save}
        testID="save-story"
      />
      {story.fault === null && story.scenes > 0 ? (
        <ToRead isBusy={isBusy} onSave={actions.saveTranscript} />
      ) : null}
      <ActionRow
        help={words.reportHelp}
        icon="beat"
        isDisabled={isBusy}
        label={words.report}
        onPress={actions.report}
        testID="report-story"
      />
      <ActionRow
        help={words.deleteHelp}
        icon="delete"
        isDisabled={isBusy}
        label={words.delete}
        onPress={actions.askToDelete}
        testID="delete-story"
      />
    </>
  );
}

type ToReadProps = {
  readonly isBusy: boolean;
  readonly onSave: (format: TranscriptFormat) => void;
};

const formats: readonly TranscriptFormat[] = ['md', 'html', 'epub'];

/** The story as text, for whoever wants to keep it, print it or give it away. */
function ToRead({ isBusy, onSave }: ToReadProps) {
  const { transcript } = fileTexts;
  return formats.map((format) => (
    <ActionRow
      help={transcript.help[format]}
      icon="story"
      isDisabled={isBusy}
      key={format}
      label={transcript.label[format]}
      onPress={() => {
        onSave(format);
      }}
      testID={`save-${format}`}
    />
  ));
}

type DeletionDialogProps = Pick<StoryFilesProps, 'story' | 'actions'> &
  Pick<DeskView, 'work'> & { readonly scenes: number };

function DeletionDialog({ story, scenes, work, actions }: DeletionDialogProps) {
  const { deletion } = fileTexts;
  return (
    <Dialog
      icon="delete"
      isOpen
      message={deletion.body}
      onLeave={actions.keep}
      testID="delete-dialog"
      title={deletion.title(scenes, story.title)}
    >
      <WorkStatus onStop={actions.stop} work={work} />
      <AppButton look="filled" onPress={actions.keep} testID="keep-story">
        {deletion.keep}
      </AppButton>
      <AppButton look="outlined" onPress={actions.save} testID="save-first">
        {deletion.saveFirst}
      </AppButton>
      <AppButton look="text" onPress={actions.delete} testID="confirm-delete">
        {deletion.delete}
      </AppButton>
    </Dialog>
  );
}

function Deleted({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <>
      <Words aria-live="polite" as="bodyLarge" role="status" testID="story-deleted">
        {fileTexts.deletion.deleted(title)}
      </Words>
      <AppButton hasFocus look="text" onPress={onClose} testID="files-done">
        {fileTexts.done}
      </AppButton>
    </>
  );
}
