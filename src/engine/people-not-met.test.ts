import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, take, testHost } from '@/engine/testing/test-engine';

const campaigns = smallCampaignWith({
  'small/characters/npcs/tam/profile.json': JSON.stringify({
    name: 'Tam Reed',
    short_name: 'Tam',
    role: 'ferryman',
    personality: { traits: ['slow'] },
    place: 'river',
  }),
  'small/plot/passages/tam.md': `---
once: false
---
## whistle-options
part: choices
where: yard

> Whistle towards the water. [whistle] -> whistled
> Call out to Tam. [call] -> whistled

## whistled
part: outcome
speaker: tam

Somebody whistles back, a little flat.
`,
});

it('people the player has not met are no reason of a choice, unless its words name them', async () => {
  const session = await beginSession(testHost({ content: { campaigns } }));
  await take(session, 'Take an apple');
  const people = (text: string) =>
    session.choices
      .find((choice) => choice.text === text)
      ?.because.filter(({ kind }) => kind === 'person')
      .map(({ id }) => id);
  expect([people('Whistle towards the water.'), people('Call out to Tam.')]).toEqual([[], ['tam']]);
  const why = await session.words.why(2);
  const [whistle] = why?.choices.filter(({ text }) => text.startsWith('Whistle')) ?? [];
  expect(whistle?.reasons.filter(({ kind }) => kind === 'person')).toEqual([]);
});
