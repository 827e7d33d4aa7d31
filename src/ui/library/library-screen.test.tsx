import { fireEvent, screen, within } from '@testing-library/react-native';
import { View } from 'react-native';

import type { CampaignCard, StoryCard } from '@/engine/library/library-cards';
import { storedId } from '@/foundation/ids';
import { LibraryScreen } from '@/ui/library/library-screen';
import { sampleCampaign, sampleStory } from '@/ui/library/testing/sample-cards';
import { lookOf } from '@/ui/testing/look-of';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { press } from '@/ui/testing/press';
import { setWindow, tablet } from '@/ui/testing/window-size';

beforeEach(freshScreen);

type Shown = {
  readonly campaigns?: readonly CampaignCard[];
  readonly stories?: readonly StoryCard[];
  readonly lost?: readonly string[];
  readonly held?: readonly string[];
  readonly files?: 'none';
};

function showLibrary(shown: Shown) {
  const { campaigns = [sampleCampaign()], stories = [], lost = [], held = [], files } = shown;
  const asked = {
    onOpen: jest.fn(),
    onBegin: jest.fn(),
    onFiles: jest.fn(),
    onEnrich: jest.fn(),
    onOpenFile: files === 'none' ? null : jest.fn(),
    onForget: jest.fn(),
    onSettings: jest.fn(),
  };
  renderInTheme(
    <LibraryScreen
      {...asked}
      {...{ campaigns, stories, lost, held }}
      rescueOf={({ id }) => <View testID={`rescue-${id}`} />}
    />,
  );
  return asked;
}

const broken: CampaignCard = {
  kind: 'broken',
  id: 'torn',
  fault: 'campaigns/torn/manifest.json has no title.',
};
const older = sampleStory({
  id: storedId.playthrough('story-0'),
  scenes: 3,
  summary: 'You asked Mara.',
});

describe('the library', () => {
  it('says beforehand whom a story suits and what it contains, where its author does', () => {
    showLibrary({
      campaigns: [sampleCampaign({ rating: 'Teen', warnings: ['a flood', 'grief'] })],
    });
    expect(screen.getByText('Quiet · 20 minutes · Teen')).toBeOnTheScreen();
    expect(screen.getByText('Contains: a flood; grief.')).toBeOnTheScreen();
    freshScreen();
    showLibrary({});
    expect(screen.queryByText(/^Contains/)).toBeNull();
  });

  it('goes on with the latest story first of all', () => {
    const { onOpen } = showLibrary({ stories: [sampleStory()] });
    expect(screen.getByText('Scene 7')).toBeOnTheScreen();
    expect(screen.getByText('You took an apple from the barrel.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: texts.library.continue }));
    expect(onOpen.mock.calls).toEqual([['story-1']]);
  });

  it('offers to read the ending of a story that has ended', () => {
    const { onOpen } = showLibrary({
      stories: [sampleStory({ hasEnded: true, endingTitle: 'Away' })],
    });
    expect(screen.getByText('Ended: Away')).toBeOnTheScreen();
    expect(screen.queryByText(texts.library.continue)).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: texts.library.readAgain }));
    expect(onOpen.mock.calls).toEqual([['story-1']]);
  });

  it('says why a story cannot be opened, and does not offer to', () => {
    showLibrary({ stories: [sampleStory({ fault: 'This story is damaged at scene 4.' })] });
    expect(screen.getByText('This story is damaged at scene 4.')).toBeOnTheScreen();
    expect(screen.queryByTestId('continue-story')).toBeNull();
  });

  it('shows each campaign with what it is, how long it takes, and the way in', () => {
    const { onBegin } = showLibrary({});
    const card = within(screen.getByTestId('campaign-small'));
    expect(card.getByRole('heading', { name: 'The Small Yard' })).toBeOnTheScreen();
    expect(card.getByText('A yard, and a ferry that is late.')).toBeOnTheScreen();
    expect(card.getByText('Quiet · 20 minutes')).toBeOnTheScreen();
    fireEvent.press(card.getByRole('button', { name: texts.library.begin }));
    expect(onBegin.mock.calls).toEqual([['small']]);
  });

  it('[arch §6.2.12] offers to let more be written for a sparse campaign, and to look at what was', () => {
    const { onEnrich } = showLibrary({
      campaigns: [
        sampleCampaign(),
        sampleCampaign({ id: 'bare', enrichment: { kind: 'offered', contentFiles: 2 } }),
        sampleCampaign({ id: 'rich', enrichment: { kind: 'written', files: 9 } }),
      ],
    });
    expect(screen.queryByTestId('enrich-small')).toBeNull();
    expect(screen.getByTestId('enrichment-of-bare')).toHaveTextContent(
      /^Two files tell this story\. Narratoria can write more for it\./,
    );
    expect(screen.getByTestId('enrichment-of-rich')).toHaveTextContent(
      /^Narratoria has written 9 files more for this story\./,
    );
    for (const id of ['bare', 'rich']) press(`enrich-${id}`);
    expect(onEnrich.mock.calls).toEqual([['bare'], ['rich']]);
  });

  it('leaves out what a campaign does not say of itself', () => {
    showLibrary({ campaigns: [sampleCampaign({ genre: null, minutes: null })] });
    expect(screen.getByTestId('campaign-small')).not.toHaveTextContent(/null|undefined|·/);
  });

  it('offers to begin again what was begun', () => {
    showLibrary({ stories: [sampleStory()] });
    expect(screen.getByTestId('begin-small')).toHaveTextContent(texts.library.beginAgain);
  });

  it('says of a broken campaign why it cannot be played, and lists the others', () => {
    showLibrary({ campaigns: [broken, sampleCampaign()] });
    expect(screen.getByTestId('broken-torn')).toHaveTextContent(
      'campaigns/torn/manifest.json has no title.',
    );
    expect(screen.queryByTestId('begin-torn')).toBeNull();
    expect(screen.getByTestId('begin-small')).toBeOnTheScreen();
    expect(screen.getByText(texts.library.onDevice(1))).toBeOnTheScreen();
  });

  it('keeps the other playthroughs below, each of which can be opened', () => {
    const { onOpen } = showLibrary({ stories: [sampleStory(), older] });
    expect(screen.getByRole('heading', { name: texts.library.kept })).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('open-story-0'));
    expect(onOpen.mock.calls).toEqual([['story-0']]);
  });

  it('does not open a playthrough that is broken, says all of why, and what can be had of it', () => {
    const fault = 'This story was written by a newer version. '.repeat(6);
    showLibrary({ stories: [sampleStory(), { ...older, fault }] });
    expect(screen.queryByTestId('open-story-0')).toBeNull();
    expect(screen.queryByTestId('try-again-story-0')).toBeNull();
    expect(screen.getByText(fault.trim()).props['numberOfLines']).toBeUndefined();
    expect(screen.getByTestId('rescue-story-0')).toBeOnTheScreen();
  });

  it('goes on with the latest story that can be opened', () => {
    const fault = 'This story is damaged at scene 4.';
    const { onOpen } = showLibrary({ stories: [sampleStory({ fault }), older] });
    expect(screen.getByTestId('unreadable-story-1')).toHaveTextContent(new RegExp(fault));
    press('continue-story');
    expect(onOpen.mock.calls).toEqual([['story-0']]);
  });

  it('says of a story that the start left alone why, and opens it when it is asked to', () => {
    const { onOpen, onFiles } = showLibrary({ stories: [sampleStory(), older], held: ['story-1'] });
    const held = screen.getByTestId('unreadable-story-1');
    expect(held.props['role']).toBe('status');
    expect(held).toHaveTextContent(new RegExp(`The Small Yard.*${texts.trouble.held}`));
    expect(within(held).getByTestId('rescue-story-1')).toBeOnTheScreen();
    press('try-again-story-1');
    press('files-story-1');
    press('continue-story');
    expect([onOpen.mock.calls, onFiles.mock.calls]).toEqual([
      [['story-1'], ['story-0']],
      [['story-1']],
    ]);
  });

  it('a story whose card cannot be drawn takes no other along, whatever is broken in it', () => {
    const quiet = jest.spyOn(console, 'error').mockReturnValue();
    const rubbish = { not: 'a text' } as unknown as string;
    const { onOpen } = showLibrary({
      stories: [
        sampleStory({ summary: rubbish }),
        { ...older, title: rubbish, summary: rubbish },
        { ...older, id: storedId.playthrough('story-2') },
      ],
    });
    quiet.mockRestore();
    for (const id of ['story-0', 'story-1'])
      expect(screen.getByTestId(`unreadable-${id}`)).toHaveTextContent(
        new RegExp(texts.trouble.unreadable),
      );
    expect(screen.getByTestId('unreadable-story-0')).toHaveTextContent(/^story-0/);
    press('open-story-2');
    press('try-again-story-1');
    expect(onOpen.mock.calls).toEqual([['story-2'], ['story-1']]);
    expect(screen.getByTestId('begin-small')).toBeOnTheScreen();
  });

  it('without anything to play says so', () => {
    showLibrary({ campaigns: [] });
    expect(screen.getByText(texts.library.empty)).toBeOnTheScreen();
  });

  it('leads to the settings on a phone; on wider windows the rail does', () => {
    const { onSettings } = showLibrary({});
    fireEvent.press(screen.getByRole('button', { name: texts.navigation.settings }));
    expect(onSettings).toHaveBeenCalledTimes(1);
    setWindow(tablet);
    expect(screen.queryByTestId('nav-settings')).toBeNull();
  });

  it('leads to the files of each story, also of one that cannot be opened, and to those of all', () => {
    const fault = 'This story is damaged at scene 4.';
    const { onFiles } = showLibrary({ stories: [sampleStory(), { ...older, fault }] });
    const ways = screen.getAllByRole('button', { name: texts.library.more('The Small Yard') });
    for (const way of ways) fireEvent.press(way);
    fireEvent.press(screen.getByRole('button', { name: texts.library.files }));
    expect(onFiles.mock.calls).toEqual([['story-1'], ['story-0'], [null]]);
  });

  it('names a story that was here and is gone, until it is missed no longer', () => {
    const { onForget } = showLibrary({ lost: ['story-of-old'] });
    expect(screen.getByRole('heading', { name: texts.library.missing })).toBeOnTheScreen();
    expect(screen.getByText(texts.library.lost('story-of-old'))).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('forget-story-of-old'));
    expect(onForget.mock.calls).toEqual([['story-of-old']]);
  });

  it('opens a story from a file, where files can be had', () => {
    const { onOpenFile } = showLibrary({});
    fireEvent.press(screen.getByRole('button', { name: texts.library.openFile }));
    expect(onOpenFile).toHaveBeenCalledTimes(1);
    freshScreen();
    showLibrary({ files: 'none' });
    expect(screen.queryByTestId('choose-story-file')).toBeNull();
  });

  it('has buttons at least 48 high', () => {
    showLibrary({ stories: [sampleStory(), older] });
    for (const testID of ['continue-story', 'begin-small', 'open-story-0', 'choose-story-file'])
      expect(lookOf(testID).minHeight).toBeGreaterThanOrEqual(48);
  });
});
