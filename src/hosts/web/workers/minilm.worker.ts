import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import wasmFile from 'onnxruntime-web/ort-wasm-simd-threaded.wasm';

import { sha256OfBytes } from '@/foundation/sha256';
import { openMiniLmEmbedder, type MiniLmEmbedder } from '@/hosts/shared/minilm/minilm-embedder';
import type {
  FromMiniLmWorker,
  MiniLmAnswer,
  MiniLmRequest,
  ToMiniLmWorker,
} from '@/hosts/web/minilm-worker-messages';
import { HostFault } from '@/ports/host-fault';

// From this origin alone, and with one thread: more need a page that is isolated from all others.
env.wasm.wasmPaths = { wasm: new URL(wasmFile, import.meta.url) };
env.wasm.numThreads = 1;

/** The page sends one text at a time, so it is the page that stops. */
const never = new AbortController().signal;
let embedder: MiniLmEmbedder | null = null;

self.addEventListener('message', ({ data: { call, request } }: MessageEvent<ToMiniLmWorker>) => {
  void answerTo(request)
    .catch(failure)
    .then((answer) => {
      self.postMessage({ call, answer } satisfies FromMiniLmWorker);
    });
});

async function answerTo(request: MiniLmRequest): Promise<MiniLmAnswer> {
  switch (request.kind) {
    case 'open': {
      embedder = await open(request);
      return { kind: 'opened', id: embedder.id, dimension: embedder.dimension };
    }
    case 'embed': {
      const [vector] = (await embedder?.embed([request.text], never)) ?? [];
      if (vector === undefined) throw new Error('MiniLM was asked before it was opened.');
      return { kind: 'embedded', vector };
    }
  }
}

async function open({ model, tokenizer }: OpenRequest): Promise<MiniLmEmbedder> {
  const bytes = new Uint8Array(await model.arrayBuffer());
  return openMiniLmEmbedder(
    {
      model: { name: model.name, sha256: sha256OfBytes(bytes) },
      tokenizer: { name: tokenizer.name, text: await tokenizer.text() },
    },
    {
      Tensor,
      openSession: () =>
        InferenceSession.create(bytes, { executionProviders: ['wasm'], logSeverityLevel: 3 }),
    },
    never,
  );
}

type OpenRequest = Extract<MiniLmRequest, { kind: 'open' }>;

function failure(reason: unknown): MiniLmAnswer {
  if (reason instanceof HostFault)
    return { kind: 'failed', code: reason.code, message: reason.message };
  const said = reason instanceof Error ? reason.message : String(reason);
  return { kind: 'failed', code: 'io', message: `MiniLM does not work in this browser: ${said}` };
}
