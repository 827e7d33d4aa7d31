import { screen } from '@testing-library/react-native';
import { Slot } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import type { ReactElement } from 'react';
import { Text } from 'react-native';

import { AppProvider } from '@/ui/app/app-context';
import { AppModel } from '@/ui/app/app-model';
import { ScriptedHost } from '@/ui/app/testing/scripted-host';
import { AppButton } from '@/ui/kit/app-button';
import { FaultBoundary } from '@/ui/kit/fault-boundary';
import { FailedScreen } from '@/ui/shell/failed-screen';
import { OpeningSeen } from '@/ui/shell/opening-seen';
import { choosingView } from '@/ui/story/testing/story-samples';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { inTheme, renderInTheme } from '@/ui/testing/in-theme';
import { press } from '@/ui/testing/press';
import { texts } from '@/ui/texts/texts';

let quiet: jest.SpyInstance;

beforeEach(() => {
  freshScreen();
  // React tells the console of every fault, also of one that was caught.
  quiet = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  quiet.mockRestore();
});

function Broken(): ReactElement {
  throw new TypeError('it cannot be drawn');
}

const story = 'story-1';

/** An app that is about to show its story, and whose screen at one address throws. */
function showBroken(address: string, broken: string): AppModel {
  const app = new AppModel(new ScriptedHost());
  app.openings.begin(story);
  app.story.setState(choosingView);
  const screenAt = (path: string) => ({
    default: broken === path ? Broken : () => <Text testID={path}>{path}</Text>,
    ErrorBoundary: FailedScreen,
  });
  renderRouter(
    {
      _layout: () =>
        inTheme(
          <AppProvider app={app}>
            <Slot />
            <OpeningSeen pathname={address} />
          </AppProvider>,
        ),
      story: screenAt('story'),
      library: screenAt('library'),
      settings: screenAt('settings'),
    },
    { initialUrl: address },
  );
  return app;
}

/** The story is opened once more, and nobody sees it. */
function isHeldAfterAnother({ openings }: AppModel): boolean {
  openings.begin(story);
  return openings.isHeld(story);
}

describe('a screen that throws while it is drawn', () => {
  it('of a story says so at once, and leads to the library', async () => {
    showBroken('/story', 'story');
    const panel = screen.getByTestId('story-failed');
    expect(panel.props['role']).toBe('alert');
    expect(panel).toHaveTextContent(new RegExp(texts.trouble.storyBody));
    press('story-failed-action');
    expect(await screen.findByTestId('library')).toBeOnTheScreen();
  });

  it('of a story counts as an opening that came to nothing, whatever is looked at next', async () => {
    const app = showBroken('/story', 'story');
    press('story-failed-action');
    await screen.findByTestId('library');
    expect(isHeldAfterAnother(app)).toBe(true);
  });

  it('of something else is no fault of the story', () => {
    const app = showBroken('/settings', 'settings');
    const panel = screen.getByTestId('page-failed');
    expect(panel).toHaveTextContent(new RegExp(texts.trouble.pageBody));
    expect(isHeldAfterAnother(app)).toBe(false);
  });

  it('of the library can only be tried again', () => {
    showBroken('/library', 'library');
    expect(screen.getByTestId('page-failed-action')).toHaveTextContent(texts.app.tryAgain);
    press('page-failed-action');
    expect(screen.getByTestId('page-failed')).toBeOnTheScreen();
  });
});

it('a story that comes up is not held, however often it is opened', () => {
  const app = showBroken('/story', 'nothing');
  expect(screen.getByTestId('story')).toBeOnTheScreen();
  expect([isHeldAfterAnother(app), isHeldAfterAnother(app)]).toEqual([false, true]);
});

it('what cannot be drawn is drawn once more when it is asked for, and only that is replaced', () => {
  let isBroken = true;
  const Fickle = () => (isBroken ? <Broken /> : <Text testID="whole">It is here.</Text>);
  renderInTheme(
    <>
      <Text testID="beside">Something else.</Text>
      <FaultBoundary
        fallback={(retry) => (
          <AppButton look="text" onPress={retry} testID="again">
            Again
          </AppButton>
        )}
      >
        <Fickle />
      </FaultBoundary>
    </>,
  );
  press('again');
  expect(screen.getByTestId('again')).toBeOnTheScreen();
  isBroken = false;
  press('again');
  expect(screen.getByTestId('whole')).toBeOnTheScreen();
  expect(screen.getByTestId('beside')).toBeOnTheScreen();
});
