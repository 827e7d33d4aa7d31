import type { Choice } from '@/contracts/generated/choice';
import { hostWith } from '@/engine/testing/host-with';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { skillsWith } from '@/engine/testing/skills-with';
import { collect, never, open, prose, testEngine, testHost } from '@/engine/testing/test-engine';
import type { EngineHost } from '@/engine/engine-host';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { Boundaries } from '@/story/log/playthrough';

const apples: Boundaries = { lines: ['apples'], veils: [] };

async function begun(
  boundaries: Boundaries,
  host: EngineHost = testHost(),
): Promise<{ readonly session: StorySession; readonly events: readonly TurnEvent[] }> {
  const engine = await testEngine(host);
  const id = await engine.begin(
    {
      ...{ campaign: 'small', seed: 1, style: 'vivid', startingPatch: {}, startAtBeat: null },
      boundaries,
    },
    never,
  );
  if (!id.ok) throw new Error(id.error.message);
  const session = await open(engine, id.value);
  return { session, events: await collect(session.resume(never)) };
}

function typed(session: StorySession, text: string): Promise<readonly TurnEvent[]> {
  return collect(session.take({ text }, never));
}

/** Everything a choice says: its words, its hint and its reasons. */
function said(choices: readonly Choice[]): string {
  return choices
    .flatMap(({ text, hint, because }) => [text, hint ?? '', ...because.map((each) => each.text)])
    .join('\n');
}

describe('[arch §6.2] what the player does not want to read of', () => {
  it('is not in the words of the first scene, and the rest of it is told', async () => {
    const { events } = await begun(apples);
    expect(prose(events)).toContain('The gate shuts behind you by itself.');
    expect(prose(events)).not.toMatch(/apple/i);
  });

  it('is in no choice of the first scene, no hint and no reason, and three are still offered', async () => {
    const { session } = await begun(apples);
    expect(said(session.choices)).not.toMatch(/apple/i);
    expect(session.choices.length).toBeGreaterThanOrEqual(3);
  });

  it('is not told where the player’s own words led to it, nor in what is replied to them', async () => {
    const { session } = await begun(apples);
    const events = await typed(session, 'take an apple');
    const replied = events.flatMap((event) => (event.type === 'reply' ? event.paragraphs : []));
    const words = replied.flat().map(({ text }) => text);
    expect(words).not.toEqual([]);
    expect([prose(events), ...words].join(' ')).not.toMatch(/apple/i);
    expect(said(session.choices)).not.toMatch(/apple/i);
  });

  it('is not told by the last rung, which repeats the player’s words', async () => {
    const nothing = { 'small/plot/passages/yard.md': '' };
    const { session } = await begun(
      apples,
      testHost({ content: { campaigns: smallCampaignWith(nothing) } }),
    );
    const shown: string[] = [];
    for (const text of ['apples', 'polish the apples', 'apples and apples', 'sing of apples'])
      shown.push(prose(await typed(session, text)));
    expect(shown.join('\n')).not.toMatch(/apple/i);
  });

  it('is not told by a skill, and not offered by one', async () => {
    const host = testHost();
    const tells = `export default (io) => io.done({ ok: true, output: { text: 'Somebody has left a bucket of apples. The gate creaks.', rung: 'built-in', by: 'engine' } });`;
    const offers = `export default (io) => {
      io.ui('narrative_choice', { choices: ['Juggle three apples.', 'Whistle at the gate.'] });
      io.done({ ok: true });
    };`;
    const skills = skillsWith(
      {
        'storyteller/scripts/narrate.js': tells,
        'player-choices/scripts/generate-choices.js': offers,
      },
      host.content.skills,
    );
    const { session } = await begun(apples, hostWith(host, { content: { skills } }));
    const events = await typed(session, 'wait');
    expect(prose(events)).toBe('The gate creaks.');
    expect(session.choices.map(({ text }) => text)).toContain('Whistle at the gate.');
    expect(said(session.choices)).not.toMatch(/apple/i);
  });
});
