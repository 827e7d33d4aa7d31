import { fireEvent, screen, within } from '@testing-library/react-native';

import type { OfferedFile } from '@/engine/files/enrichment';
import { EnrichmentPage } from '@/ui/enrichment/enrichment-page';
import type { EnrichmentView } from '@/ui/enrichment/enrichment-view';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { lookOf } from '@/ui/testing/look-of';
import { press } from '@/ui/testing/press';
import { enrichmentTexts } from '@/ui/texts/enrichment-texts';
import { texts } from '@/ui/texts/texts';

beforeEach(freshScreen);

const ada: OfferedFile = {
  path: 'characters/npcs/ada/profile_generated.json',
  kind: 'person',
  state: 'new',
  text: '{"name": "Ada", "role": "the ferrier", "background": "She rows."}',
};
const ashore: OfferedFile = {
  path: 'plot/endings/ashore_generated.md',
  kind: 'ending',
  state: 'new',
  text: '---\ntitle: "Ashore"\n---\n\nYou step ashore.\n',
};
const files = [ada, ashore];

function show(view: EnrichmentView, stories: 'none' | 'begun' = 'none') {
  const actions = {
    accept: jest.fn(),
    takeAway: jest.fn(),
    lookAgain: jest.fn(),
    stop: jest.fn(),
    close: jest.fn(),
  };
  renderInTheme(
    <EnrichmentPage
      actions={actions}
      isBegun={stories === 'begun'}
      title="The Ferry"
      view={view}
    />,
  );
  return actions;
}

/** How often each was asked for, and nothing else. */
function asked(actions: Readonly<Record<string, jest.Mock>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(actions).flatMap(([name, { mock }]) =>
      mock.calls.length === 0 ? [] : [[name, mock.calls.length]],
    ),
  );
}

const status = (): unknown => screen.getByTestId('enrichment-status');

describe('[arch §6.2.12] what the built-in writer would write', () => {
  it('is listed by kind, and who writes it is said', () => {
    show({ kind: 'offered', files });
    expect(screen.getByRole('heading', { name: 'The Ferry' })).toBeOnTheScreen();
    expect(screen.getByText(enrichmentTexts.writer)).toBeOnTheScreen();
    expect(screen.getByTestId('enrichment-person')).toHaveTextContent(
      new RegExp(`^${enrichmentTexts.kinds.person}.*Ada.*the ferrier`),
    );
    expect(screen.queryByTestId('enrichment-lore')).toBeNull();
    expect(screen.queryByText(enrichmentTexts.begun)).toBeNull();
  });

  it('is read whole where a file is opened, and only there; endings say that they give something away', () => {
    show({ kind: 'offered', files });
    const endings = within(screen.getByTestId('enrichment-ending'));
    expect(endings.getByText(enrichmentTexts.spoils)).toBeOnTheScreen();
    expect(screen.queryByText('You step ashore.')).toBeNull();
    expect(screen.getByTestId('enrichment-ending-0')).toBeCollapsed();
    press('enrichment-ending-0');
    expect(screen.getByTestId('enrichment-ending-0')).toBeExpanded();
    expect(endings.getByText('You step ashore.')).toBeOnTheScreen();
    expect(endings.getByText(ashore.path)).toBeOnTheScreen();
    press('enrichment-ending-0');
    expect(screen.queryByText('You step ashore.')).toBeNull();
  });

  it('can be accepted or left', () => {
    const actions = show({ kind: 'offered', files });
    press('enrichment-accept');
    press('enrichment-not-now');
    expect(asked(actions)).toEqual({ accept: 1, close: 1 });
  });

  it('says what becomes of a story that was begun', () => {
    show({ kind: 'offered', files }, 'begun');
    expect(screen.getByText(enrichmentTexts.begun)).toBeOnTheScreen();
  });

  it('is no offer where nothing could be made', () => {
    show({ kind: 'offered', files: [] });
    expect(status()).toHaveTextContent(enrichmentTexts.nothing);
    expect(screen.queryByTestId('enrichment-accept')).toBeNull();
  });

  it('is no offer where all of it is there under a person’s name', () => {
    show({ kind: 'offered', files: [{ ...ada, state: 'taken' }] });
    expect(screen.getByText(enrichmentTexts.states.taken)).toBeOnTheScreen();
    expect(screen.queryByTestId('enrichment-accept')).toBeNull();
  });
});

describe('[arch §6.2.12] what the built-in writer has written', () => {
  const here = { kind: 'here', files, accepted: null, kept: [] } as const;

  it('can be looked at and taken away again', () => {
    const actions = show(here);
    expect(screen.getByText(enrichmentTexts.written)).toBeOnTheScreen();
    expect(status()).toHaveTextContent('');
    press('enrichment-take-away');
    press('enrichment-done');
    expect(asked(actions)).toEqual({ takeAway: 1, close: 1 });
  });

  it('is counted when it was accepted, and what stayed is named', () => {
    show({ ...here, accepted: 1, kept: ['lore/ferry_generated.md'] });
    expect(status()).toHaveTextContent(
      `${enrichmentTexts.accepted(1)}${enrichmentTexts.kept(1)}lore/ferry_generated.md`,
    );
  });

  it('says which of it a person has changed', () => {
    show({ ...here, files: [{ ...ada, state: 'edited' }, ashore] });
    expect(screen.getByTestId('enrichment-person')).toHaveTextContent(
      new RegExp(enrichmentTexts.states.edited),
    );
  });

  it('is gone when it was taken away, but for what a person has changed', () => {
    show({ kind: 'removed', files: 2, kept: [ada.path] });
    expect(status()).toHaveTextContent(
      `${enrichmentTexts.removed(2)}${enrichmentTexts.kept(1)}${ada.path}`,
    );
    expect(screen.queryByTestId('enrichment-take-away')).toBeNull();
  });
});

describe('meanwhile and afterwards', () => {
  it.each(['reading', 'writing', 'removing'] as const)(
    'it says that it is %s, and stops',
    (kind) => {
      const actions = show({ kind });
      expect(status()).toHaveTextContent(enrichmentTexts[kind]);
      press('enrichment-stop');
      expect(asked(actions)).toEqual({ stop: 1 });
    },
  );

  it.each<readonly [string, EnrichmentView]>([
    ['The disk is full.', { kind: 'failed', sentence: 'The disk is full.' }],
    [enrichmentTexts.stopped, { kind: 'stopped' }],
  ])('a fault is one sentence in a region that is read aloud: %s', (sentence, view) => {
    const actions = show(view);
    const { props } = screen.getByTestId('enrichment-status');
    expect([props['role'], props['aria-live']]).toEqual(['status', 'polite']);
    expect(status()).toHaveTextContent(sentence);
    fireEvent.press(screen.getByRole('button', { name: texts.app.tryAgain }));
    expect(asked(actions)).toEqual({ lookAgain: 1 });
  });

  it('rows and buttons can be hit with a finger', () => {
    show({ kind: 'offered', files });
    for (const testID of ['enrichment-person-0', 'enrichment-accept', 'enrichment-not-now'])
      expect(lookOf(testID).minHeight).toBeGreaterThanOrEqual(48);
  });
});
