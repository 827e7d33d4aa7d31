import type { Choice } from '@/contracts/generated/choice';
import { partsOffering } from '@/engine/turn-data/asides';
import { shownChoices } from '@/engine/telling/shown-choices';
import { narratorView } from '@/engine/turn-data/narrator-view';
import type { TellingTurn } from '@/engine/turn-data/telling-turn';
import type { TellingVoice, ToldWords } from '@/engine/turn-data/telling-voice';
import type { Timeline } from '@/engine/turn-data/timeline';
import { pickLine, realisedLine } from '@/narrator/lines/pick-line';
import { allOffers, offerChoices, type OffersToWeigh } from '@/narrator/choices/offer-choices';
import { tellScene } from '@/narrator/scene/tell-scene';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { templateWords } from '@/narrator/scene/template-words';
import type { GuardContext } from '@/narrator/guards/guard';
import { isEnglish } from '@/story/campaign/is-english';
import type { Paragraph } from '@/story/words/provenance';
import type { ToldPart } from '@/story/log/scene';
import { placeOf } from '@/story/state/story-state';

/** The built-in narrator, and below it the templates (arch §2.3.4), for one scene. */
export class SceneVoice implements TellingVoice {
  private readonly context: TellingContext;
  private readonly offering: readonly ToldPart[];
  private told: ToldWords | null = null;

  constructor(
    private readonly toTell: TellingTurn,
    /** The timeline with the scene. */
    { state, past }: Timeline,
  ) {
    const { story, timeline, scene, seed, library } = toTell;
    const { roll, beat, recalled, taken } = scene.outcome;
    const viewpoint = { story, timeline, seed, taken, library };
    this.context = narratorView(viewpoint, { state, roll, beat, recalled });
    this.after = { ...this.context, past };
    this.offering = partsOffering(scene.outcome, timeline.scenes, story.campaign);
  }

  /** What is possible now is judged with the scene behind the player. */
  readonly after: TellingContext;

  /** What a text shown in this scene is held against. */
  get judged(): GuardContext {
    const { outcome } = this.toTell.scene;
    const told = outcome.told.map(({ passage }) => passage);
    return { ...this.after, before: null, told, input: outcome.taken?.text ?? null };
  }

  words(): ToldWords {
    this.told ??= this.find();
    return this.told;
  }

  /** These are the words, whoever found them. */
  settle(told: ToldWords): void {
    this.told = told;
  }

  /** All that can be done now and may be shown, the best first. */
  choices(leftOut?: ReadonlySet<string>): readonly Choice[] {
    return this.hasEnded ? [] : allOffers(this.offering, this.after, leftOut);
  }

  /** Without a skill that chooses among them. */
  ownChoices(weighing: OffersToWeigh): readonly Choice[] {
    return this.hasEnded ? [] : offerChoices(this.offering, this.after, weighing);
  }

  /** What can always be done: ways, a look, a wait. For when the author's passages cannot be read. */
  bareChoices(): readonly Choice[] {
    if (this.hasEnded) return [];
    const campaign = { ...this.after.campaign, passages: new Map<string, never>() };
    const bare = { ...this.after, campaign };
    const offer = (leftOut: ReadonlySet<string>) => offerChoices([], bare, { leftOut });
    return shownChoices(offer, { ...this.judged, campaign });
  }

  /** The last rung, which needs no passage (arch §2.3.4); from now on these are the words. */
  template(): ToldWords {
    const { scene, seed } = this.toTell;
    const input = scene.outcome.taken?.text ?? null;
    const name = this.placeName();
    const paragraphs = name.length > 0 ? name : templateWords(input, seed, this.context);
    this.told = { paragraphs, rung: 'template' };
    return this.told;
  }

  private plainLine(): Paragraph {
    const from = pickLine('done', this.context, { said: null });
    const text = realisedLine(from, this.context, null).join(' ');
    return [{ text, by: 'engine', from }];
  }

  /** Where the engine does not speak the author's language: where it is, in the author's own word. */
  private placeName(): readonly Paragraph[] {
    const { campaign, state } = this.context;
    const name = campaign.places.get(placeOf(state))?.name ?? '';
    const isSpoken = name === '' || isEnglish(campaign);
    const text = `${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
    return isSpoken ? [] : [[{ text, by: 'author' }]];
  }

  private get hasEnded(): boolean {
    return this.toTell.scene.outcome.ending !== null;
  }

  private find(): ToldWords {
    const { scene } = this.toTell;
    const paragraphs = tellScene(scene.outcome, this.context);
    if (paragraphs.length > 0) return { paragraphs, rung: 'built-in' };
    // All its sentences were read before: something happened all the same, and the templates are for when nothing can.
    if (scene.outcome.told.length > 0 && isEnglish(this.context.campaign))
      return { paragraphs: [this.plainLine()], rung: 'built-in' };
    return this.template();
  }
}
