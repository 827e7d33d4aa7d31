import { fireEvent, screen } from '@testing-library/react-native';

import type { CampaignCard } from '@/engine/library/library-cards';
import { FirstRunScreen } from '@/ui/first-run/first-run-screen';
import { sampleCampaign } from '@/ui/library/testing/sample-cards';
import { usualPreferences } from '@/ui/preferences/testing/usual-preferences';
import { texts } from '@/ui/texts/texts';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { lookOf } from '@/ui/testing/look-of';
import { phoneOnItsSide, setWindow } from '@/ui/testing/window-size';

beforeEach(freshScreen);

function showFirstRun(...campaigns: readonly CampaignCard[]) {
  const asked = { onPrefer: jest.fn(), onBegin: jest.fn(), onLibrary: jest.fn() };
  renderInTheme(
    <FirstRunScreen
      {...asked}
      campaigns={campaigns}
      onOpenFile={null}
      preferences={usualPreferences}
    />,
  );
  return asked;
}

function showWithFiles(...campaigns: readonly CampaignCard[]) {
  const onOpenFile = jest.fn();
  const asked = { onPrefer: jest.fn(), onBegin: jest.fn(), onLibrary: jest.fn(), onOpenFile };
  renderInTheme(<FirstRunScreen {...asked} campaigns={campaigns} preferences={usualPreferences} />);
  return onOpenFile;
}

const other = sampleCampaign({ id: 'other', title: 'Another Yard' });

describe('the first screen', () => {
  it('says what this is in one sentence, and begins the story with one press', () => {
    const { onBegin } = showFirstRun(sampleCampaign());
    expect(screen.getByRole('heading', { name: texts.app.name })).toBeOnTheScreen();
    expect(screen.getByText(texts.app.promise)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Begin The Small Yard' }));
    expect(onBegin.mock.calls).toEqual([['small']]);
  });

  it('asks for nothing: no account, no name, no permission, and only one way on', () => {
    showFirstRun(sampleCampaign());
    expect(screen.queryByDisplayValue(/.*/)).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('lets the player choose how to read, with the usual already chosen', () => {
    const { onPrefer, onBegin } = showFirstRun(sampleCampaign());
    expect(screen.getByRole('radio', { name: texts.reading.themes.dark })).toBeChecked();
    expect(screen.getByRole('radio', { name: '3 of 7' })).toBeChecked();
    fireEvent.press(screen.getByRole('radio', { name: texts.reading.themes.sepia }));
    fireEvent.press(screen.getByRole('radio', { name: '5 of 7' }));
    expect(onPrefer.mock.calls).toEqual([[{ theme: 'sepia' }], [{ readingStep: 4 }]]);
    expect(onBegin).not.toHaveBeenCalled();
  });

  it('shows the way to the others where there are several stories', () => {
    const { onLibrary } = showFirstRun(sampleCampaign(), other);
    fireEvent.press(screen.getByRole('button', { name: texts.firstRun.allStories(2) }));
    expect(onLibrary).toHaveBeenCalledTimes(1);
  });

  it.each([[[sampleCampaign()]], [[]]])(
    'opens a story of the player’s own before any other was begun, also where nothing is bundled',
    (campaigns) => {
      const onOpenFile = showWithFiles(...campaigns);
      fireEvent.press(screen.getByRole('button', { name: texts.firstRun.openOwn }));
      expect(onOpenFile).toHaveBeenCalledTimes(1);
    },
  );

  it('begins the first that can be played', () => {
    const { onBegin } = showFirstRun({ kind: 'broken', id: 'torn', fault: 'It is torn.' }, other);
    fireEvent.press(screen.getByTestId('start-story'));
    expect(onBegin.mock.calls).toEqual([['other']]);
  });

  it('says so where nothing can be played', () => {
    showFirstRun();
    expect(screen.getByText(texts.library.empty)).toBeOnTheScreen();
    expect(screen.queryByTestId('start-story')).toBeNull();
  });

  it('has a button at least 48 high, also on a phone on its side', () => {
    setWindow(phoneOnItsSide);
    showFirstRun(sampleCampaign());
    expect(lookOf('start-story').minHeight).toBeGreaterThanOrEqual(48);
  });
});
