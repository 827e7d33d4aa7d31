import type { Choice } from '@/contracts/generated/choice';
import type { SeededRandom } from '@/foundation/seeded-random';
import type { Campaign } from '@/story/campaign/campaign';

/** One of the choices, by chance; of those that end the story only where there are no others. */
export function choiceThatGoesOn(
  choices: readonly Choice[],
  { passages }: Pick<Campaign, 'passages'>,
  random: SeededRandom,
): Choice | null {
  const ends = (id: string | undefined): boolean =>
    passages.get(id ?? '')?.effects.some(({ kind }) => kind === 'end') ?? false;
  const goingOn = choices.filter(({ intent }) => !ends(intent.leadsTo) && !ends(intent.elseTo));
  const [first, ...others] = goingOn.length > 0 ? goingOn : choices;
  return first === undefined ? null : random.pick([first, ...others]);
}
