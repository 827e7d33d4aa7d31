import type { EngineHost } from '@/engine/engine-host';
import type { StorySession } from '@/engine/session/story-session';
import { hostWith } from '@/engine/testing/host-with';
import { skillsWith } from '@/engine/testing/skills-with';
import { testHost } from '@/engine/testing/test-engine';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { PlanTrace } from '@/story/log/plan-trace';

/** What the scripts that tell a scene do instead; what is not named stays as it is bundled. */
export type Telling = {
  readonly narrate?: string;
  readonly choose?: string;
  readonly permissions?: readonly string[];
};

/** A host whose telling skills do what a test wants. */
export function hostTelling(telling: Telling, host: EngineHost = testHost()): EngineHost {
  const { narrate, choose, permissions = [] } = telling;
  const files = {
    ...(narrate === undefined ? {} : skillOf('storyteller', 'narrate', narrate, permissions)),
    ...(choose === undefined
      ? {}
      : skillOf('player-choices', 'generate-choices', choose, permissions)),
  };
  return hostWith(host, { content: { skills: skillsWith(files, host.content.skills) } });
}

function skillOf(
  name: string,
  script: string,
  body: string,
  permissions: readonly string[],
): Readonly<Record<string, string>> {
  const manifest = {
    name,
    version: '1.0.0',
    description: 'Tells as the test wants it.',
    scripts: [{ name: script, path: `scripts/${script}.js`, timeout: 2_000 }],
    permissions: ['narrator', 'story.read', ...permissions],
    retryPolicy: { maxRetries: 0 },
  };
  return {
    [`${name}/skill.json`]: JSON.stringify(manifest),
    [`${name}/scripts/${script}.js`]: `export default async function main(io) { ${body} }`,
  };
}

/** The script text that offers these, as options with an intent. */
export function offering(...options: readonly object[]): string {
  const payload = { choices: [], options };
  return `io.ui('narrative_choice', ${JSON.stringify(payload)}); io.done({ ok: true });`;
}

/** Of the newest scene: how its telling plan went. */
export function tellingTrace({ path }: StorySession): PlanTrace | undefined {
  return path[path.length - 1]?.words?.plans?.[0];
}

export function faultCodes(session: StorySession): readonly string[] {
  return (tellingTrace(session)?.faults ?? []).map(({ code }) => code);
}

export function noticesOf(events: readonly TurnEvent[]): readonly string[] {
  return events.flatMap((event) => (event.type === 'notice' ? [event.kind] : []));
}
