import { Output } from '@/cli/output';
import { TerminalView } from '@/cli/play/terminal-view';
import type { TurnEvent } from '@/engine/turn-event';

const setting: Extract<TurnEvent, { type: 'setting' }> = {
  type: 'setting',
  scene: 2,
  setting: {
    place: { id: 'quay', name: 'the quay', kind: 'water', region: null, features: [] },
    time: { day: 1, weekday: null, part: 'dusk' },
    people: [],
    factions: [
      {
        id: 'ferrymen',
        name: 'the ferrymen',
        score: 5,
        change: 5,
        words: 'well disposed to you',
        why: [],
      },
    ],
    remembered: [],
  },
};

const scene: TurnEvent = {
  type: 'scene',
  number: 2,
  place: 'the quay',
  paragraphs: [[{ text: 'The ferry is late.', by: 'author' }]],
  choices: [],
  beat: null,
  recalled: [],
  rung: 'built-in',
  ms: { plan: 0, run: 0, words: 0 },
};

const sentence: TurnEvent = {
  type: 'sentence',
  text: 'The ferry is late.',
  by: 'author',
  paragraph: 0,
};

/** What is told and what is said beside it, in this order. */
function shown(
  { isTyped }: { readonly isTyped: boolean },
  events: readonly TurnEvent[],
): { readonly told: string; readonly said: string } {
  const written = { told: '', said: '' };
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.told += String(text);
    return true;
  });
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.said += String(text);
    return true;
  });
  const options = { json: false, quiet: false, color: false, data: '', verbose: false };
  const view = new TerminalView(new Output(options), { trace: false, timings: false, isTyped });
  for (const event of events) view.show(event);
  jest.restoreAllMocks();
  return written;
}

it('[arch §4.1.4] whoever plays at a terminal is told beside the words what the scene changed of what is thought', () => {
  const { told, said } = shown({ isTyped: true }, [setting, sentence, scene]);
  expect(said).toBe('\n  The ferrymen: well disposed to you, +5\n');
  expect(told).toBe('\n  The ferry is late.\n');
});

it('a pipe gets the story alone, and a scene shown again says nothing new', () => {
  expect(shown({ isTyped: false }, [setting, sentence, scene]).said).toBe('');
  expect(shown({ isTyped: true }, [setting, scene]).said).toBe('');
});
