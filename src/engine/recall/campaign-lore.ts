import type { cutLore, LorePiece, TokensOf } from '@/campaign/cut-lore';
import type { partsOfLore } from '@/campaign/parts-of-lore';
import type { Embedders } from '@/engine/recall/embedders';
import { storyRecall, type StoryRecall } from '@/engine/recall/story-recall';
import { mostLorePieces, mostLorePiecesInParts } from '@/foundation/limits';
import { sha256Hex } from '@/foundation/sha256';
import type { Clock } from '@/ports/clock';
import type { SqlDatabase } from '@/ports/sql-database';
import type { FindableText, Measured } from '@/recall/text-measure';

/** What lore says about a question, and how well it fits. */
export type FoundLore = Measured & { readonly piece: LorePiece };

export type LoreQuestion = {
  readonly query: string;
  readonly limit: number;
  /** What of it may not be found now. */
  readonly isWithheld: (text: string) => boolean;
};

type LoreParts = {
  readonly recall: StoryRecall;
  readonly clock: Pick<Clock, 'elapsed' | 'sleep'>;
};

type CutFile = { readonly hash: string; readonly pieces: readonly LoreText[] };

type LoreText = Required<FindableText> & { readonly piece: LorePiece };

/** Longer without a pause, and a screen stutters. */
const stretchMs = 8;

/**
 * The lore of one campaign, whoever plays it. It is cut and embedded when somebody asks for it first, and a
 * file that is the same as before never again.
 */
export class CampaignLore {
  private files: ReadonlyMap<string, string> = new Map();
  private cut: ReadonlyMap<string, CutFile> = new Map();
  private cutting: Promise<readonly LoreText[]> | null = null;

  constructor(private readonly parts: LoreParts) {}

  /** The files it has now, by their path inside the campaign's folder. */
  use(files: ReadonlyMap<string, string>): void {
    if (files === this.files) return;
    this.files = files;
    this.cutting = null;
  }

  get isEmpty(): boolean {
    return this.files.size === 0;
  }

  /** In the order of the files. */
  async pieces(): Promise<readonly LorePiece[]> {
    return (await this.texts()).map(({ piece }) => piece);
  }

  /** The best first; nothing where there is nothing to find. */
  async search(
    { query, limit, isWithheld }: LoreQuestion,
    signal: AbortSignal,
  ): Promise<readonly FoundLore[]> {
    const found = await this.measured(query, signal);
    const best: FoundLore[] = [];
    for (const each of found.sort(byRank)) {
      if (best.length >= limit) break;
      if (!isWithheld(each.piece.text)) best.push(each);
    }
    return best;
  }

  /** So that nobody waits for it later. */
  async prepare(signal: AbortSignal): Promise<void> {
    if (this.isEmpty) return;
    const texts = await this.texts();
    const whole = texts.map(({ text }) => text);
    await this.parts.recall.embedAll({ whole, parts: texts.flatMap(({ parts }) => parts) }, signal);
  }

  /** Other texts about the same campaign, by the same measure. */
  measure(
    texts: readonly FindableText[],
    query: string,
    signal: AbortSignal,
  ): Promise<readonly Measured[]> {
    return this.parts.recall.measured(texts, query, signal);
  }

  private async measured(query: string, signal: AbortSignal): Promise<FoundLore[]> {
    if (this.isEmpty) return [];
    const texts = await this.texts();
    const measured = await this.measure(texts, query, signal);
    return measured.flatMap((fit, place) => {
      const piece = texts[place]?.piece;
      return piece === undefined ? [] : [{ ...fit, piece }];
    });
  }

  private texts(): Promise<readonly LoreText[]> {
    this.cutting ??= this.cutFiles(this.files).catch((reason: unknown) => {
      // What cuts it could not be loaded: the next who asks tries again.
      this.cutting = null;
      throw reason;
    });
    return this.cutting;
  }

  private async cutFiles(files: ReadonlyMap<string, string>): Promise<readonly LoreText[]> {
    const code = await import('@/campaign/cut-lore');
    const { partsOfLore: partsOf } = await import('@/campaign/parts-of-lore');
    const isMuch = [...files].some(
      ([path, text]) => !this.isKnown(path, text) && code.isCountNeeded(text),
    );
    const tokensOf = isMuch ? await tokenCounter(code.mostTokensOf) : code.mostTokensOf;
    const cut = new Map<string, CutFile>();
    let count = 0;
    for (const [path, text] of files) {
      const before = this.isKnown(path, text) ? this.cut.get(path) : undefined;
      const found = code.cutLore(path, text, tokensOf);
      const pieces = before?.pieces ?? (await this.textsOf(found, partsOf));
      count += pieces.length;
      if (count > mostLorePieces) break;
      cut.set(path, before ?? { hash: sha256Hex(text), pieces });
    }
    this.cut = cut;
    const texts = [...cut.values()].flatMap(({ pieces }) => pieces);
    return texts.length > mostLorePiecesInParts ? texts.map(withoutParts) : texts;
  }

  private isKnown(path: string, text: string): boolean {
    return this.cut.get(path)?.hash === sha256Hex(text);
  }

  private async textsOf(
    found: ReturnType<typeof cutLore>,
    partsOf: typeof partsOfLore,
  ): Promise<readonly LoreText[]> {
    const { clock } = this.parts;
    const never = new AbortController().signal;
    const pieces: LoreText[] = [];
    let paused = clock.elapsed();
    for (const piece of found) {
      if (pieces.length >= mostLorePieces) break;
      const { file, chunkIndex, text } = piece;
      const id = `${file}#${String(chunkIndex)}`;
      pieces.push({ id, text, parts: partsOf(text), labels: labelsOf(piece), piece });
      if (clock.elapsed() - paused < stretchMs) continue;
      await clock.sleep(0, never);
      paused = clock.elapsed();
    }
    return pieces;
  }
}

function withoutParts(text: LoreText): LoreText {
  return { ...text, parts: [] };
}

/** Where it cannot be had, bytes are counted: pieces are shorter then, and never too long. */
function tokenCounter(otherwise: TokensOf): Promise<TokensOf> {
  return import('@/foundation/text/count-tokens').then(
    ({ countTokens }) => countTokens,
    () => otherwise,
  );
}

/** What it can be found by beside its own words: what stands above it, and the names of file and folders. */
function labelsOf({ file, headings }: LorePiece): readonly string[] {
  const names = file
    .replace(/^lore\//, '')
    .replace(/\.[a-z]+$/, '')
    .split('/');
  return [...headings, ...names.map((name) => name.replace(/[-_]+/g, ' '))];
}

function byRank(one: FoundLore, other: FoundLore): number {
  if (one.relevance !== other.relevance) return other.relevance - one.relevance;
  const [first, second] = [one.piece, other.piece];
  if (first.file !== second.file) return first.file < second.file ? -1 : 1;
  return first.chunkIndex - second.chunkIndex;
}

type LoresParts = {
  readonly database: SqlDatabase;
  readonly clock: Clock;
  readonly embedders: Embedders;
};

/** The lore of all campaigns on a host: what was cut and embedded for one story serves the next. */
export class CampaignLores {
  private readonly known = new Map<string, CampaignLore>();

  constructor(private readonly parts: LoresParts) {}

  /** Of this campaign, with the files it has now. */
  of(campaign: string, files: ReadonlyMap<string, string>): CampaignLore {
    const lore = this.known.get(campaign) ?? this.open(campaign);
    this.known.set(campaign, lore);
    lore.use(files);
    return lore;
  }

  /** What it means is kept apart from the stories that are played in it. */
  private open(campaign: string): CampaignLore {
    const { embedders, clock } = this.parts;
    const recall = storyRecall(this.parts, embedders, `lore:${campaign}`);
    return new CampaignLore({ recall, clock });
  }
}
