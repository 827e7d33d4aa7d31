import { fail, succeed, type Result } from '@/foundation/result';
import {
  longestPlayerBackground,
  longestPlayerName,
  playerTemplateLimits,
} from '@/foundation/limits';
import {
  originNamed,
  pronounChoices,
  type PlayerOrigin,
  type PlayerForm,
  type PlayerWish,
} from '@/story/campaign/player-form';

const longestOriginName = playerTemplateLimits.nameCharacters;

/** A wish that a campaign allows, as its author writes the names; else one sentence that says what it allows. */
export function choosePlayer(
  template: PlayerForm | undefined,
  wish: PlayerWish,
): Result<PlayerWish, string> {
  const [name, background] = [line(wish.name), line(wish.background)];
  if (name.length > longestPlayerName) return tooLong('A name', longestPlayerName);
  if (background.length > longestPlayerBackground)
    return tooLong('Where you come from', longestPlayerBackground);
  const { pronouns } = wish;
  if (pronouns !== undefined && !pronounChoices.includes(pronouns))
    return fail(`"${pronouns}" is no pronoun here; there is: ${listed(pronounChoices)}.`);
  const race = allowed('race', wish.race, template);
  if (!race.ok) return race;
  const calling = allowed('class', wish.class, template);
  if (!calling.ok) return calling;
  return succeed({
    ...(name === '' ? {} : { name }),
    ...(pronouns === undefined ? {} : { pronouns }),
    ...(race.value === null ? {} : { race: race.value }),
    ...(calling.value === null ? {} : { class: calling.value }),
    ...(background === '' ? {} : { background }),
  });
}

function allowed(
  what: 'race' | 'class',
  wished: string | undefined,
  template: PlayerForm | undefined,
): Result<string | null, string> {
  const word = line(wished);
  if (word === '') return succeed(null);
  if (word.length > longestOriginName) return tooLong(`A ${what}`, longestOriginName);
  const origins = (what === 'race' ? template?.races : template?.classes) ?? [];
  const found = originNamed(origins, word);
  if (found !== undefined) return succeed(found.name);
  if (origins.length === 0)
    return template?.mode === 'freeform'
      ? succeed(word)
      : fail(`This campaign names no ${what} to choose.`);
  return fail(`"${word}" is no ${what} here; there is: ${listed(namesOf(origins))}.`);
}

function namesOf(origins: readonly PlayerOrigin[]): readonly string[] {
  return origins.map(({ name }) => name);
}

function listed(names: readonly string[]): string {
  return names.join(', ');
}

/** What the player writes is shown and told again, so that nothing in it may steer a terminal. */
function line(text: string | undefined): string {
  return (text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();
}

function tooLong(what: string, most: number): Result<never, string> {
  return fail(`${what} has at most ${String(most)} characters.`);
}
