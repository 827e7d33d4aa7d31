import type { OnnxSession, OnnxTensorClass } from '@/hosts/shared/minilm/minilm-runtime';

type OnnxRuntimePackage = {
  readonly InferenceSession: {
    create(file: string, options: SessionOptions): Promise<OnnxSession>;
  };
  readonly Tensor: OnnxTensorClass;
};

type SessionOptions = {
  readonly intraOpNumThreads: number;
  readonly interOpNumThreads: number;
  readonly logSeverityLevel: 3;
};

/** Not in package.json: its binaries for all systems weigh 290 MB, and few players have MiniLM. */
const nativePackage: string = 'onnxruntime-node';

/** The machine's own code where the player installed it, else WebAssembly, which is slower. */
export async function loadMiniLmRuntime(): Promise<OnnxRuntimePackage> {
  return (await nativeRuntime()) ?? webAssemblyRuntime();
}

/** Null also where its binaries do not fit this machine. */
async function nativeRuntime(): Promise<OnnxRuntimePackage | null> {
  try {
    const loaded = (await import(nativePackage)) as { readonly default: OnnxRuntimePackage };
    return loaded.default;
  } catch {
    return null;
  }
}

async function webAssemblyRuntime(): Promise<OnnxRuntimePackage> {
  const runtime = await import('onnxruntime-web');
  runtime.env.wasm.numThreads = 1;
  return runtime;
}
