import type { Brand } from '@/foundation/brand';
import { sha256Hex } from '@/foundation/sha256';

export type PlaythroughId = Brand<string, 'PlaythroughId'>;
export type BranchId = Brand<string, 'BranchId'>;
export type SceneId = Brand<string, 'SceneId'>;
export type MemoryId = Brand<string, 'MemoryId'>;
export type AssetId = Brand<string, 'AssetId'>;
export type ToolId = Brand<string, 'ToolId'>;
export type SkillName = Brand<string, 'SkillName'>;

/** Ids derive from what they name, so that the same seed and the same choices give the same bytes. */
function derivedId(prefix: string, parts: readonly (string | number)[]): string {
  return `${prefix}-${sha256Hex(JSON.stringify(parts)).slice(0, 12)}`;
}

export function playthroughId(campaign: string, seed: number, ordinal: number): PlaythroughId {
  return derivedId('story', [campaign, seed, ordinal]) as PlaythroughId;
}

export function branchId(playthrough: PlaythroughId, ordinal: number): BranchId {
  return derivedId('branch', [playthrough, ordinal]) as BranchId;
}

export function sceneId(branch: BranchId, number: number): SceneId {
  return derivedId('scene', [branch, number]) as SceneId;
}

export function memoryId(scene: SceneId, tool: string, ordinal: number): MemoryId {
  return derivedId('memory', [scene, tool, ordinal]) as MemoryId;
}

/** `name` is what the script calls it, unique within its run only. */
export function assetId(scene: SceneId, tool: string, name: string): AssetId {
  return derivedId('asset', [scene, tool, name]) as AssetId;
}

export function planId(scene: SceneId, attempt: number): string {
  return derivedId('plan', [scene, attempt]);
}

/** One visit to a story. */
export function visitId(playthrough: PlaythroughId, startedAt: number): string {
  return derivedId('session', [playthrough, startedAt]);
}

export function entryId(playthrough: PlaythroughId, ordinal: number): string {
  return derivedId('entry', [playthrough, ordinal]);
}

/** For ids read back from our own database, which were made by the functions above. */
export const storedId = {
  playthrough: (text: string) => text as PlaythroughId,
  branch: (text: string) => text as BranchId,
  scene: (text: string) => text as SceneId,
  memory: (text: string) => text as MemoryId,
  tool: (text: string) => text as ToolId,
} as const;
