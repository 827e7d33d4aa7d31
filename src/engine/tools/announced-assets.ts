import type { AssetEvent } from '@/contracts/generated/tool-events';
import { assetId } from '@/foundation/ids';
import { assetLimits } from '@/foundation/limits';
import { inBrief } from '@/foundation/text/in-brief';
import { fail, succeed, type Result } from '@/foundation/result';
import { sha256OfBytes } from '@/foundation/sha256';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import type { AttemptBudget } from '@/engine/turn-data/staged-budget';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import type { AnnouncedAsset, ToolAttempt } from '@/plan/tool-runner';
import type { AssetSource } from '@/ports/asset-source';
import type { Invocation } from '@/protocol/invocation';
import type { Asset } from '@/story/log/asset';

/** One run of a script, and where what it announces can be read. */
export type AnnouncingRun = {
  readonly scene: ToolScene;
  readonly madeBy: Asset['madeBy'];
  readonly requestId: string;
  readonly source: AssetSource;
  readonly budget: AttemptBudget;
};

type LookedAt = Required<Pick<ToolAttempt<StagedEffect>, 'effects' | 'files'>>;

/**
 * Each announced file is read at once, while it is still there (001 §7). One that cannot be read is not
 * registered; the tool's result stands.
 */
export async function announcedAssets(
  { events }: Invocation,
  run: AnnouncingRun,
  signal: AbortSignal,
): Promise<LookedAt> {
  const effects: StagedEffect[] = [];
  const files: AnnouncedAsset[] = [];
  let bytesLeft: number = assetLimits.runBytes;
  const announced = events.filter((event) => event.type === 'asset');
  for (const [index, event] of announced.entries()) {
    const content = await contentOf(event, { run, index, bytesLeft }, signal);
    files.push({ event, refused: content.ok ? null : content.error });
    if (content.ok) {
      bytesLeft -= content.value.length;
      effects.push({
        kind: 'asset',
        made: { asset: registered(event, run, content.value), content: content.value },
      });
    } else effects.push({ kind: 'fault', fault: unreadable(event, run, content.error) });
  }
  return { effects, files };
}

async function contentOf(
  { path }: AssetEvent,
  {
    run: { source, requestId, budget },
    index,
    bytesLeft,
  }: { readonly run: AnnouncingRun; readonly index: number; readonly bytesLeft: number },
  signal: AbortSignal,
): Promise<Result<Uint8Array, string>> {
  const { files, bytes, runBytes } = assetLimits;
  if (index >= files) return fail(`a script announces at most ${files} files`);
  const read = await source.read({ path, requestId }, bytes, signal);
  if (!read.ok) return read;
  if (read.value.length > bytes) return fail(`a file has at most ${bytes} bytes`);
  if (read.value.length > bytesLeft)
    return fail(`the files of a script have at most ${runBytes} bytes`);
  const room = budget.take('asset', read.value.length);
  return room.ok ? succeed(read.value) : fail(room.error.message);
}

function registered(
  event: AssetEvent,
  { scene, madeBy }: AnnouncingRun,
  content: Uint8Array,
): Asset {
  const { assetId: name, kind, mediaType, metadata } = event;
  return {
    id: assetId(scene.id, madeBy.toolId, name),
    scene: scene.id,
    name,
    kind,
    mediaType,
    metadata: metadata ?? {},
    madeBy,
    bytes: content.length,
    checksum: sha256OfBytes(content),
    at: scene.at,
  };
}

function unreadable(
  { assetId: asset, path, mediaType }: AssetEvent,
  { madeBy: { toolId, skill } }: AnnouncingRun,
  reason: string,
) {
  return {
    toolId,
    skill,
    code: 'asset-unreadable',
    message: `The asset ${inBrief(asset)} was not registered: ${reason}.`,
    details: { asset: inBrief(asset), path: inBrief(path), mediaType: inBrief(mediaType) },
  };
}
