import type { Intent } from '@/contracts/generated/choice';
import { choiceReasons } from '@/narrator/choices/choice-reasons';
import { isPossible } from '@/narrator/choices/is-possible';
import { castOf } from '@/narrator/passages/cast-of';
import { realiseProse } from '@/narrator/prose/realise-prose';
import type { Offer } from '@/narrator/choices/skill-offers';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { oddsOfAct } from '@/story/acts/act-odds';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';
import { personLedTo } from '@/story/campaign/person-led-to';
import { isOwnSkill } from '@/story/state/player';
import type { StoryState } from '@/story/state/story-state';

/** What a passage offers that can be done now. */
export function authoredOffers(passage: Passage, context: TellingContext): readonly Offer[] {
  return passage.choices
    .filter((choice) => isPossible(choice, context))
    .map((choice) => {
      const target = choice.target ?? personLedTo(choice, context.campaign);
      const meant = { ...choice, target };
      const intent = intentOf(meant, context.state);
      return {
        text: filledIn(choice.text, passage, context),
        intent,
        because: choiceReasons({ choice: meant, beat: passage.conditions.beat }, context),
        difficulty: oddsOfAct({ intent, text: choice.text }, context.campaign, context.state),
        hint: choice.hint === null ? null : filledIn(choice.hint, passage, context),
        by: passage.isMade === true ? 'engine' : 'author',
        ...(choice.stake === undefined ? {} : { risked: filledIn(choice.stake, passage, context) }),
      };
    });
}

/** As in prose, but with the short names a player would use; the same words as often as it is offered. */
function filledIn(text: string, { id, conditions }: Passage, context: TellingContext): string {
  if (!/[{\\]/.test(text)) return text;
  const { campaign, state, sceneNumber, band, storySeed: seed } = context;
  const cast = castOf(conditions, context) ?? {};
  const names: Record<string, string> = {};
  for (const { id: person, shortName } of campaign.people.values()) names[person] = shortName;
  for (const [part, person] of Object.entries(cast)) names[part] = names[person] ?? person;
  const [filled = text] = realiseProse(`${id} > ${text}`, [text], {
    ...{ campaign, state, sceneNumber, band, seed, memory: null, input: null, cast },
    names,
  });
  return filled;
}

function intentOf(choice: AuthoredChoice, state: StoryState): Intent {
  const difficulty = choice.risk ?? (choice.stat === null ? null : 'even');
  return {
    kind: choice.kind,
    ...(choice.target === null ? {} : { target: choice.target }),
    ...(choice.needs === null ? {} : { with: choice.needs }),
    ...(choice.tone === null ? {} : { tone: choice.tone }),
    ...(choice.faction === null ? {} : { faction: choice.faction }),
    ...(choice.requires === null ? {} : { requires: leastOf(choice.requires, state) }),
    ...(choice.stat === null ? {} : { stat: choice.stat }),
    ...(difficulty === null ? {} : { difficulty }),
    ...(choice.leadsTo === null ? {} : { leadsTo: choice.leadsTo }),
    ...(choice.elseTo === null ? {} : { elseTo: choice.elseTo }),
  };
}

/** A skill of the player's own is had or not: no number needs to be named for it. */
function leastOf(
  requires: NonNullable<AuthoredChoice['requires']>,
  state: StoryState,
): NonNullable<Intent['requires']> {
  const isHad = requires.above === undefined && isOwnSkill(state, requires.stat);
  return isHad ? { ...requires, above: 0 } : requires;
}
