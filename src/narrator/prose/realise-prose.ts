import { proseLimits } from '@/foundation/limits';
import { seedFrom } from '@/foundation/seeded-random';
import { alternatives, askedIn, piecesOf } from '@/narrator/prose/prose-pieces';
import { playerWord } from '@/narrator/prose/player-word';
import { agreement, nameOf, referTo, rememberedOf } from '@/narrator/prose/refer-to';
import { seam, smoothSeams } from '@/narrator/prose/smooth-seams';
import type { Campaign, Person } from '@/story/campaign/campaign';
import { holds } from '@/story/conditions/condition';
import { partOfDay } from '@/story/state/in-game-time';
import { isEnglish } from '@/story/campaign/is-english';
import { parseCondition } from '@/story/conditions/parse-condition';
import { minutesOf, placeOf, type StoryState } from '@/story/state/story-state';

export type RealiseContext = {
  readonly campaign: Campaign;
  readonly state: StoryState;
  readonly sceneNumber: number;
  readonly band: string | null;
  /** The same for the whole playthrough, so that one telling knows what the one before it took. */
  readonly seed: number;
  /** What `{memory}` stands for. */
  readonly memory: string | null;
  /** What `{input}` stands for: the player's own words. */
  readonly input: string | null;
  /** Paragraphs that this scene has told before. */
  readonly before?: readonly string[];
  /** How often this was told in earlier scenes. */
  readonly timesTold?: number;
  /** Who plays the parts named in it, by id. */
  readonly cast?: Readonly<Record<string, string>>;
  /** What further names in it stand for. */
  readonly names?: Readonly<Record<string, string>>;
};

/** Farther back nobody is looked for when it is decided what somebody is called. */
const paragraphsReadBack = 20;
const charactersReadBack = 8_000;

/** Resolves the small variations of one passage: `{a|b}`, `{if x: … | …}`, names and pronouns. */
export function realiseProse(
  passageId: string,
  prose: readonly string[],
  context: RealiseContext,
): readonly string[] {
  const language = isEnglish(context.campaign) ? 'english' : 'other';
  const variations = new Variations(passageId, context);
  const told: string[] = [];
  for (const paragraph of prose) {
    const before = [...(context.before ?? []), ...told.slice(-paragraphsReadBack)];
    const text = new ParagraphInProgress({ ...context, before }, variations).of(paragraph);
    const smooth = smoothSeams(text, language);
    if (smooth !== '') told.push(smooth);
  }
  return told;
}

/** Which of its words a passage takes: never the same twice in a row. */
class Variations {
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly passageId: string,
    private readonly context: Pick<RealiseContext, 'seed' | 'timesTold'>,
  ) {}

  pick(inner: string, options: readonly string[]): string {
    const nth = this.seen.get(inner) ?? 0;
    this.seen.set(inner, nth + 1);
    const start = seedFrom(this.context.seed, this.passageId, inner, nth);
    return options[(start + (this.context.timesTold ?? 0)) % options.length] ?? '';
  }
}

class ParagraphInProgress {
  private text = '';
  /** What was written last; to cut it off the whole text each time would take the square of its length. */
  private lately = '';
  private depth = 0;
  private fills = 0;

  constructor(
    private readonly context: RealiseContext & Required<Pick<RealiseContext, 'before'>>,
    private readonly variations: Variations,
  ) {}

  of(paragraph: string): string {
    this.write(paragraph);
    return this.text;
  }

  private write(source: string): void {
    const pieces = piecesOf(source);
    for (const [at, piece] of pieces.entries()) {
      if (piece.kind === 'text') this.add(piece.text);
      else if (this.depth >= proseLimits.depth || this.fills >= proseLimits.braces)
        this.add(`{${piece.text}}`);
      else this.fill(piece.text, pieces[at + 1]?.text ?? '');
    }
  }

  private add(text: string): void {
    this.text += text;
    this.lately += text;
    if (this.lately.length > 4 * charactersReadBack)
      this.lately = this.lately.slice(-charactersReadBack);
  }

  /** What is filled in is marked at both ends. */
  private fill(inner: string, next: string): void {
    this.text += seam;
    this.depth += 1;
    this.fills += 1;
    const asked = askedIn(inner);
    const options = alternatives(inner);
    if (asked !== null) {
      const [yes = '', no = ''] = alternatives(asked.rest);
      this.write((this.isTrue(asked.condition) ? yes : no).trim());
    } else if (options.length > 1) this.write(this.variations.pick(inner, options));
    else this.add(this.nameFor(inner.trim(), next));
    this.depth -= 1;
    this.text += seam;
  }

  private isTrue(text: string): boolean {
    const { state, sceneNumber, band } = this.context;
    const condition = parseCondition(text);
    return condition.ok && holds(condition.value, { state, sceneNumber, roll: band });
  }

  private nameFor(name: string, next: string): string {
    const { campaign, state, names, memory, input, cast } = this.context;
    const given = names?.[name];
    if (given !== undefined) return given;
    if (name === 'memory') return this.recalled(memory ?? '');
    if (name === 'input') return input ?? '';
    if (name === 'player') return 'you';
    if (name.startsWith('player.')) return playerWord(name.slice('player.'.length), state) ?? name;
    if (name === 'place') return campaign.places.get(placeOf(state))?.name ?? '';
    if (name === 'time') return partOfDay(minutesOf(state));
    const [part = '', form] = name.split('.');
    const id = cast?.[part] ?? part;
    const person = campaign.people.get(id);
    if (person !== undefined) return this.called(person, form, next);
    return campaign.items.get(id) ?? campaign.places.get(id)?.name ?? name;
  }

  /** After a colon the sentence goes on. */
  private recalled(memory: string): string {
    const here = this.lately.slice(-charactersReadBack).replaceAll(seam, '');
    const { campaign, before } = this.context;
    const told = rememberedOf(memory, { campaign, before, here, next: '' });
    const goesOn = here.endsWith(': ') && isEnglish(campaign);
    return goesOn ? told.replace(/^(?:You|He|She)\b/, (word) => word.toLowerCase()) : told;
  }

  private called(person: Person, form: string | undefined, next: string): string {
    const here = this.lately.slice(-charactersReadBack).replaceAll(seam, '');
    const { campaign, before } = this.context;
    if (form === 'they' || form === 'them' || form === 'their') return person.pronouns[form];
    const verb = form === undefined ? null : agreement(form, person, here);
    const read = { campaign, before, here, next };
    return verb ?? (form === 'name' ? nameOf(person, read) : referTo(person, read));
  }
}
