import { loadCampaign, type LoadedCampaign, type Unplayable } from '@/campaign/load-campaign';
import { branchId, playthroughId, visitId, type PlaythroughId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import { mergePatches } from '@/foundation/json-trees/merge-patches';
import { fail, succeed, type Result } from '@/foundation/result';
import { runLimits } from '@/foundation/run-limits';
import { CampaignLores } from '@/engine/recall/campaign-lore';
import { Embedders } from '@/engine/recall/embedders';
import type { EngineHost } from '@/engine/engine-host';
import {
  campaignCard,
  storyCard,
  type CampaignCard,
  type StoryCard,
} from '@/engine/library/library-cards';
import type { EnrichmentStanding } from '@/engine/library/enrichment-standing';
import { openedMark } from '@/engine/library/opened-mark';
import { playable } from '@/engine/library/playable';
import { campaignIds } from '@/engine/library/campaign-ids';
import { campaignChange, campaignPin, type CampaignChange } from '@/engine/library/campaign-pin';
import { selfMending, type MendedDatabase } from '@/engine/self-mending';
import { storyRecall } from '@/engine/recall/story-recall';
import { StorySession, type Mended } from '@/engine/session/story-session';
import type { RetentionPolicy } from '@/persistence/retention';
import { openStoryStore } from '@/persistence/open-story-store';
import { countScenes } from '@/persistence/queries/read-heads';
import type { StoryLog } from '@/persistence/rows/story-log';
import type { StoryStore } from '@/persistence/story-store';
import type { AssetSource } from '@/ports/asset-source';
import { HostFault } from '@/ports/host-fault';
import { discoverSkills, type Discovery } from '@/skills/discover-skills';
import type { PlayerForm, PlayerWish } from '@/story/campaign/player-form';
import type { Boundaries, NarrationStyle, Playthrough } from '@/story/log/playthrough';

export type NewStory = {
  readonly campaign: string;
  /** Given by the player; otherwise drawn, and the recorded clock is the real one. */
  readonly seed: number | null;
  readonly style: NarrationStyle;
  /** What the player does not want to read of; absent when they said nothing. */
  readonly boundaries?: Boundaries;
  /** Who the player wants to be; absent where nobody asked. */
  readonly player?: PlayerWish;
  readonly startingPatch: JsonObject;
  readonly startAtBeat: string | null;
};

export type EngineFault = { readonly kind: 'missing' | 'bad' | 'host'; readonly message: string };

const noFiles: AssetSource = {
  read: () => Promise.resolve(fail('this device has no files of scripts')),
};

/** The product without a face: everything the app and the command line do goes through here. */
export class Engine {
  private discovered: Promise<Discovery> | null = null;
  /** Who says what texts mean. */
  readonly embedders: Embedders;
  private readonly written: Loading = new Map();
  private readonly loaded: Loading = new Map();
  private readonly lores: CampaignLores;

  private constructor(
    /** For parts of this room that are not always needed. */
    readonly host: EngineHost,
    readonly store: StoryStore,
    /** Null as long as the whole database could be read; of damaged stories, sessions tell. */
    readonly mendedDatabase: () => MendedDatabase | null,
  ) {
    this.embedders = new Embedders(host.compute.meaning ?? null);
    const { embedders } = this;
    const { database } = host.storage;
    this.lores = new CampaignLores({ database, clock: host.device.clock, embedders });
  }

  static async create(host: EngineHost, signal: AbortSignal): Promise<Result<Engine, HostFault>> {
    const { storage, mendedDatabase } = selfMending(host.storage);
    const store = await openStoryStore(storage.database, signal, storage.witness);
    if (!store.ok) return store;
    return succeed(new Engine({ ...host, storage }, store.value, mendedDatabase));
  }

  async campaignIds(signal: AbortSignal): Promise<readonly string[]> {
    return campaignIds(await this.host.content.campaigns.list('', signal));
  }

  /** Read once: beginning a story and opening it must not parse its campaign twice. */
  loadCampaign(id: string, signal: AbortSignal): Promise<Result<LoadedCampaign, Unplayable>> {
    return once(this.loaded, id, async () => playable(await this.asWritten(id, signal)));
  }

  /** What its author wrote, before a story is made of it: enough for a list. */
  private asWritten(id: string, signal: AbortSignal): Promise<Result<LoadedCampaign, Unplayable>> {
    return once(this.written, id, () => loadCampaign(this.host.content.campaigns, id, signal));
  }

  /** Its files are other ones now; a story that is open goes on with those it has. */
  readAnew(campaign: string): void {
    this.loaded.delete(campaign);
    this.written.delete(campaign);
  }

  skills(signal: AbortSignal): Promise<Discovery> {
    this.discovered ??= discoverSkills(this.host.content.skills, signal).catch(
      (reason: unknown) => {
        // A reading that failed is no reading: the next one who asks looks again.
        this.discovered = null;
        throw reason;
      },
    );
    return this.discovered;
  }

  /** The newest first. */
  stories(signal: AbortSignal): Promise<readonly Playthrough[]> {
    return this.store.playthroughs(signal);
  }

  /** The newest first. Where each stands is read, not its whole log. */
  async storyCards(signal: AbortSignal): Promise<readonly StoryCard[]> {
    const heads = await this.store.heads(signal);
    return Promise.all(
      heads.map(async (head) =>
        storyCard(head, await this.readCampaign(head.playthrough.campaign, signal)),
      ),
    );
  }

  /** One that cannot be played says why, and the others are listed all the same. */
  async campaignCards(signal: AbortSignal): Promise<readonly CampaignCard[]> {
    const paths = await this.host.content.campaigns.list('', signal);
    return Promise.all(
      campaignIds(paths).map(async (id) => {
        const loaded = await this.readCampaign(id, signal);
        const isOpened = loaded.ok && paths.includes(`${id}/${openedMark}`);
        return campaignCard(
          id,
          loaded,
          isOpened ? await this.standing(loaded.value, signal) : null,
        );
      }),
    );
  }

  async begin(story: NewStory, signal: AbortSignal): Promise<Result<PlaythroughId, EngineFault>> {
    const loaded = await this.loadCampaign(story.campaign, signal);
    if (!loaded.ok) return fail({ kind: 'missing', message: loaded.error.message });
    const { campaign } = loaded.value;
    if (story.startAtBeat !== null && !campaign.beats.some(({ id }) => id === story.startAtBeat))
      return fail({
        kind: 'missing',
        message: `${campaign.title} has no beat called "${story.startAtBeat}".`,
      });
    const person = await personIn(story, campaign.player);
    if (!person.ok) return person;
    const seed = story.seed ?? this.host.device.random.secureSeed();
    const [id, pin] = await Promise.all([
      this.freeId(campaign.id, seed, signal),
      campaignPin(loaded.value, this.host.compute.digest),
    ]);
    await this.store.begin(
      {
        id,
        campaign: campaign.id,
        campaignTitle: campaign.title,
        campaignPin: pin,
        seed,
        style: story.style,
        ...(story.boundaries === undefined ? {} : { boundaries: story.boundaries }),
        clock: story.seed === null ? 'system' : 'seeded',
        startingPatch: withPerson(person.value, story.startingPatch),
        startAtBeat: story.startAtBeat,
        createdAt: this.host.device.clock.now(),
        headScene: null,
        headBranch: branchId(id, 0),
      },
      signal,
    );
    return succeed(id);
  }

  async open(id: PlaythroughId, signal: AbortSignal): Promise<Result<StorySession, EngineFault>> {
    const read = await this.readLog(id, signal);
    if (!read.ok)
      return fail({
        kind: read.error.code === 'missing' ? 'missing' : 'host',
        message: read.error.message,
      });
    const { log, mended } = read.value;
    const { playthrough } = log;
    const loaded = await this.loadCampaign(playthrough.campaign, signal);
    if (!loaded.ok) return fail({ kind: 'missing', message: loaded.error.message });
    const { skills } = await this.skills(signal);
    const { storage, compute, device, planners = [], narrators = [] } = this.host;
    const { scripts, cores, files = noFiles } = compute;
    const { clock, random } = device;
    const limits = runLimits(cores, this.host.limits);
    const { campaign } = loaded.value;
    const lore = this.lores.of(campaign.id, loaded.value.lore);
    const startedAt = clock.now();
    const visit = { id: visitId(id, startedAt), startedAt };
    const { store } = this;
    const recall = storyRecall({ database: storage.database, clock }, this.embedders, id);
    return succeed(
      new StorySession(
        {
          playthrough,
          campaign,
          skills,
          store,
          visit,
          scripts,
          clock,
          limits,
          random,
          files,
          recall,
          lore,
          planners,
          narrators,
        },
        log,
        mended,
      ),
    );
  }

  /**
   * Whether a story goes on with another campaign than it was begun with. For after its words are there:
   * nobody waits for the answer.
   */
  async campaignChange(story: Playthrough, signal: AbortSignal): Promise<CampaignChange | null> {
    if (story.campaignPin === undefined) return null;
    const loaded = await this.readCampaign(story.campaign, signal);
    if (!loaded.ok) return null;
    return campaignChange(story, await campaignPin(loaded.value, this.host.compute.digest));
  }

  /** Stories of which there is nothing to open, though they were here once: only their ids are known. */
  lostStories(signal: AbortSignal): Promise<readonly string[]> {
    return this.store.lost(signal);
  }

  /** On every road; also of a story that cannot be opened. */
  sceneCount(id: PlaythroughId, signal: AbortSignal): Promise<number> {
    return countScenes(this.host.storage.database, id, signal);
  }

  /** Everything of a story, on every road; nothing of it can be had back. */
  delete(id: PlaythroughId, signal: AbortSignal): Promise<void> {
    return this.store.delete(id, signal);
  }

  /** How much is kept of what is not the stories themselves. */
  async keepOnly(policies: readonly RetentionPolicy[], signal: AbortSignal): Promise<void> {
    const { keepOnly } = await retentionCode();
    return keepOnly(this.host.storage.database, policies, signal);
  }

  /** What was asked for by `keepOnly`; nothing where all is kept. */
  async kept(signal: AbortSignal): Promise<readonly RetentionPolicy[]> {
    const { policiesOf } = await retentionCode();
    return policiesOf(this.host.storage.database, signal);
  }

  /** Lets go what need not be kept; for a quiet moment. */
  async tidy(signal: AbortSignal): Promise<void> {
    const { letGo } = await retentionCode();
    return letGo(this.host.storage.database, this.host.device.clock.now(), signal);
  }

  /** A damaged story is kept aside as it is, and what is whole of it goes on. */
  private async readLog(
    id: PlaythroughId,
    signal: AbortSignal,
  ): Promise<Result<{ readonly log: StoryLog; readonly mended: Mended | null }, HostFault>> {
    const log = await this.store.log(id, signal);
    if (log.ok) return succeed({ log: log.value, mended: null });
    if (log.error.code !== 'damaged-database') return log;
    const aside = (await this.host.storage.keepDatabaseAside?.(signal)) ?? null;
    // Without a copy of what is there, nothing is taken away from it.
    if (aside === null) return log;
    const salvage = await this.store.salvage(id, signal);
    const again = salvage === null ? log : await this.store.log(id, signal);
    if (salvage === null || !again.ok) return log;
    return succeed({ log: again.value, mended: { ...salvage, aside } });
  }

  /** In a list, a folder that cannot be read is one fault among the others. */
  private readCampaign(
    id: string,
    signal: AbortSignal,
  ): Promise<Result<LoadedCampaign, Unplayable>> {
    return this.asWritten(id, signal).catch((reason: unknown) => {
      if (reason instanceof HostFault) return fail({ message: reason.message, findings: [] });
      throw reason;
    });
  }

  /** Most players have opened no campaign: on the web its code is fetched by those who have, and done without. */
  private standing(
    loaded: LoadedCampaign,
    signal: AbortSignal,
  ): Promise<EnrichmentStanding | null> {
    return import('@/engine/library/enrichment-standing')
      .then(({ enrichmentStanding }) =>
        enrichmentStanding(this.host.content.campaigns, loaded, signal),
      )
      .catch(() => null);
  }

  /** Two stories with the same seed need different names. */
  private async freeId(
    campaign: string,
    seed: number,
    signal: AbortSignal,
  ): Promise<PlaythroughId> {
    const taken = new Set((await this.stories(signal)).map(({ id }) => id));
    let ordinal = 0;
    while (taken.has(playthroughId(campaign, seed, ordinal))) ordinal += 1;
    return playthroughId(campaign, seed, ordinal);
  }
}

type Loading = Map<string, Promise<Result<LoadedCampaign, Unplayable>>>;

/** A reading that was stopped, or that the host could not do, says nothing about the next. */
function once(
  known: Loading,
  id: string,
  load: () => Promise<Result<LoadedCampaign, Unplayable>>,
): Promise<Result<LoadedCampaign, Unplayable>> {
  const before = known.get(id);
  if (before !== undefined) return before;
  const loading = load();
  known.set(id, loading);
  loading.catch(() => known.delete(id));
  return loading;
}

/** Most stories ask nobody: on the web what judges an answer is fetched with the first one. */
async function personIn(
  { player }: NewStory,
  form: PlayerForm | undefined,
): Promise<Result<PlayerWish, EngineFault>> {
  if (player === undefined) return succeed({});
  const { choosePlayer } = await import('@/story/campaign/choose-player');
  const person = choosePlayer(form, player);
  return person.ok ? person : fail({ kind: 'bad', message: person.error });
}

/** What was set by hand holds. Where nothing was said, nothing is added: the bytes of such stories stay. */
function withPerson(person: PlayerWish, startingPatch: JsonObject): JsonObject {
  if (Object.keys(person).length === 0) return startingPatch;
  return mergePatches([{ player: person }, startingPatch]);
}

/** Nobody's first scene waits for it: on the web it is a file of its own. */
function retentionCode() {
  return import('@/persistence/retention');
}
