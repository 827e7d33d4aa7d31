import type { initLlama, loadLlamaModelInfo } from 'llama.rn';

import type { NativeMiniLmFiles } from '@/hosts/native/minilm-embedder';
import { openOpSqliteDatabase } from '@/hosts/native/op-sqlite-database';
import type { MiniLmEmbedder } from '@/hosts/shared/minilm/minilm-embedder';
import type { SqlDatabase } from '@/ports/sql-database';

export type NativeModuleName = 'OPSQLite' | 'RNLlama' | 'Onnxruntime';

/** How a build is asked what was built into it. */
export type NativeProbe = {
  /** Expo's own app: it runs our JavaScript, and has none of our native code. */
  readonly isExpoGo: boolean;
  readonly has: (module: NativeModuleName) => boolean;
};

type Llama = {
  readonly initLlama: typeof initLlama;
  readonly loadLlamaModelInfo: typeof loadLlamaModelInfo;
};
type OpenMiniLm = (files: NativeMiniLmFiles, signal: AbortSignal) => Promise<MiniLmEmbedder>;

/** What needs native code, each loaded when first asked for; null where the build lacks it. */
export type NativeParts = {
  readonly openDatabase: ((name: string) => Promise<SqlDatabase>) | null;
  readonly loadLlama: (() => Promise<Llama>) | null;
  readonly openMiniLm: OpenMiniLm | null;
};

/**
 * These packages look for their native half while they are imported, and two of them throw when it is
 * missing: imported at the top of a file they would keep the app from starting in Expo Go.
 */
export function nativeParts({ isExpoGo, has }: NativeProbe): NativeParts {
  const whereBuilt = <T>(module: NativeModuleName, part: T): T | null =>
    !isExpoGo && has(module) ? part : null;
  return {
    openDatabase: whereBuilt('OPSQLite', async (name) => {
      const { open } = await import('@op-engineering/op-sqlite');
      return openOpSqliteDatabase(open, { name });
    }),
    loadLlama: whereBuilt('RNLlama', () => import('llama.rn')),
    openMiniLm: whereBuilt('Onnxruntime', async (files, signal) => {
      const { openNativeMiniLmEmbedder } = await import('@/hosts/native/minilm-embedder');
      return openNativeMiniLmEmbedder(await import('onnxruntime-react-native'), files, signal);
    }),
  };
}
