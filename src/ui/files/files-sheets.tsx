import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';

import type { StoryCard } from '@/engine/library/library-cards';
import type { TranscriptFormat } from '@/engine/files/story-files';
import type { PlaythroughId } from '@/foundation/ids';
import { nextFrame } from '@/ui/kit/next-frame';
import type { DeskHost, OpenFiles } from '@/ui/files/desk-host';
import { DeviceFilesSheet } from '@/ui/files/device-files-sheet';
import { FileDesk } from '@/ui/files/file-desk';
import { StoryFilesSheet } from '@/ui/files/story-files-sheet';

export type FilesSheetsProps = {
  readonly open: Exclude<OpenFiles, { readonly kind: 'campaign' }>;
  readonly host: DeskHost;
  readonly stories: readonly StoryCard[];
  readonly onOpenStory: (id: PlaythroughId) => void;
  readonly onBegin: (campaign: string) => void;
  readonly onClose: () => void;
};

/** The files of a story or of the device, over whichever screen is shown. */
export function FilesSheets(props: FilesSheetsProps) {
  const { open, host, stories, onOpenStory, onBegin, onClose } = props;
  const [desk] = useState(() => new FileDesk(host, nextFrame));
  const view = useStore(desk.view);
  useEffect(
    () => () => {
      desk.stop();
    },
    [desk],
  );
  const file = open.kind === 'device' ? open.file : undefined;
  useEffect(() => {
    if (file !== undefined) void desk.openFile(file);
  }, [desk, file]);
  const openStory = (id: PlaythroughId): void => {
    onClose();
    onOpenStory(id);
  };
  const story = useLastKnown(
    open.kind === 'story' ? stories.find(({ id }) => id === open.id) : undefined,
  );
  const ofStory = useMemo(
    () => (story === undefined ? null : storyActions(desk, story)),
    [desk, story],
  );
  if (open.kind === 'device')
    return (
      <DeviceFilesSheet
        actions={{
          ...deviceActions(desk),
          openStory,
          begin: (campaign) => {
            onClose();
            onBegin(campaign);
          },
          close: onClose,
        }}
        storyCount={stories.length}
        work={view.work}
      />
    );
  if (story === undefined || ofStory === null) return null;
  return (
    <StoryFilesSheet
      actions={{
        ...ofStory,
        openRest: () => {
          openStory(story.id);
        },
        close: onClose,
      }}
      story={story}
      view={view}
    />
  );
}

function storyActions(desk: FileDesk, story: StoryCard) {
  return {
    save: () => void desk.saveStory(story),
    saveTranscript: (format: TranscriptFormat) => void desk.saveTranscript(story, format),
    report: () => void desk.reportStory(story),
    askToDelete: () => void desk.askToDelete(story),
    keep: () => {
      desk.keep();
    },
    delete: () => void desk.delete(story),
    stop: () => {
      desk.stop();
    },
  };
}

function deviceActions(desk: FileDesk) {
  return {
    openFile: () => void desk.askForFile(),
    backUp: () => void desk.backUp(),
    replace: (id: PlaythroughId) => void desk.replace(id),
    stop: () => {
      desk.stop();
    },
  };
}

/** A story that was just deleted is still spoken of. */
function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
