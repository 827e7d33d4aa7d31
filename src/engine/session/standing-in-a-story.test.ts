import type { StorySession } from '@/engine/session/story-session';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import {
  beginSession,
  collect,
  never,
  open,
  prose,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';

/** The story of 002 US-5: a theft from one merchant, and what another thinks of it later. */
const market = `---
where: yard
---
## start
part: opening

Bram has gone to weigh something.

> Steal the lamp from Bram. [steal lamp] -> stolen
> Pay Bram for the lamp. [pay lamp] -> paid

## stolen
part: outcome
effects: ["gain lamp", "reputation guild -20", "reputation watch -5"]
memory: {text: "You stole a lamp from Bram.", kind: theft, about: bram, significance: medium}

Nobody turns round.

## paid
part: outcome
effects: ["gain lamp", "reputation guild +5"]
memory: {text: "You paid Bram for a lamp.", about: bram, significance: medium}

"A pleasure," says Bram.

## stall
part: choices

> Trade with Orla. [trade orla] -> traded
> Ask Orla for credit. [credit orla; tone: cooperative; faction: guild] -> lent
> Drink with Orla. [drink orla; tone: friendly; faction: guild] -> drunk

## traded
part: outcome
once: false

{if reputation.guild < -10: "We know of you," says Orla, and names a high price. | Orla names a fair price.}

## lent
part: outcome

She writes it down.

## drunk
part: outcome

It is sour.
`;

const rules = (sceneTime: string, guild: number) =>
  `\`\`\`json\n${JSON.stringify({
    rules: {
      sceneTime,
      factions: {
        guild: { name: 'the Merchants Guild', start: guild },
        watch: { name: 'the watch' },
      },
    },
  })}\n\`\`\`\n`;

function hostOf(sceneTime = '1h', guild = 0) {
  const person = (name: string) =>
    JSON.stringify({ name, role: 'merchant', personality: {}, place: 'yard', factions: ['guild'] });
  return testHost({
    content: {
      campaigns: smallCampaignWith({
        'small/plot/passages/yard.md': market,
        'small/plot/beats.json': '{"beats": []}',
        'small/world/items.json': '{"items": [{"id": "lamp", "name": "a lamp"}]}',
        'small/world/rules.md': rules(sceneTime, guild),
        'small/characters/npcs/bram/profile.json': person('Bram'),
        'small/characters/npcs/orla/profile.json': person('Orla'),
      }),
    },
  });
}

async function act(session: StorySession, text: string): Promise<string> {
  return prose(await collect(session.take({ text }, never)));
}

function toolsOf({ path }: StorySession): readonly string[] {
  return (path[path.length - 1]?.outcome.plans[0]?.tools ?? []).map(({ toolId }) => toolId);
}

describe('[002 US-5] deeds change the standing with groups', () => {
  it('a theft is recorded with the guild at −20 and with the watch, in one go and for good', async () => {
    const host = hostOf();
    const session = await beginSession(host);
    await act(session, 'Steal the lamp from Bram.');
    expect(session.path[1]?.outcome.patch).toMatchObject({ reputation: { guild: -20, watch: -5 } });
    const again = await open(await testEngine(host), session.playthrough.id);
    const rows = await again.records.reputation.exactMatch({}, never);
    expect(rows.map(({ subject, score }) => [subject, score])).toEqual(
      expect.arrayContaining([
        ['guild', -20],
        ['watch', -5],
      ]),
    );
  });

  it('another merchant is asked what the guild thinks, and speaks in its tone', async () => {
    const thief = await beginSession(hostOf());
    await act(thief, 'Steal the lamp from Bram.');
    expect(await act(thief, 'Trade with Orla.')).toContain('"We know of you," says Orla');
    expect(toolsOf(thief)).toContain('reputation');
    const buyer = await beginSession(hostOf());
    await act(buyer, 'Pay Bram for the lamp.');
    expect(await act(buyer, 'Trade with Orla.')).toContain('Orla names a fair price.');
  });

  it.each([
    ['warm', 60, { credit: true, drink: true }],
    ['indifferent', 0, { credit: false, drink: true }],
    ['cold', -60, { credit: false, drink: false }],
  ])('a guild that is %s opens and closes choices', async (_, guild, expected) => {
    const session = await beginSession(hostOf('1h', guild));
    await act(session, 'Trade with Orla.');
    const texts = session.choices.map(({ text }) => text);
    expect({
      credit: texts.includes('Ask Orla for credit.'),
      drink: texts.includes('Drink with Orla.'),
    }).toEqual(expected);
  });

  it('[002 US-5; arch §4.1.4] with time it is forgotten, in what is thought and in what is said', async () => {
    const session = await beginSession(hostOf('7d'));
    await act(session, 'Steal the lamp from Bram.');
    expect(await act(session, 'Trade with Orla.')).toContain('We know of you');
    for (let week = 0; week < 8; week += 1) await act(session, 'wait');
    expect(await act(session, 'Trade with Orla.')).toContain('Orla names a fair price.');
    const [guild] = await session.records.reputation.exactMatch({ subject: 'guild' }, never);
    expect(guild?.now).toBeCloseTo(-20 * 0.9 ** 10);
  });
});
