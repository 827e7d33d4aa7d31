import { fireEvent, screen, within } from '@testing-library/react-native';

import type { StoryCard } from '@/engine/library/library-cards';
import { storedId } from '@/foundation/ids';
import type { ArrivedStory, DeskWork } from '@/ui/files/desk-view';
import { DeviceFilesSheet } from '@/ui/files/device-files-sheet';
import { StoryFilesSheet } from '@/ui/files/story-files-sheet';
import { sampleStory } from '@/ui/library/testing/sample-cards';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { lookOf } from '@/ui/testing/look-of';
import { press } from '@/ui/testing/press';
import { fileTexts } from '@/ui/texts/file-texts';

beforeEach(freshScreen);

const idle: DeskWork = { kind: 'idle' };
const working: DeskWork = { kind: 'working', task: 'save', read: null };

function showStoryFiles({
  work = idle,
  toDelete = null,
  story = {},
}: {
  readonly work?: DeskWork;
  readonly toDelete?: number | null;
  readonly story?: Partial<StoryCard>;
}) {
  const actions = {
    save: jest.fn(),
    saveTranscript: jest.fn(),
    report: jest.fn(),
    openRest: jest.fn(),
    askToDelete: jest.fn(),
    keep: jest.fn(),
    delete: jest.fn(),
    stop: jest.fn(),
    close: jest.fn(),
  };
  renderInTheme(
    <StoryFilesSheet actions={actions} story={sampleStory(story)} view={{ work, toDelete }} />,
  );
  return actions;
}

describe('the files of a story', () => {
  it('can be saved, reported and deleted, each with a word on what that does', () => {
    const actions = showStoryFiles({});
    for (const name of ['save', 'report', 'delete'] as const) {
      const row = screen.getByRole('button', { name: fileTexts.story[name] });
      expect(row.props['accessibilityHint']).toBe(fileTexts.story[`${name}Help`]);
      fireEvent.press(row);
    }
    expect(
      [actions.save, actions.report, actions.askToDelete].map(({ mock }) => mock.calls.length),
    ).toEqual([1, 1, 1]);
    expect(screen.queryByTestId('open-rest')).toBeNull();
  });

  it('can be kept as words: Markdown, a web page or an e-book', () => {
    const { saveTranscript } = showStoryFiles({});
    for (const format of ['md', 'html', 'epub'] as const)
      fireEvent.press(screen.getByRole('button', { name: fileTexts.transcript.label[format] }));
    expect(saveTranscript.mock.calls).toEqual([['md'], ['html'], ['epub']]);
  });

  it('offer no words of a story that has none, or whose words cannot be read', () => {
    showStoryFiles({ story: { scenes: 0 } });
    expect(screen.queryByTestId('save-md')).toBeNull();
    freshScreen();
    showStoryFiles({ story: { fault: 'This story is damaged at scene 4.' } });
    expect(screen.queryByTestId('save-md')).toBeNull();
  });

  it('of a damaged story say what is wrong, and offer to open what can be read', () => {
    const fault = 'This story is damaged at scene 4.';
    const { openRest } = showStoryFiles({ story: { fault } });
    expect(screen.getByText(fault)).toBeOnTheScreen();
    press('open-rest');
    expect(openRest).toHaveBeenCalledTimes(1);
  });

  it('say what is being done, and can be stopped; nothing else is done meanwhile', () => {
    const { stop, save } = showStoryFiles({ work: working });
    expect(screen.getByTestId('files-status')).toHaveTextContent(/^Packing the story…/);
    press('save-story');
    expect(save).not.toHaveBeenCalled();
    press('files-stop');
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it.each<readonly [DeskWork, string]>([
    [{ kind: 'saved', file: 'a.narratoria' }, fileTexts.saved('a.narratoria')],
    [{ kind: 'reported', file: 'r.narratoria' }, fileTexts.reported('r.narratoria')],
    [{ kind: 'failed', sentence: 'The disk is full.' }, 'The disk is full.'],
    [{ kind: 'stopped' }, fileTexts.stopped],
  ])('say in a region that is read aloud what came of it: %j', (work, sentence) => {
    showStoryFiles({ work });
    const status = screen.getByTestId('files-status');
    expect([status.props['role'], status.props['aria-live']]).toEqual(['status', 'polite']);
    expect(status).toHaveTextContent(sentence);
  });

  it('asks before anything is deleted, offers a file of it, and names the safe way first', () => {
    const actions = showStoryFiles({ toDelete: 31 });
    const dialog = within(screen.getByTestId('delete-dialog'));
    expect(dialog.getByText('Delete 31 scenes of The Small Yard?')).toBeOnTheScreen();
    const { keep, saveFirst, delete: remove } = fileTexts.deletion;
    expect(dialog.getAllByRole('button').map(({ props }) => String(props['testID']))).toEqual([
      'keep-story',
      'save-first',
      'confirm-delete',
    ]);
    for (const name of [keep, saveFirst, remove])
      fireEvent.press(dialog.getByRole('button', { name }));
    expect(
      [actions.keep, actions.save, actions.delete].map(({ mock }) => mock.calls.length),
    ).toEqual([1, 1, 1]);
  });

  it('says in the question itself that the story is saved', () => {
    showStoryFiles({ toDelete: 1, work: { kind: 'saved', file: 'a.narratoria' } });
    expect(
      within(screen.getByTestId('delete-dialog')).getByText(fileTexts.saved('a.narratoria')),
    ).toBeOnTheScreen();
  });

  it('of a story that is deleted offer nothing more', () => {
    const { close } = showStoryFiles({ work: { kind: 'deleted' } });
    expect(screen.getByText('The Small Yard is deleted.')).toBeOnTheScreen();
    expect(screen.queryByTestId('save-story')).toBeNull();
    press('files-done');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('have rows that a finger can hit', () => {
    showStoryFiles({});
    for (const testID of ['save-story', 'report-story', 'delete-story'])
      expect(lookOf(testID).minHeight).toBeGreaterThanOrEqual(48);
  });
});

function arrived(known: Partial<ArrivedStory>): ArrivedStory {
  return {
    id: storedId.playthrough('story-1'),
    title: 'The Small Yard',
    scenes: 7,
    outcome: 'added',
    begunAt: Date.UTC(2026, 10, 3, 12),
    keptAs: null,
    isUnsafe: false,
    ...known,
  };
}

function showDeviceFiles(work: DeskWork, storyCount = 2) {
  const actions = {
    openFile: jest.fn(),
    backUp: jest.fn(),
    replace: jest.fn(),
    openStory: jest.fn(),
    begin: jest.fn(),
    stop: jest.fn(),
    close: jest.fn(),
  };
  renderInTheme(<DeviceFilesSheet actions={actions} storyCount={storyCount} work={work} />);
  return actions;
}

const from = (...stories: readonly ArrivedStory[]): DeskWork => ({
  kind: 'arrived',
  file: 'b.narratoria',
  stories,
});

describe('the files of the device', () => {
  it('open a save or a backup, and back everything up', () => {
    const { openFile, backUp } = showDeviceFiles(idle);
    fireEvent.press(screen.getByRole('button', { name: fileTexts.device.open }));
    fireEvent.press(screen.getByRole('button', { name: fileTexts.device.backUp }));
    expect([openFile.mock.calls.length, backUp.mock.calls.length]).toEqual([1, 1]);
  });

  it('say that a story came, what is odd in its files, and offer to begin it', () => {
    const campaign = { id: 'weir', title: 'The Weir', findings: 2, generated: 0 };
    const { begin } = showDeviceFiles({ kind: 'opened', campaign });
    expect(within(screen.getByTestId('files-status')).getByText(/^The Weir is in/)).toBeTruthy();
    expect(screen.getByText(fileTexts.opened.findings(2))).toBeOnTheScreen();
    press('begin-opened');
    expect(begin.mock.calls).toEqual([['weir']]);
    freshScreen();
    showDeviceFiles({ kind: 'opened', campaign: { ...campaign, findings: 0 } });
    expect(screen.queryByText(/things? in its files/)).toBeNull();
    expect(screen.queryByText(/AI-generated/)).toBeNull();
  });

  it('say what the author of a story that came wants known before it begins', () => {
    const known = { rating: 'Teen', warnings: ['a flood', 'grief'] };
    const campaign = { id: 'weir', title: 'The Weir', findings: 0, generated: 0, ...known };
    showDeviceFiles({ kind: 'opened', campaign });
    expect(screen.getByText('Its author rates it: Teen.')).toBeOnTheScreen();
    expect(screen.getByText('Contains: a flood; grief.')).toBeOnTheScreen();
  });

  it('[arch §6.2.11] say in the prescribed words how much of a story was generated', () => {
    const campaign = { id: 'weir', title: 'The Weir', findings: 0, generated: 4 };
    showDeviceFiles({ kind: 'opened', campaign });
    expect(
      screen.getByText(
        'Campaign contains 4 AI-generated asset(s). Review generated flags and provenance metadata to verify correctness.',
      ),
    ).toBeOnTheScreen();
  });

  it('have nothing to back up without a story', () => {
    const { backUp } = showDeviceFiles(idle, 0);
    press('back-up');
    expect(backUp).not.toHaveBeenCalled();
    expect(screen.getByTestId('back-up').props['accessibilityHint']).toBe(
      fileTexts.device.backUpHelp(0),
    );
  });

  it('say how much of a large file is read, and of a small one only that it is', () => {
    const megabyte = 1024 * 1024;
    const reading = (of: number): DeskWork => ({
      kind: 'working',
      task: 'read',
      read: { bytes: of / 4, of },
    });
    showDeviceFiles(reading(40 * megabyte));
    expect(screen.getByText('Read 10 of 40 MB.')).toBeOnTheScreen();
    screen.unmount();
    showDeviceFiles(reading(2 * megabyte));
    expect(screen.queryByText(/ MB\./)).toBeNull();
  });

  it('name the stories that a backup had to leave out', () => {
    showDeviceFiles({
      kind: 'backed-up',
      file: 'b.narratoria',
      stories: 1,
      leftOut: ['story-9 was left out: it is damaged at scene 4.'],
    });
    expect(screen.getByTestId('files-status')).toHaveTextContent(
      /1 story is in b\.narratoria.*story-9 was left out/,
    );
  });

  it('tell what came of each story: its title, its scenes, when it was begun, and what became of it', () => {
    const { openStory } = showDeviceFiles(
      from(arrived({}), arrived({ id: storedId.playthrough('story-2'), outcome: 'further here' })),
    );
    expect(screen.getByTestId('files-status')).toHaveTextContent(
      '1 of 2 stories came from b.narratoria.',
    );
    expect(screen.getByTestId('arrived-story-1')).toHaveTextContent(
      /The Small Yard7 scenes · begun 3 November 2026It is here now\./,
    );
    expect(screen.getByTestId('arrived-story-2')).toHaveTextContent(/stays\./);
    expect(screen.queryByText(fileTexts.arrived.replace)).toBeNull();
    press('open-arrived-story-1');
    expect(openStory.mock.calls).toEqual([['story-1']]);
  });

  it('leave out a time that nobody can know', () => {
    showDeviceFiles(from(arrived({ begunAt: NaN })));
    expect(screen.getByText('7 scenes')).toBeOnTheScreen();
  });

  it('offer to take a story that went another way, and say that the one here is saved first', () => {
    const { replace } = showDeviceFiles(from(arrived({ outcome: 'refused' })));
    expect(
      screen.getByText(`${fileTexts.arrived.outcomes.refused} ${fileTexts.arrived.replaceHelp}`),
    ).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: fileTexts.arrived.replace }));
    expect(replace.mock.calls).toEqual([['story-1']]);
  });

  it.each<readonly [Partial<ArrivedStory>, string]>([
    [{ outcome: 'replaced', keptAs: 'old.narratoria' }, fileTexts.arrived.keptAs('old.narratoria')],
    [{ outcome: 'refused', isUnsafe: true }, fileTexts.arrived.notSafe],
  ])('say where the story is that was here, or why it stays: %j', (known, sentence) => {
    showDeviceFiles(from(arrived(known)));
    expect(screen.getByTestId('arrived-story-1')).toHaveTextContent(new RegExp(sentence));
  });

  it('say that a file holds no story', () => {
    showDeviceFiles(from());
    expect(screen.getByText(fileTexts.nothingInFile)).toBeOnTheScreen();
    expect(screen.queryByTestId('arrived')).toBeNull();
  });
});
