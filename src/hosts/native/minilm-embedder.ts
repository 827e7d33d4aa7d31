import type { InferenceSession, Tensor } from 'onnxruntime-react-native';

import { openMiniLmEmbedder, type MiniLmEmbedder } from '@/hosts/shared/minilm/minilm-embedder';

export type NativeMiniLmFiles = {
  /** A path, or an address as Expo gives it: `file:///…/my%20model.onnx`. */
  readonly model: string;
  /** From whoever put the file there: reading 90 MB for it here would take a phone a minute. */
  readonly sha256: string;
  readonly tokenizer: { readonly name: string; readonly text: string };
};

type Onnxruntime = {
  readonly InferenceSession: Pick<typeof InferenceSession, 'create'>;
  readonly Tensor: typeof Tensor;
};

/** MiniLM on a phone. By path: given bytes, the runtime forgets its options. */
export function openNativeMiniLmEmbedder(
  { InferenceSession, Tensor }: Onnxruntime,
  { model, sha256, tokenizer }: NativeMiniLmFiles,
  signal: AbortSignal,
): Promise<MiniLmEmbedder> {
  const path = pathOf(model);
  return openMiniLmEmbedder(
    { model: { name: path, sha256 }, tokenizer },
    {
      Tensor,
      openSession: () =>
        InferenceSession.create(path, { intraOpNumThreads: 1, logSeverityLevel: 3 }),
    },
    signal,
  );
}

/** The runtime does not decode addresses. */
function pathOf(address: string): string {
  return address.startsWith('file://')
    ? decodeURIComponent(address.slice('file://'.length))
    : address;
}
