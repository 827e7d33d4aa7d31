import type { Choice, Intent } from '@/contracts/generated/choice';
import { calledByPlayer } from '@/narrator/lines/known-names';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { isHostile } from '@/story/acts/kinds-of-act';
import { isRolled } from '@/story/acts/scene-kind';
import { isEnglish } from '@/story/campaign/is-english';
import type { Passage } from '@/story/campaign/passage';
import type { Effect } from '@/story/rules/effect';
import { ruleOfFaction } from '@/story/rules/standing';
import { isHolding } from '@/story/state/story-state';

/** An hour is missed; less is not. */
const leastMinutes = 30;

/** The choice with what a failure may cost, where its author said so or what it leads to shows it. */
export function withWhatIsRisked(choice: Choice, context: TellingContext): Choice {
  // What is not rolled cannot fail, whatever its author wrote beside it.
  const { risked: authored, ...rest } = choice;
  const risked = choice.difficulty === null ? null : (authored ?? riskOf(choice.intent, context));
  return risked === null ? rest : { ...rest, risked };
}

/** "You may lose nine pence", by the words a failed roll leads to; null where these cost nothing that can be named. */
function riskOf(intent: Intent, context: TellingContext): string | null {
  const { campaign } = context;
  if (!isRolled(intent) || !isEnglish(campaign)) return null;
  const failed = passageOf(intent.elseTo, context);
  const won = passageOf(intent.leadsTo, context);
  // What success costs as well is no risk.
  const isCostly = (effect: Effect): boolean =>
    won?.effects.every((other) => JSON.stringify(other) !== JSON.stringify(effect)) ?? true;
  const taken = (failed?.effects ?? [])
    .filter(isCostly)
    .flatMap((effect) => costOf(effect, context) ?? []);
  const others = [debtOf(failed, context), goodwillAtRisk(intent, [failed, won], context)];
  const costs = [...taken, ...others.flatMap((cost) => cost ?? [])];
  const [heaviest] = costs.sort((one, other) => one.weight - other.weight);
  return heaviest?.words ?? null;
}

/** The lighter it is, the later it comes. */
type Cost = { readonly weight: number; readonly words: string };

function costOf(effect: Effect, context: TellingContext): Cost | null {
  const { campaign, state } = context;
  switch (effect.kind) {
    case 'end':
      return { weight: 0, words: 'it may all end here' };
    case 'lose': {
      const name = campaign.items.get(effect.item);
      const isFelt = name !== undefined && isHolding(state, effect.item);
      return isFelt ? { weight: 1, words: `you may lose ${name}` } : null;
    }
    case 'stat':
      return effect.by < 0
        ? { weight: 2, words: `it may cost you ${effect.name.replaceAll('_', ' ')}` }
        : null;
    case 'feeling': {
      const person = campaign.people.get(effect.person);
      return effect.by < 0 && person !== undefined
        ? { weight: 3, words: lessOfYou(calledByPlayer(person, context)) }
        : null;
    }
    case 'reputation': {
      const name = ruleOfFaction(campaign.rules, effect.faction)?.name;
      return effect.by < 0 && name !== undefined ? { weight: 4, words: lessOfYou(name) } : null;
    }
    case 'time':
      return effect.minutes >= leastMinutes ? { weight: 5, words: 'it may cost you time' } : null;
    case 'go':
      return { weight: 7, words: 'you may end up elsewhere' };
    // What an author counts has a name for the author alone: they can say it with `stake`.
    case 'count':
    case 'set':
    case 'gain':
    case 'learn':
    case 'settle':
    case 'start':
      return null;
  }
}

function lessOfYou(name: string): string {
  return `${name} may think less of you`;
}

function debtOf(failed: Passage | null, context: TellingContext): Cost | null {
  const { kind, about } = failed?.memory ?? {};
  const person = context.campaign.people.get(about ?? '');
  if (kind !== 'debt' || person === undefined) return null;
  return { weight: 1, words: `you may come to owe ${calledByPlayer(person, context)}` };
}

/** Whom it goes wrong with thinks less of the player, unless its author has weighed what they feel of it. */
function goodwillAtRisk(
  { kind, target }: Intent,
  leadingTo: readonly (Passage | null)[],
  context: TellingContext,
): Cost | null {
  const person = context.campaign.people.get(target ?? '');
  if (person === undefined || isHostile(kind)) return null;
  const isWeighed = leadingTo.some((passage) =>
    passage?.effects.some((effect) => effect.kind === 'feeling' && effect.person === person.id),
  );
  return isWeighed ? null : { weight: 3, words: lessOfYou(calledByPlayer(person, context)) };
}

function passageOf(id: string | undefined, { campaign }: TellingContext): Passage | null {
  return campaign.passages.get(id ?? '') ?? null;
}
