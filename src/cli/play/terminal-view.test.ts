import type { Choice } from '@/contracts/generated/choice';
import { Output } from '@/cli/kit/output';
import { TerminalView } from '@/cli/play/terminal-view';
import type { TurnEvent } from '@/engine/turn-data/turn-event';

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
    mood: null,
    music: null,
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

type Player = { readonly isTyped: boolean; readonly trace?: boolean };

/** What is told and what is said beside it, in this order. */
function written(
  { isTyped, trace = false }: Player,
  show: (view: TerminalView) => void,
): { readonly told: string; readonly said: string } {
  const both = { told: '', said: '' };
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    both.told += String(text);
    return true;
  });
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    both.said += String(text);
    return true;
  });
  const options = { json: false, quiet: false, color: false, data: '', verbose: false };
  show(new TerminalView(new Output(options), { trace, timings: false, isTyped }));
  jest.restoreAllMocks();
  return both;
}

function shown(who: Player, events: readonly TurnEvent[]) {
  return written(who, (view) => {
    for (const event of events) view.show(event);
  });
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

it('[arch §7.5] that a beat was skipped is said to whoever traces, and to nobody else', () => {
  const message = '"The ferry" was skipped: its last scene was 2.';
  const log = [{ kind: 'beat-skipped', beat: 'ferry', message }] as const;
  const said = (trace: boolean) => shown({ isTyped: false, trace }, [{ ...scene, log }]).said;
  expect([said(false), said(true)]).toEqual(['', `log beat-skipped: ${message}\n`]);
});

it('[arch SC-027] whoever comes back is reminded beside the story, each sentence with its scene', () => {
  const recap = {
    title: 'The Quay',
    chapter: 'The flood',
    sentences: [
      {
        text: 'You promised the *harbour master* that you would be back before the tide turned.',
        scene: 9,
      },
      { text: 'The water rose.', scene: 12 },
    ],
  };
  const { told, said } = written({ isTyped: true }, (view) => {
    view.remind(recap);
  });
  expect(told).toBe('');
  expect(said.split('\n')).toEqual([
    '',
    '  │ Previously: The flood',
    '  │  9  You promised the harbour master that you would be back before the',
    '  │     tide turned.',
    '  │ 12  The water rose.',
    '',
  ]);
});

it('[docs/decisions reply-in-place] a reply stands under the scene, and what may be meant has its number there', () => {
  const choice = {
    hint: null,
    difficulty: null,
    because: [],
    by: 'author',
    intent: { kind: 'go' },
  };
  const choices = [
    { id: 'c1', text: 'Swim.', ...choice },
    { id: 'c2', text: 'Shout.', ...choice },
  ];
  const reply: TurnEvent = {
    type: 'reply',
    said: 'yell',
    paragraphs: [[{ text: 'Did you mean this?', by: 'engine' }]],
    suggestions: [{ text: 'Shout.', choice: 'c2' }],
  };
  const { told } = written({ isTyped: true }, (view) => {
    view.show({ ...scene, choices });
    view.show(reply);
  });
  expect(told).toContain('Did you mean this?');
  expect(told.split('Did you mean this?')[1]).toMatch(/2 {2}Shout\.[^]*Type yes to do that\./);
});

it('what a failure may cost stands beside the odds, before the hint', () => {
  const choice: Choice = {
    ...{ id: 'c1', text: 'Climb down.', because: [], hint: 'Quietly.', by: 'author' },
    ...{ intent: { kind: 'climb', stat: 'nerve' }, difficulty: 'even' },
    risked: 'you may lose the light',
  };
  const { told } = shown({ isTyped: false }, [{ ...scene, choices: [choice] }]);
  expect(told).toContain('nerve, even odds: you may lose the light. Quietly.');
});

it('a way out whose words do not name the place says where it leads', () => {
  const way: Choice = {
    ...{ id: 'c1', text: 'Follow the hammering.', hint: null, by: 'author', difficulty: null },
    intent: { kind: 'move', target: 'forge' },
    because: [{ kind: 'place', id: 'forge', text: 'the forge' }],
  };
  const { told } = shown({ isTyped: false }, [{ ...scene, choices: [way] }]);
  expect(told).toContain('Follow the hammering.\n     to the forge\n');
});
