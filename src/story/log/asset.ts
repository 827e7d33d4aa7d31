import type { AssetId, SceneId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';

/** A file a script made, registered with the scene that made it (001 §4.3). Its bytes are kept apart. */
export type Asset = {
  readonly id: AssetId;
  readonly scene: SceneId;
  /** What the script calls it, unique within its run. */
  readonly name: string;
  readonly kind: string;
  readonly mediaType: string;
  readonly metadata: JsonObject;
  readonly madeBy: {
    readonly skill: string;
    readonly version: string;
    readonly script: string;
    readonly toolId: string;
  };
  readonly bytes: number;
  /** SHA-256 of the bytes. */
  readonly checksum: string;
  /** Milliseconds of the recorded clock. */
  readonly at: number;
};
