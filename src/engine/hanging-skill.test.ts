import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { SkillManifest } from '@/contracts/generated/skill-manifest';
import { hostWith } from '@/engine/testing/host-with';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { skillsWith } from '@/engine/testing/skills-with';
import { beginSession, prose, take, testHost } from '@/engine/testing/test-engine';
import { createNodeScriptHost } from '@/hosts/node/script-host';

const wordsWithinMs = 8_000;
const skillsFolder = path.resolve(__dirname, '../../skills');

const scripts = createNodeScriptHost({
  workerFile: String(process.env['NARRATORIA_TEST_WORKER']),
  wasmFile: String(process.env['NARRATORIA_TEST_WASM']),
});
afterAll(() => scripts.close());

const hangs = [
  ['computes without end', 'while (true) {}'],
  ['is busy inside the engine without end', `const a = []; a.length = 4294967295; a.join('');`],
  ['waits for nothing', 'await new Promise(() => {});'],
  ['sleeps for ever', 'await io.sleep(1e9);'],
] as const;

const bundled = [
  'dice-roller',
  'memory',
  'npc-perception',
  'player-choices',
  'reputation',
  'storyteller',
];

/** Each skill hangs in one way, and the one with most tools in a plan in every way. */
const cases = bundled.flatMap((skill) =>
  hangs
    .filter(([how]) => skill === 'memory' || how === 'computes without end')
    .map(([how, body]) => ({ skill, how, body })),
);

/** Mara belongs to a group, so that a turn with her asks every skill. */
const campaigns = smallCampaignWith({
  'small/world/factions.json': JSON.stringify({
    factions: [{ id: 'millers', name: 'the millers' }],
  }),
  'small/characters/npcs/mara/profile.json': JSON.stringify({
    name: 'Mara Voss',
    role: 'keeper',
    personality: {},
    place: 'yard',
    factions: ['millers'],
  }),
});

it('these are the skills of which a turn may hang', () => {
  expect(readdirSync(skillsFolder).sort()).toEqual(bundled);
});

function scriptsOf(skill: string): readonly string[] {
  const manifest = readFileSync(path.join(skillsFolder, skill, 'skill.json'), 'utf8');
  const { scripts: listed = [] } = JSON.parse(manifest) as SkillManifest;
  return listed.map((script) => `${skill}/${script.path}`);
}

it.each(cases)(
  '[002 SC-006; arch §3.6] every script of $skill $how, and the turn still has words and choices within 8 s',
  async ({ skill, body }) => {
    const host = testHost({ content: { campaigns }, compute: { scripts } });
    const hanging = `export default async function main(io) { ${body} }`;
    const files = Object.fromEntries(scriptsOf(skill).map((file) => [file, hanging]));
    const session = await beginSession(
      hostWith(host, { content: { skills: skillsWith(files, host.content.skills) } }),
    );
    const began = performance.now();
    const events = await take(session, 'Ask Mara');
    const took = performance.now() - began;
    const failed = events.filter(
      (event) => event.type === 'tool' && ['failed', 'timeout'].includes(event.state),
    );
    const planned = events
      .flatMap((event) => (event.type === 'plan' ? event.plan.tools : []))
      .filter(({ toolPath }) => toolPath.includes(`/${skill}/`));
    expect(planned.length).toBeGreaterThan(0);
    expect({
      failed: failed.length,
      words: prose(events).split(' ').length > 5,
      choices: session.choices.length >= 3,
      inTime: took < wordsWithinMs || Math.round(took),
    }).toEqual({ failed: planned.length, words: true, choices: true, inTime: true });
  },
);
