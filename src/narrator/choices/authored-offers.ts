import type { Intent } from '@/contracts/generated/choice';
import { choiceReasons } from '@/narrator/choices/choice-reasons';
import { isPossible } from '@/narrator/choices/is-possible';
import type { Offer } from '@/narrator/choices/skill-offers';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { oddsOfAct } from '@/story/acts/act-odds';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';
import { personLedTo } from '@/story/campaign/person-led-to';

/** What a passage offers that can be done now. */
export function authoredOffers(passage: Passage, context: TellingContext): readonly Offer[] {
  return passage.choices
    .filter((choice) => isPossible(choice, context))
    .map((choice) => {
      const target = choice.target ?? personLedTo(choice, context.campaign);
      const meant = { ...choice, target };
      const intent = intentOf(meant);
      return {
        text: choice.text,
        intent,
        because: choiceReasons({ choice: meant, beat: passage.conditions.beat }, context),
        difficulty: oddsOfAct(intent, context.campaign, context.state),
        hint: choice.hint,
        by: 'author',
      };
    });
}

function intentOf(choice: AuthoredChoice): Intent {
  const difficulty = choice.risk ?? (choice.stat === null ? null : 'even');
  return {
    kind: choice.kind,
    ...(choice.target === null ? {} : { target: choice.target }),
    ...(choice.needs === null ? {} : { with: choice.needs }),
    ...(choice.tone === null ? {} : { tone: choice.tone }),
    ...(choice.faction === null ? {} : { faction: choice.faction }),
    ...(choice.requires === null ? {} : { requires: choice.requires }),
    ...(choice.stat === null ? {} : { stat: choice.stat }),
    ...(difficulty === null ? {} : { difficulty }),
    ...(choice.leadsTo === null ? {} : { leadsTo: choice.leadsTo }),
    ...(choice.elseTo === null ? {} : { elseTo: choice.elseTo }),
  };
}
