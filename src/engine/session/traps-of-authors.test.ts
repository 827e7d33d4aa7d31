import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, headOf, never, take, testHost } from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/session/story-session';

const places = [
  { id: 'yard', name: 'the yard', exits: ['river', { to: 'mill', if: 'flags.bridge_up' }] },
  { id: 'river', name: 'the river', exits: ['yard'] },
  { id: 'mill', name: 'the mill', exits: ['yard'] },
];

/** A story of these passages, in the yard of the small campaign. */
function storyOf(
  passages: string,
  { beats = [], more = {} }: { readonly beats?: readonly object[]; readonly more?: object } = {},
): Promise<StorySession> {
  const campaigns = smallCampaignWith({
    'small/plot/passages/yard.md': passages,
    'small/plot/beats.json': JSON.stringify({ beats }),
    'small/world/places.json': JSON.stringify({ places }),
    'small/characters/npcs/ned/profile.json': JSON.stringify({
      name: 'Ned Hale',
      role: 'carter',
      personality: { traits: ['loud'] },
      place: 'mill',
    }),
    ...more,
  });
  return beginSession(testHost({ content: { campaigns } }));
}

function offered({ choices }: StorySession): readonly string[] {
  return choices.map(({ text }) => text);
}

function words(session: StorySession): string {
  const { words: told } = headOf(session);
  return (told?.paragraphs ?? []).flatMap((each) => each.map(({ text }) => text)).join(' ');
}

const type = (session: StorySession, text: string) => collect(session.take({ text }, never));

it('[arch §6.2.5] an ending that is told is the only one: no other ending follows it', async () => {
  const session = await storyOf(`## start
part: opening

The gate is open.

> Leave. [leave] -> left

## left
part: ending
effects: ["end away"]

You leave, and nobody calls you back.

## stays
part: ending
if: flags.never_asked == false or scene_count > 0
effects: ["end stayed"]

You stay in the yard for good.
`);
  await take(session, 'Leave.');
  expect(words(session)).not.toContain('You stay');
  expect(headOf(session).outcome.ending).toBe('away');
});

it('[arch §7.3] braces in a choice are filled in, and the choice keeps its words when the story is opened again', async () => {
  const session = await storyOf(`## start
part: opening

The gate is open, and it is early.

> Ask {mara} for {an apple|a pear}, since {mara.they} {mara.has} both. [talk mara; hint: "{mara} likes {apple}"] -> asked
> Wave. [wave; if: flags.no]

## asked
part: outcome

"One," says Mara.
`);
  const [text = ''] = offered(session).filter((each) => each.startsWith('Ask'));
  expect(text).toMatch(/^Ask Mara for (?:an apple|a pear), since she has both\.$/);
  expect(session.choices[0]?.hint).toBe('Mara likes an apple');
  await collect(session.resume(never));
  expect(offered(session)).toContain(text);
  await take(session, text);
  expect(headOf(session).outcome.taken?.text).toBe(text);
});

const climax = `## start
part: opening

The gate is open, and it is early.

> Wait for the bell. [wait] -> waited

## waited
part: outcome

It is not long.

## bell
part: pressure
beat: bell

The bell rings, and Mara holds out the rope.

> Take the rope. [take rope] -> taken

## taken
part: outcome

You take it.

## standing
part: choices

> Polish the gate. [polish gate]
`;

it('[arch §7.3] who is asked in a critical beat is offered no way past it, with one choice as with three', async () => {
  const beats = [
    {
      id: 'bell',
      title: 'The bell',
      priority: 'critical',
      conditions: { scene_count: { min: 2 } },
    },
  ];
  const session = await storyOf(climax, { beats });
  await take(session, 'Wait for the bell.');
  const kinds = session.choices.map(({ intent }) => intent.kind);
  expect(offered(session)).toContain('Take the rope.');
  expect(offered(session)).not.toContain('Polish the gate.');
  expect(kinds).not.toContain('move');
  const [, aside = ''] = offered(session);
  await take(session, aside);
  expect(offered(session)).toContain('Take the rope.');
});

it('a beat that is not critical leaves the ways out open', async () => {
  const beats = [
    { id: 'bell', title: 'The bell', priority: 'high', conditions: { scene_count: { min: 2 } } },
  ];
  const session = await storyOf(climax, { beats });
  await take(session, 'Wait for the bell.');
  expect(session.choices.map(({ intent }) => intent.kind)).toContain('move');
});

it('[arch §6.2.5] whoever speaks in a beat is there to be answered', async () => {
  const beats = [
    {
      id: 'visit',
      title: 'A visit',
      description: 'A cart stops.',
      conditions: { scene_count: { min: 2 } },
      dialogue: [{ speaker: 'ned', line: 'Who owns this gate?' }],
    },
  ];
  const session = await storyOf(
    `## start
part: opening

The gate is open, and it is early.

> Wait for the cart. [wait] -> waited

## waited
part: outcome

It is not long.

## ned-answers
part: outcome
speaker: ned
intent: talk

"I only asked," says Ned.
`,
    { beats },
  );
  await take(session, 'Wait for the cart.');
  expect(words(session)).toContain('Who owns this gate?');
  await type(session, 'ask Ned why he wants to know');
  expect(words(session)).toContain('I only asked');
});

it('[arch §6.2.3] what answers a question by `asks` alone answers talk and what is told', async () => {
  const session = await storyOf(`## start
part: opening

The gate is open, and it is early.

## mara-ferry
part: outcome
speaker: mara
asks: [ferry]

"It left," says Mara.
`);
  await type(session, 'ask Mara about the ferry');
  expect(words(session)).toContain('It left');
});

it('[arch §6.2.5] a beat that must come comes by its last scene as the player counts, though some took no time', async () => {
  const beats = [
    {
      id: 'bell',
      title: 'The bell',
      description: 'The bell rings once.',
      priority: 'high',
      skippable: false,
      conditions: {
        scene_count: { min: 3, max: 4 },
        player_state: 'has sworn an oath to the miller',
      },
    },
  ];
  const session = await storyOf(
    `## start
part: opening

The gate is open, and it is early.

## standing
part: choices

> Polish the gate. [polish gate]
> Go over what you remember. [remember]
> Go over what you have forgotten. [remember]
`,
    { beats },
  );
  await take(session, 'Go over what you remember.');
  await take(session, 'Polish the gate.');
  expect(words(session)).not.toContain('The bell rings once.');
  await take(session, 'Go over what you have forgotten.');
  expect(words(session)).toContain('The bell rings once.');
});

it('a refusal brings no beat nearer: what was typed and turned down is no scene of its window', async () => {
  const beats = [
    {
      id: 'bell',
      title: 'The bell',
      description: 'The bell rings once.',
      skippable: false,
      conditions: { scene_count: { min: 3, max: 4 } },
    },
  ];
  const session = await storyOf(
    `## start
part: opening

The gate is open, and it is early.
`,
    { beats },
  );
  for (const text of ['fly to the moon', 'eat the gate', 'become a horse']) {
    await type(session, text);
    expect(words(session)).not.toContain('The bell rings once.');
  }
});

it('[arch §6.2.2] a way out with a condition is open while that holds', async () => {
  const session = await storyOf(`## start
part: opening

The gate is open, and it is early.

> Lower the bridge. [lower bridge] -> lowered

## lowered
part: outcome
effects: ["set flags.bridge_up true"]

Down it comes.
`);
  const ways = (): readonly (string | undefined)[] =>
    session.choices.flatMap(({ intent }) => (intent.kind === 'move' ? [intent.target] : []));
  expect(ways()).toEqual(['river']);
  await type(session, 'go to the mill');
  expect(headOf(session).words?.place).toBe('the yard');
  await take(session, 'Lower the bridge.');
  expect([...ways()].sort()).toEqual(['mill', 'river']);
  await type(session, 'go to the mill');
  expect(headOf(session).words?.place).toBe('the mill');
});
