import type { Choice } from '@/contracts/generated/choice';
import { partsOffering } from '@/engine/asides';
import { narratorView } from '@/engine/narrator-view';
import type { OpenStory } from '@/engine/open-story';
import type { TellingVoice, ToldWords } from '@/engine/telling-voice';
import type { Timeline } from '@/engine/timeline';
import { pickLine, realisedLine } from '@/narrator/pick-line';
import { allOffers, offerChoices } from '@/narrator/offer-choices';
import { tellScene } from '@/narrator/tell-scene';
import type { NarratorLibrary, TellingContext } from '@/narrator/telling-context';
import { templateWords } from '@/narrator/template-words';
import { isEnglish } from '@/story/is-english';
import type { Paragraph } from '@/story/provenance';
import type { Scene, SkillOffer, ToldPart } from '@/story/scene';
import { placeOf } from '@/story/story-state';

/** A scene whose outcome stands, and where it comes from. */
export type SceneToTell = {
  readonly story: OpenStory;
  /** Up to the scene before this one. */
  readonly timeline: Timeline;
  readonly scene: Scene;
  readonly seed: number;
  /** More words of the engine's own; absent where they could not be had. */
  readonly library?: NarratorLibrary | null;
};

/** The built-in narrator, and below it the templates (arch §2.3.4), for one scene. */
export class SceneVoice implements TellingVoice {
  private readonly context: TellingContext;
  private readonly offering: readonly ToldPart[];
  private told: ToldWords | null = null;

  constructor(
    private readonly toTell: SceneToTell,
    /** The timeline with the scene. */
    { state, past }: Timeline,
  ) {
    const { story, timeline, scene, seed, library = null } = toTell;
    const { roll, beat, recalled, taken } = scene.outcome;
    const viewpoint = { story, timeline, seed, taken, library };
    this.context = narratorView(viewpoint, { state, roll, beat, recalled });
    this.after = { ...this.context, past };
    this.offering = partsOffering(scene.outcome, timeline.scenes, story.campaign);
  }

  /** What is possible now is judged with the scene behind the player. */
  readonly after: TellingContext;

  words(): ToldWords {
    this.told ??= this.find();
    return this.told;
  }

  choices(): readonly Choice[] {
    return this.hasEnded ? [] : allOffers(this.offering, this.after);
  }

  /** Without a skill that chooses among them. */
  ownChoices(offered: readonly SkillOffer[]): readonly Choice[] {
    return this.hasEnded ? [] : offerChoices(this.offering, this.after, offered);
  }

  /** What can always be done: ways, a look, a wait. For when the author's passages cannot be read. */
  bareChoices(): readonly Choice[] {
    const campaign = { ...this.after.campaign, passages: new Map<string, never>() };
    return this.hasEnded ? [] : offerChoices([], { ...this.after, campaign });
  }

  /** The last rung, which needs no passage (arch §2.3.4); from now on these are the words. */
  template(): ToldWords {
    const { scene, seed } = this.toTell;
    const input = scene.outcome.taken?.text ?? null;
    const name = this.placeName();
    const paragraphs = name.length > 0 ? name : templateWords(input, seed, this.context.past);
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
