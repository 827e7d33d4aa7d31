import type { Because, Intent } from '@/contracts/generated/choice';
import { wayWritten } from '@/narrator/choices/authored-ways';
import { reasonsHere, choiceReasons } from '@/narrator/choices/choice-reasons';
import { shownLately, wordChoice, type WordingKind } from '@/narrator/choices/choice-wordings';
import { followsFrom } from '@/narrator/choices/follows-from';
import { calledByPlayer } from '@/narrator/lines/known-names';
import { demandedThing } from '@/narrator/lines/line-names';
import type { Offer } from '@/narrator/choices/skill-offers';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { isAnswered, isTired } from '@/narrator/choices/varied-offers';
import { wayWords } from '@/narrator/choices/way-words';
import { waysOut } from '@/narrator/passages/ways-out';
import { isEnglish } from '@/story/campaign/is-english';
import type { ToldPart } from '@/story/log/scene';
import { peopleAt, placeOf } from '@/story/state/story-state';

/** One moment is asked for them again and again. */
const everyday = new WeakMap<TellingContext, readonly Offer[]>();
const moves = new WeakMap<TellingContext, readonly Offer[]>();

/** What can be done anywhere and by anybody. */
export function everydayOffers(context: TellingContext): readonly Offer[] {
  const offers = everyday.get(context) ?? [...movesFrom(context), ...restingOffers(context)];
  everyday.set(context, offers);
  return offers;
}

/** To wait, to look and to remember: what happened leads to comes first, and what an author's words wait for. */
export function restingOffers(context: TellingContext): readonly Offer[] {
  const here = (['wait', 'look', 'remember'] as const).map((kind) => offerHere(kind, context));
  const answered = here.filter((offer) => isAnswered(offer, context));
  const all = [...answered, ...here.filter((offer) => !answered.includes(offer))];
  const following = all.filter((offer) => followsFrom(offer, context));
  return [...following, ...all.filter((offer) => !following.includes(offer))];
}

/** The ways out, those that were offered again and again of late after the others. */
export function movesFrom(context: TellingContext): readonly Offer[] {
  const offers = moves.get(context) ?? findMoves(context);
  moves.set(context, offers);
  return offers;
}

function findMoves(context: TellingContext): readonly Offer[] {
  const ways = waysOut(context).map(
    (place) =>
      wayWritten(place.id, context) ??
      engineOffer({
        text: wayWords(place, context),
        intent: { kind: 'move', target: place.id },
        because: choiceReasons(
          { choice: { target: place.id, needs: null, stat: null }, beat: null },
          context,
        ),
      }),
  );
  const goal = context.intent?.goal;
  const isGoal = ({ intent }: Offer): boolean => goal !== undefined && intent.target === goal;
  const others = ways.filter((way) => !isGoal(way));
  const tired = others.filter((way) => isTired(way, context));
  const fresh = others.filter((way) => !tired.includes(way));
  const following = fresh.filter((way) => followsFrom(way, context));
  return [
    ...ways.filter(isGoal),
    ...following,
    ...fresh.filter((way) => !following.includes(way)),
    ...tired,
  ];
}

/** To talk to those who are here, as long as an author's words answer it and nothing better was written. */
export function talkOffers(
  written: readonly Pick<Offer, 'intent'>[],
  context: TellingContext,
): readonly Offer[] {
  const { campaign, state } = context;
  if (!isEnglish(campaign)) return [];
  return peopleAt(state, placeOf(state))
    .flatMap((id) => campaign.people.get(id) ?? [])
    .filter(({ id }) => !written.some(({ intent }) => intent.target === id))
    .map((person) =>
      engineOffer({
        text: words('talk', { person: calledByPlayer(person, context) }, context),
        intent: { kind: 'talk', target: person.id },
        because: choiceReasons(
          { choice: { target: person.id, needs: null, stat: null }, beat: null },
          context,
        ),
      }),
    )
    .filter((offer) => isAnswered(offer, context));
}

/** Who wants something first can be given it. */
export function demandedOffers(
  told: readonly ToldPart[],
  context: TellingContext,
): readonly Offer[] {
  const { campaign, intent } = context;
  const person = campaign.people.get(intent?.target ?? '');
  const item = demandedThing(context);
  if (person === undefined || item === null || !isEnglish(campaign)) return [];
  if (!told.some(({ passage }) => passage.startsWith('@demand-'))) return [];
  const thing = campaign.items.get(item) ?? item;
  return [
    engineOffer({
      text: words('give', { person: calledByPlayer(person, context), thing }, context),
      intent: { kind: 'give', target: person.id, with: item },
      because: choiceReasons(
        { choice: { target: person.id, needs: item, stat: null }, beat: null },
        context,
      ),
    }),
  ];
}

function offerHere(kind: 'wait' | 'look' | 'remember', context: TellingContext): Offer {
  const { campaign, state } = context;
  const place = campaign.places.get(placeOf(state))?.name ?? '';
  const because = reasonsHere(context);
  const text = isEnglish(campaign)
    ? words(kind, { place: place === '' ? 'where you are' : place }, context)
    : wordless[kind](place);
  return engineOffer({ text, intent: { kind }, because });
}

/** In a language that the engine does not write, what fills the list is signs and the place's own name. */
const wordless = {
  wait: () => '…',
  look: (place: string) => (place === '' ? '?' : `${place}?`),
  remember: () => '« … »',
} as const;

function words(
  kind: WordingKind,
  names: Readonly<Record<string, string>>,
  { seed, past }: TellingContext,
): string {
  return wordChoice(kind, names, { seed, shown: shownLately(past.recentScenes) });
}

function engineOffer(offer: {
  readonly text: string;
  readonly intent: Intent;
  readonly because: readonly Because[];
}): Offer {
  return { ...offer, difficulty: null, hint: null, by: 'engine' };
}
