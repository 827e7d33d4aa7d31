import { askPlayer } from '@/cli/play/ask-player';
import type { PlayerForm, PlayerWish } from '@/story/campaign/player-form';

const camelot: PlayerForm = {
  mode: 'guided',
  guidance: 'You are a traveler arriving in Camelot.',
  races: [
    { name: 'Human', description: 'Versatile', traits: ['diplomatic'], abilities: [] },
    { name: 'Elf', description: null, traits: [], abilities: [] },
  ],
  classes: [{ name: 'Knight', description: null, traits: [], abilities: ['swordsmanship'] }],
  limits: ['Era locked: Medieval'],
  given: {},
};

async function asked(
  form: PlayerForm,
  answers: readonly string[],
  said: PlayerWish = {},
): Promise<{ readonly wish: PlayerWish; readonly shown: readonly string[] }> {
  const shown: string[] = [];
  const left = [...answers];
  const wish = await askPlayer(form, said, {
    say: (line) => shown.push(line),
    ask: (question) => {
      shown.push(`${question} ›`);
      return Promise.resolve(left.shift() ?? null);
    },
  });
  return { wish, shown };
}

it('[arch §6.2.6] a guided story asks for name, pronouns, race and class, and says what there is', async () => {
  expect(await asked(camelot, ['Ada', 'She/her', '2', 'knight'])).toEqual({
    wish: { name: 'Ada', pronouns: 'she', race: 'Elf', class: 'Knight' },
    shown: [
      '',
      '  You are a traveler arriving in Camelot.',
      '  Era locked: Medieval',
      '',
      '  Who are you? Enter leaves a question open; "skip" leaves all of them.',
      'Your name ›',
      'Your pronouns: she, he, they, it ›',
      '',
      '  1  Human: Versatile (diplomatic)',
      '  2  Elf',
      'Your race, by number or name ›',
      '',
      '  1  Knight: (swordsmanship)',
      'Your class, by number or name ›',
    ],
  });
});

it('[arch §6.2.6] an answer that is not allowed is asked for again, with what is', async () => {
  const { wish, shown } = await asked(camelot, ['', 'xe', 'they', 'Ork', '7', '1', '']);
  expect(wish).toEqual({ pronouns: 'they', race: 'Human' });
  expect(shown.filter((line) => line.includes('there is:'))).toEqual([
    '  "xe" is no pronoun here; there is: she, he, they, it.',
    '  "Ork" is no race here; there is: Human, Elf.',
    '  "7" is no race here; there is: Human, Elf.',
  ]);
});

it.each<[string, readonly string[], PlayerWish]>([
  ['skip', ['Ada', ' Skip '], { name: 'Ada' }],
  ['the end of what is typed', [], {}],
])('[arch §6.2.6] all that is left can be skipped: %s', async (_, answers, wish) => {
  expect((await asked(camelot, answers)).wish).toEqual(wish);
});

it('[arch §6.2.6] what was said before is not asked again', async () => {
  const { wish, shown } = await asked(camelot, ['he'], {
    name: 'Bo',
    race: 'Elf',
    class: 'Knight',
  });
  expect(wish).toEqual({ name: 'Bo', race: 'Elf', class: 'Knight', pronouns: 'he' });
  expect(shown.filter((line) => line.endsWith('›'))).toHaveLength(1);
});

it('[arch §6.2.6] a freeform story asks where the player comes from, a preset one nothing', async () => {
  const free = await asked({ ...camelot, mode: 'freeform' }, ['Ada', '', 'A midwife.']);
  expect(free.wish).toEqual({ name: 'Ada', background: 'A midwife.' });
  expect(await asked({ ...camelot, mode: 'preset' }, ['Ada'])).toEqual({ wish: {}, shown: [] });
});
