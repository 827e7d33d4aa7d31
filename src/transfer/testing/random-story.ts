import {
  assetId,
  branchId,
  entryId,
  memoryId,
  playthroughId,
  sceneId,
  type PlaythroughId,
} from '@/foundation/ids';
import type { SeededRandom } from '@/foundation/seeded-random';
import { sha256OfBytes } from '@/foundation/sha256';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { openStoryStore } from '@/persistence/open-story-store';
import type { Branch } from '@/persistence/rows/story-log';
import type { StoryStore } from '@/persistence/story-store';
import type { SqlDatabase } from '@/ports/sql-database';
import type { NamedSave } from '@/story/log/entry';
import type { Scene } from '@/story/log/scene';
import type { TransferHost } from '@/transfer/story-transfer';

export const never = new AbortController().signal;

/** A device with nothing on it. */
export async function emptyDevice(): Promise<{
  readonly database: SqlDatabase;
  readonly store: StoryStore;
  readonly host: TransferHost;
}> {
  const database = openSqliteDatabase(':memory:');
  const opened = await openStoryStore(database, never);
  if (!opened.ok) throw opened.error;
  const store = opened.value;
  const host: TransferHost = {
    database,
    madeBy: '0.0.1',
    onLeaving: (id) => {
      store.letGo(id);
    },
    onKept: (id, commits) => {
      store.noteKept(id, commits);
    },
  };
  return { database, store, host };
}

const words = ['snow', '雪', 'a "quoted" word', 'two\nlines', 'naïve', '🙂', ''] as const;

/** A story of its own shape, grown scene by scene through the store: roads, words, entries, saves, files. */
export class GrowingStory {
  readonly id: PlaythroughId;
  private readonly scenes: Scene[] = [];
  private readonly branches: Branch[];
  private saved: readonly NamedSave[] = [];
  private entries = 0;

  private constructor(
    private readonly store: StoryStore,
    private readonly random: SeededRandom,
    seed: number,
  ) {
    this.id = playthroughId('test', seed, 0);
    this.branches = [{ id: branchId(this.id, 0), ordinal: 0, forkedFrom: null }];
  }

  static async begin(store: StoryStore, random: SeededRandom, seed = 1): Promise<GrowingStory> {
    const story = new GrowingStory(store, random, seed);
    await store.begin(
      {
        id: story.id,
        campaign: 'test',
        campaignTitle: 'Test',
        seed,
        style: 'vivid',
        clock: 'seeded',
        startingPatch: { from: words[1] },
        startAtBeat: null,
        createdAt: 5,
        headScene: null,
        headBranch: branchId(story.id, 0),
      },
      never,
    );
    return story;
  }

  async grow(steps: number): Promise<this> {
    for (let step = 0; step < steps; step += 1) {
      const what = this.scenes.length === 0 ? 0 : this.random.between(0, 9);
      if (what < 6) await this.addScene();
      else if (what < 8) await this.addEntry();
      else await this.addSave();
    }
    return this;
  }

  async addScene(): Promise<void> {
    const { scenes, random } = this;
    const parent = scenes[random.between(0, scenes.length - 1)] ?? null;
    const hasSuccessor = scenes.some((scene) => scene.parent === parent?.id);
    const own = this.branches.find(({ id }) => id === parent?.branch) ?? this.branches[0];
    if (own === undefined) throw new Error('there is no road');
    const ordinal = this.branches.length;
    const branch = hasSuccessor
      ? { id: branchId(this.id, ordinal), ordinal, forkedFrom: parent?.id ?? null }
      : own;
    if (hasSuccessor) this.branches.push(branch);
    const number = (parent?.number ?? 0) + 1;
    const scene = sceneOf(this.id, { branch, parent, number, text: random.pick(words) });
    const content = new Uint8Array([number, 0, 255, ordinal]);
    const hasAsset = random.between(0, 3) === 0;
    const asset = assetOf(scene, content);
    await this.store.commitOutcome(
      scene,
      {
        newBranch: hasSuccessor ? branch : null,
        storage: [
          { skill: 'dice', key: `k${String(random.between(0, 3))}`, value: JSON.stringify(number) },
        ],
        assets: hasAsset ? [{ asset, content }] : [],
        before: {},
        visit: {
          id: `session-${String(random.between(0, 2))}`,
          startedAt: 1,
          lastSeenAt: number,
          location: null,
        },
      },
      never,
    );
    scenes.push(scene);
    if (random.between(0, 5) > 0) await this.tell(scene);
  }

  private async tell(scene: Scene): Promise<void> {
    const text = this.random.pick(words);
    await this.store.commitWords(
      scene,
      {
        words: {
          place: 'the yard',
          paragraphs: [[{ text, by: 'author' }]],
          choices: [],
          rung: 'built-in',
        },
      },
      never,
    );
  }

  async addEntry(): Promise<void> {
    const scene = this.anyScene();
    const ordinal = this.entries;
    this.entries += 1;
    await this.store.addEntry(
      {
        id: entryId(this.id, ordinal),
        scene: scene.id,
        ordinal,
        at: ordinal,
        change: { kind: 'state-patched', patch: { flags: { ordinal } } },
      },
      { playthrough: this.id, branch: scene.branch, number: scene.number, before: {} },
      never,
    );
  }

  async addSave(): Promise<void> {
    const name = this.random.pick(['before the ice', '雪', 'x']);
    const save = { name, scene: this.anyScene().id, at: this.scenes.length };
    const before = this.saved.find((known) => known.name === name) ?? null;
    await this.store.save(this.id, { save, before }, never);
    this.saved = [...this.saved.filter((known) => known.name !== name), save];
  }

  private anyScene(): Scene {
    const scene = this.scenes[this.random.between(0, this.scenes.length - 1)];
    if (scene === undefined) throw new Error('there is no scene');
    return scene;
  }
}

function sceneOf(
  playthrough: PlaythroughId,
  {
    branch,
    parent,
    number,
    text,
  }: {
    readonly branch: Branch;
    readonly parent: Scene | null;
    readonly number: number;
    readonly text: string;
  },
): Scene {
  const id = sceneId(branch.id, number);
  return {
    id,
    playthrough,
    branch: branch.id,
    parent: parent?.id ?? null,
    number,
    at: number * 1_000,
    outcome: {
      taken: { choice: null, text, intent: { kind: 'wait' } },
      plans: [],
      roll: null,
      patch: { seen: { [text]: number } },
      told: [],
      beat: null,
      ending: null,
      memories: [
        {
          id: memoryId(id, 'told', 0),
          scene: id,
          summary: text,
          timestamp: '2000-01-01T00:00:00.000Z',
          characters: [],
          about: null,
          location: null,
          significance: 'low',
          kind: null,
        },
      ],
      recalled: [],
      notices: [],
    },
    words: null,
  };
}

function assetOf(scene: Scene, content: Uint8Array) {
  return {
    id: assetId(scene.id, 'draw', 'map'),
    scene: scene.id,
    name: 'map',
    kind: 'image',
    mediaType: 'image/png',
    metadata: {},
    madeBy: { skill: 'draw', version: '1.0.0', script: 'draw', toolId: 'draw' },
    bytes: content.length,
    checksum: sha256OfBytes(content),
    at: scene.at,
  };
}
