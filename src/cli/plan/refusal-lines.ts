import type { ExecutionResult } from '@/contracts/generated/execution-result';

/** For those who write skills: which of the announced files were not taken, and why. */
export function refusalLines({ refusedAssets = [] }: ExecutionResult): readonly string[] {
  return refusedAssets.map(
    ({ toolId, assetId, path, reason }) =>
      `${toolId}  asset ${assetId} (${path}) was refused: ${reason}`,
  );
}
