import type { Because, Choice, Intent } from '@/contracts/generated/choice';
import { fewestChoices, mostChoices } from '@/foundation/limits';
import { seedFrom } from '@/foundation/seeded-random';
import { becauseHere, becauseOf } from '@/narrator/because-of';
import { distinct, numbered } from '@/narrator/distinct-offers';
import { endingTrend } from '@/narrator/ending-trend';
import { wordChoice } from '@/narrator/engine-lines';
import { isEligible, specificity } from '@/narrator/is-eligible';
import { isPossible } from '@/narrator/is-possible';
import { demandedThing } from '@/narrator/line-names';
import { skillOffers, type Offer } from '@/narrator/skill-offers';
import type { TellingContext } from '@/narrator/telling-context';
import { waysOut } from '@/narrator/ways-out';
import { oddsOfAct } from '@/story/act-odds';
import { isWelcome } from '@/story/is-welcome';
import type { AuthoredChoice, Passage } from '@/story/passage';
import { personLedTo } from '@/story/person-led-to';
import type { SkillOffer, ToldPart } from '@/story/scene';
import { placeOf } from '@/story/story-state';

/** Three or four things the player can truly do now: what skills offer, then what the story does. */
export function offerChoices(
  told: readonly ToldPart[],
  context: TellingContext,
  offered: readonly SkillOffer[] = [],
): readonly Choice[] {
  const offers = [...skillOffers(offered, context), ...storyOffers(told, context, isWelcomeIn)];
  return numbered(distinct(offers).slice(0, mostChoices));
}

/**
 * All that can be done now, the best first: what would be offered, then what there was no room for. At a
 * crossroads there is nothing else, unless too little of it is open to this player.
 */
export function allOffers(told: readonly ToldPart[], context: TellingContext): readonly Choice[] {
  const welcome = storyOffers(told, context, isWelcomeIn);
  if (isCrossroads(welcome)) return numbered(welcome);
  const others = [...standingOffers(context), ...everydayOffers(context)];
  return numbered(distinct([...storyOffers(told, context), ...others]));
}

/** What can be done anywhere and by anybody. */
export function everydayOffers(context: TellingContext): readonly Offer[] {
  const here = (['wait', 'look', 'remember'] as const).map((kind) => offerHere(kind, context));
  return [...movesFrom(context), ...here];
}

/** All that the story offers comes from the beat: it wants an answer before anything else. */
export function isCrossroads(offers: readonly Pick<Choice, 'because'>[]): boolean {
  const ofStory = offers.filter(({ because }) => !because.some(({ kind }) => kind === 'skill'));
  return (
    ofStory.length > 0 &&
    ofStory.every(({ because }) => because.some(({ kind }) => kind === 'beat'))
  );
}

/**
 * What the passages just told offer, then what the place and the people offer, then ways to other
 * places. A beat with three choices of its own is a crossroads: nothing else of the story is offered.
 */
function storyOffers(
  told: readonly ToldPart[],
  context: TellingContext,
  isFitting: (offer: Offer, context: TellingContext) => boolean = () => true,
): readonly Offer[] {
  const { campaign } = context;
  const fitting = (offers: readonly Offer[]): readonly Offer[] =>
    offers.filter((offer) => isFitting(offer, context));
  const passages = told.flatMap(({ passage }) => campaign.passages.get(passage) ?? []);
  const crossroads = distinct(
    passages
      .filter(({ conditions }) => conditions.beat !== null)
      .flatMap((passage) => fitting(offersOf(passage, context))),
  );
  if (crossroads.length >= fewestChoices) return crossroads.slice(0, mostChoices);
  const fromWords = distinct([
    ...crossroads,
    ...demandedOffers(told, context),
    ...passages.flatMap((passage) => fitting(offersOf(passage, context))),
  ]);
  const fromPlace = fitting(standingOffers(context));
  const ways = movesFrom(context);
  // What the words just offered is never dropped for a way out; what stands here leaves room for one.
  const most = Math.max(fromWords.length, ways.length > 0 ? mostChoices - 1 : mostChoices);
  const authored = distinct([...fromWords, ...fromPlace]).slice(0, Math.min(most, mostChoices));
  const room = mostChoices - authored.length;
  const filled = distinct([...authored, ...ways.slice(0, Math.min(room, 2))]);
  const wanted = Math.max(fewestChoices, filled.length);
  return distinct([...filled, ...everydayOffers(context)]).slice(0, wanted);
}

/** Whether what the player is good at, and what is thought of them, allows it. */
export function isWelcomeIn(
  { intent }: Pick<Offer, 'intent'>,
  { state, campaign }: Pick<TellingContext, 'state' | 'campaign'>,
): boolean {
  return isWelcome(intent, state, campaign.rules);
}

/**
 * What the place and the people offer at any time, also what the list on the screen has no room for. Of
 * passages that fit alike, what leads toward the ending that the player's choices trend to comes first (arch §7.5).
 */
export function standingOffers(context: TellingContext): readonly Offer[] {
  const { campaign, state, sceneNumber, band: roll } = context;
  const trend = endingTrend(campaign, { state, sceneNumber, roll });
  const isToward = ({ intent }: Offer): boolean =>
    trend?.isNearedBy(intent.leadsTo ?? null) ?? false;
  return [...campaign.passages.values()]
    .filter((passage) => passage.part === 'choices' && isEligible(passage, context))
    .flatMap((passage) =>
      mixed(offersOf(passage, context), context).map((offer) => ({
        offer,
        fit: specificity(passage) + (isToward(offer) ? 0.5 : 0),
      })),
    )
    .sort((one, other) => other.fit - one.fit)
    .map(({ offer }) => offer);
}

function offersOf(passage: Passage, context: TellingContext): readonly Offer[] {
  return passage.choices
    .filter((choice) => isPossible(choice, context))
    .map((choice) => {
      const target = choice.target ?? personLedTo(choice, context.campaign);
      const meant = { ...choice, target };
      const intent = intentOf(meant);
      return {
        text: choice.text,
        intent,
        because: becauseOf({ choice: meant, beat: passage.conditions.beat }, context),
        difficulty: oddsOfAct(intent, context.campaign, context.state),
        hint: choice.hint,
        by: 'author',
      };
    });
}

/** Standing offers come in another order in each playthrough, and keep it: the last would never be seen. */
function mixed(offers: readonly Offer[], { storySeed }: TellingContext): readonly Offer[] {
  return offers
    .map((offer) => ({ offer, place: seedFrom(storySeed, offer.text) }))
    .sort((one, other) => one.place - other.place)
    .map(({ offer }) => offer);
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

function movesFrom(context: TellingContext): readonly Offer[] {
  const exits = context.campaign.places.get(placeOf(context.state))?.exits ?? [];
  return waysOut(context).map((place) =>
    engineOffer({
      text: wordChoice('move', place.name, context.seed + exits.indexOf(place.id)),
      intent: { kind: 'move', target: place.id },
      because: becauseOf(
        { choice: { target: place.id, needs: null, stat: null }, beat: null },
        context,
      ),
    }),
  );
}

/** Who wants something first can be given it. */
function demandedOffers(told: readonly ToldPart[], context: TellingContext): readonly Offer[] {
  const { campaign, intent } = context;
  const person = campaign.people.get(intent?.target ?? '');
  const thing = demandedThing(context);
  if (person === undefined || thing === null) return [];
  if (!told.some(({ passage }) => passage.startsWith('@demand-'))) return [];
  const choice = { target: person.id, needs: thing, stat: null };
  return [
    engineOffer({
      text: `Give ${person.shortName} ${campaign.items.get(thing) ?? thing}.`,
      intent: { kind: 'give', target: person.id, with: thing },
      because: becauseOf({ choice, beat: null }, context),
    }),
  ];
}

function offerHere(kind: 'wait' | 'look' | 'remember', context: TellingContext): Offer {
  const { campaign, state, seed } = context;
  const name = campaign.places.get(placeOf(state))?.name ?? '';
  const because = becauseHere(context);
  return engineOffer({ text: wordChoice(kind, name, seed), intent: { kind }, because });
}

function engineOffer(offer: {
  readonly text: string;
  readonly intent: Intent;
  readonly because: readonly Because[];
}): Offer {
  return { ...offer, difficulty: null, hint: null, by: 'engine' };
}
