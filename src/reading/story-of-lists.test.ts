import { makeStory } from '@/reading/make-story';
import type { Campaign } from '@/story/campaign/campaign';
import { campaignOf } from '@/story/testing/small-world';

const setting = `# Contrition, August 1884

Eleven weeks without rain. Nobody in Contrition has a full barrel.

## Places

- **Contrition**: forty roofs around a stone well.
- **The Ace of Cups**: saloon, and a courthouse on Thursdays.
- **Widow's Stair**: a switchback trail up the lava country. Mules will climb it.

## People

- **Judge Philomena Stroud**: appointed by mistake. Executor of the will.
- **Ah Lum**: cook at the Ace of Cups. Played dominoes with Amos every night for nine years.
- **The Teague sisters, Ruth and Orpah**: bounty hunters. One talks, one shoots.
`;

const premise = `Amos Pell died on a Tuesday. The Judge read the will from the third stair of the Ace of Cups.

You came in off the Santa Fe road with a letter. Ah Lum is looking at the letter, and says nothing.
`;

function madeOf(files: Readonly<Record<string, string>>): Campaign {
  const bare = campaignOf([], {
    ...{ places: new Map(), people: new Map(), items: new Map(), endings: new Map() },
    startingPlace: '',
  });
  return makeStory(bare, new Map(Object.entries(files)), { situations: 'none' });
}

const story = madeOf({ 'world/setting.md': setting, 'plot/premise.md': premise });
const choices = [...story.passages.values()].flatMap((passage) => passage.choices);

it('[arch §6.2] a story begins where its premise says, by the whole name of a place before a word of it', () => {
  expect(story.places.get(story.startingPlace)?.name).toBe('the Ace of Cups');
});

it('[arch §6.2] a place whose name is a word keeps its capital', () => {
  expect([...story.places.values()].map(({ name }) => name)).toContain('Contrition');
});

it('[arch §7.3] the premise stays in mind, sentence by sentence, in its author’s words', () => {
  expect(story.passages.get('read-opening')?.alsoRemembered?.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['The Judge read the will from the third stair of the Ace of Cups.']),
  );
});

it('nobody says of themselves what a list says of them', () => {
  const answers = [...story.passages.values()].filter(({ id }) => id.startsWith('read-answer-'));
  const said = answers.flatMap(({ prose }) => prose).join(' ');
  expect(said).not.toMatch(/Ah Lum: cook|Stroud: appointed|Orpah: bounty/);
});

it('several people are several', () => {
  const many = [...story.people.values()].filter(({ isMany }) => isMany === true);
  expect(many.map(({ shortName }) => shortName)).toEqual(['the Teague sisters']);
});

it('[arch §6.2.4] how it ends is an act that names somebody or something of the story', () => {
  const last = choices.filter(({ leadsTo }) => leadsTo?.startsWith('read-last-') === true);
  // Once with the question, and once for whoever has walked away from it.
  const texts = [...new Set(last.map(({ text }) => text))];
  expect([texts.length * 2, texts]).toEqual([
    last.length,
    [
      'Stand by the will, and claim what is yours.',
      'Make a deal with Judge Stroud about the will.',
      'Tear up the will, and let nobody have it.',
      'Leave with the will, before anybody can stop you.',
    ],
  ]);
});
