import type { Choice, Intent } from '@/contracts/generated/choice';
import type { JsonObject } from '@/foundation/json';
import type { ServiceCall } from '@/ports/script-host';
import { verdictOf } from '@/protocol/invocation';
import { difficultyOf } from '@/story/rules/odds';

import { runBundledScript } from './run-bundled-script';
import { nobody, scriptedServices } from './scripted-services';

/** What the story is like, as far as the skill that makes choices may ask. */
export type Story = {
  readonly stats?: Readonly<Record<string, number>>;
  /** What people think; whoever is not named is not in the story. */
  readonly people?: Readonly<Record<string, number>>;
  readonly factions?: Readonly<Record<string, number>>;
  readonly betrayed?: readonly string[];
  /** How likely whatever is rolled is to come off. */
  readonly chance?: number | null;
  readonly modifiers?: Readonly<Record<string, number>>;
  readonly reasons?: Readonly<Record<string, string>>;
};

export type Offered = {
  readonly options: readonly Pick<Choice, 'text' | 'intent' | 'difficulty' | 'hint'>[];
  readonly texts: readonly string[];
  readonly verdict: ReturnType<typeof verdictOf>;
  readonly calls: readonly ServiceCall[];
};

export function candidate(text: string, intent: Partial<Intent> = {}, more: JsonObject = {}) {
  return { text, intent: { kind: 'do', ...intent }, ...more } as const;
}

export type Candidate = ReturnType<typeof candidate>;

/** What `generate-choices` makes of these in the real sandbox. */
export async function offeredFrom(
  candidates: readonly Candidate[],
  story: Story = {},
  config: JsonObject = {},
): Promise<Offered> {
  const { services, calls } = storyServices(candidates, story);
  const given = { input: {}, config, services };
  const invocation = await runBundledScript('player-choices', 'generate-choices', given);
  const shown = invocation.events.find(
    (event) => event.type === 'ui_event' && event.event === 'narrative_choice',
  );
  const payload = shown?.type === 'ui_event' ? (shown.payload ?? {}) : {};
  return {
    options: (payload['options'] ?? []) as unknown as Offered['options'],
    texts: (payload['choices'] ?? []) as readonly string[],
    verdict: verdictOf(invocation),
    calls,
  };
}

function storyServices(candidates: readonly Candidate[], story: Story) {
  const { stats = {}, people = {}, factions = {}, betrayed = [], chance = 0.5 } = story;
  const { modifiers = {}, reasons = {} } = story;
  return scriptedServices({
    'story.read': { value: stats, scene: 2, campaign: 'The Yard' },
    'narrator.generate': { text: '', rung: 'built-in', by: 'engine', choices: candidates },
    'rules.check': {
      ...{ formula: '2d6', modifiers, reasons, bands: [], chance },
      difficulty: chance === null ? null : difficultyOf(chance),
    },
    'perception.query': ({ npc }) => scoreOf(people, npc) ?? nobody,
    'reputation.query': ({ faction }) => {
      const standing = scoreOf(factions, faction);
      return standing === null ? nobody : { standings: [standing] };
    },
    'memory.recall': ({ filters }) => {
      const { about, kind } = filters as JsonObject;
      const isBetrayed = kind === 'betrayal' && betrayed.some((each) => each === about);
      return { memories: isBetrayed ? [{ id: 'm', summary: 'You gave them away.' }] : [] };
    },
  });
}

function scoreOf(scores: Readonly<Record<string, number>>, id: unknown): JsonObject | null {
  const score = scores[String(id)];
  return score === undefined ? null : { score };
}
