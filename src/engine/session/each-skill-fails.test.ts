import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Choice } from '@/contracts/generated/choice';
import type { SkillManifest } from '@/contracts/generated/skill-manifest';
import type { StorySession } from '@/engine/session/story-session';
import { bundledStory } from '@/engine/testing/bundled-story';
import { collect, never, prose } from '@/engine/testing/test-engine';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { countWords } from '@/story/words/split-sentences';

const root = path.resolve(__dirname, '../../..');
const skills = readdirSync(path.join(root, 'skills'));
const scenes = 10;

const thrown = { how: 'throws', body: "throw new Error('broken');", timeout: 2_000 };
const late = { how: 'takes too long', body: 'await io.sleep(1e9);', timeout: 50 };

/** The files of a skill, each script of which fails. */
function failing(
  skill: string,
  { body, timeout }: typeof thrown,
): Readonly<Record<string, string>> {
  const text = readFileSync(path.join(root, 'skills', skill, 'skill.json'), 'utf8');
  const manifest = JSON.parse(text) as SkillManifest;
  const scripts = (manifest.scripts ?? []).map((script) => ({ ...script, timeout }));
  const script = `export default async function main(io) { ${body} }`;
  return {
    [`${skill}/skill.json`]: JSON.stringify({ ...manifest, scripts }),
    ...Object.fromEntries(scripts.map((each) => [`${skill}/${each.path}`, script])),
  };
}

/** What asks most of the skills: to roll for what somebody thinks; else what the author wrote. */
function boldest(choices: readonly Choice[]): Choice | undefined {
  const weightOf = ({ intent, by, because }: Choice): number =>
    (intent.stat === undefined ? 0 : 4) +
    (because.some(({ kind }) => kind === 'person') ? 2 : 0) +
    (by === 'author' ? 1 : 0);
  return [...choices].sort((one, other) => weightOf(other) - weightOf(one))[0];
}

/** What a reader would not take for a scene of a story. */
function flawsOf(events: readonly TurnEvent[], session: StorySession): readonly string[] {
  const text = prose(events);
  const count = session.choices.length;
  return [
    ...(countWords(text) < 20 && !session.hasEnded ? [`only this: ${text}`] : []),
    ...(session.hasEnded || (count >= 3 && count <= 4) ? [] : [`${String(count)} choices`]),
    ...(/narrator pauses|echoes in the stillness|path is unclear/.test(text) ? ['a template'] : []),
    ...(/[{}|]|undefined|\[object/.test(text) ? [`a slot nobody filled: ${text}`] : []),
  ];
}

async function tenScenes(session: StorySession) {
  const events = [...(await collect(session.resume(never)))];
  const flaws = [...flawsOf(events, session)];
  while (session.path.length < scenes && !session.hasEnded) {
    const choice = boldest(session.choices);
    if (choice === undefined) break;
    const turn = await collect(session.take({ choice: choice.id }, never));
    events.push(...turn);
    flaws.push(...flawsOf(turn, session).map((flaw) => `scene ${session.path.length}: ${flaw}`));
  }
  return { events, flaws };
}

function noticesOf(events: readonly TurnEvent[]): readonly string[] {
  const messages = events.flatMap((event) => (event.type === 'notice' ? [event.message] : []));
  return [...new Set(messages)];
}

const cases = [
  ...skills.map((skill) => ({ skill, ...thrown })),
  ...skills.map((skill) => ({ skill, ...late })),
];

it.each(cases)(
  '[arch §3.6, SC-006; 002 FR-063] $skill $how, and ten scenes of Forty-Three Smokes still read as a story',
  async ({ skill, ...how }) => {
    const session = await bundledStory(failing(skill, how), { seed: 3 });
    const { events, flaws } = await tenScenes(session);
    expect(flaws).toEqual([]);
    expect(session.path).toHaveLength(scenes);
    expect(noticesOf(events)).toEqual([
      `The ${skill} skill failed. The story continues without it...`,
    ]);
  },
);

it('[arch §3.6] with all of them whole the same ten scenes are told without a notice', async () => {
  const { events, flaws } = await tenScenes(await bundledStory({}, { seed: 3 }));
  expect({ flaws, notices: noticesOf(events) }).toEqual({ flaws: [], notices: [] });
});
