import { choosePlayer } from '@/story/campaign/choose-player';
import { playerAtStart } from '@/story/campaign/player-at-start';
import { askedOfPlayer, type PlayerForm, type PlayerWish } from '@/story/campaign/player-form';

const origin = (name: string, traits: readonly string[], abilities: readonly string[]) => ({
  name,
  description: null,
  traits,
  abilities,
});

const guided: PlayerForm = {
  mode: 'guided',
  guidance: null,
  races: [origin('Human', ['diplomatic'], []), origin('Elf', ['keen'], ['seeing in the dark'])],
  classes: [origin('Knight', [], ['swordsmanship']), origin('Bard', [], ['singing', 'lying'])],
  limits: [],
  given: {},
};
const freeform: PlayerForm = { ...guided, mode: 'freeform', races: [], classes: [] };
const preset: PlayerForm = { ...guided, mode: 'preset', given: { name: 'Wilma' } };

it.each<[string, PlayerForm | undefined, readonly string[]]>([
  ['guided: within what the template names', guided, ['name', 'pronouns', 'race', 'class']],
  ['guided without classes', { ...guided, classes: [] }, ['name', 'pronouns', 'race']],
  ['freeform: anyone', freeform, ['name', 'pronouns', 'background']],
  ['preset: nothing', preset, []],
  ['no template: nothing', undefined, []],
])('[arch §6.2.6] what is asked, %s', (_, template, asked) => {
  expect(askedOfPlayer(template)).toEqual(asked);
});

it.each<[PlayerWish, unknown]>([
  [
    { race: 'elf', class: ' BARD ' },
    { race: 'Elf', class: 'Bard' },
  ],
  [{ name: '  Ada\u001b[2J\nMoor ' }, { name: 'Ada [2J Moor' }],
  [{ name: '', race: '' }, {}],
  [{ name: 'x'.repeat(61) }, 'A name has at most 60 characters.'],
  [{ race: 'Ork' }, '"Ork" is no race here; there is: Human, Elf.'],
  [{ class: 'Thief' }, '"Thief" is no class here; there is: Knight, Bard.'],
  [{ pronouns: 'xe' as 'she' }, '"xe" is no pronoun here; there is: she, he, they, it.'],
])(
  '[arch §6.2.6] %j is what a guided story allows, or one sentence says what it allows',
  (wish, expected) => {
    const chosen = choosePlayer(guided, wish);
    expect(chosen.ok ? chosen.value : chosen.error).toEqual(expected);
  },
);

it('[arch §6.2.6] a freeform story takes any race, and one without races none', () => {
  expect(choosePlayer(freeform, { race: 'Season' })).toEqual({
    ok: true,
    value: { race: 'Season' },
  });
  expect(choosePlayer(undefined, { race: 'Season' })).toEqual({
    ok: false,
    error: 'This campaign names no race to choose.',
  });
});

it('[arch §6.2.6; arch §7.4] race and class bring traits and abilities, and these are stats', () => {
  expect(playerAtStart(guided, { player: { race: 'Elf', class: 'Bard' } })).toEqual({
    player: {
      race: 'Elf',
      class: 'Bard',
      traits: ['keen'],
      abilities: ['seeing in the dark', 'singing', 'lying'],
    },
    stats: { seeing_in_the_dark: 1, singing: 1, lying: 1, keen: 1 },
  });
});

it('[arch §6.2.6] whoever says nothing has the first race and class; of a freeform story none', () => {
  const nobody = [guided, preset, freeform, undefined].map(
    (template) => playerAtStart(template, {}).player,
  );
  const first = {
    race: 'Human',
    class: 'Knight',
    traits: ['diplomatic'],
    abilities: ['swordsmanship'],
  };
  expect(nobody).toEqual([first, { name: 'Wilma', ...first }, {}, undefined]);
});
