import type { MiniLmEmbedder } from '@/hosts/shared/minilm/minilm-embedder';
import { miniLmRelevance } from '@/hosts/shared/minilm/minilm-relevance';
import { stopIfAborted } from '@/hosts/shared/minilm/stop-if-aborted';
import type {
  FromMiniLmWorker,
  MiniLmAnswer,
  MiniLmRequest,
  ToMiniLmWorker,
} from '@/hosts/web/minilm-worker-messages';
import { endWorker, startWorker } from '@/hosts/web/own-worker';
import { HostFault } from '@/ports/host-fault';

export type WebMiniLmFiles = {
  readonly workerUrl: string;
  readonly model: File;
  readonly tokenizer: File;
};

/** MiniLM in a worker of its own: a sentence takes it longer than a frame lasts. */
export async function openMiniLmEmbedderInWorker(
  { workerUrl, model, tokenizer }: WebMiniLmFiles,
  signal: AbortSignal,
): Promise<MiniLmEmbedder> {
  const link = new MiniLmLink(workerUrl);
  try {
    stopIfAborted(signal);
    const { id, dimension } = await link.ask({ kind: 'open', model, tokenizer }, 'opened');
    stopIfAborted(signal);
    return {
      id,
      dimension,
      relevance: miniLmRelevance,
      embed: async (texts, embedSignal) => {
        const vectors: Float32Array[] = [];
        for (const text of texts) {
          stopIfAborted(embedSignal);
          vectors.push((await link.ask({ kind: 'embed', text }, 'embedded')).vector);
        }
        return vectors;
      },
      release: () => {
        link.end('MiniLM was released.');
        return Promise.resolve();
      },
    };
  } catch (reason) {
    link.end('MiniLM could not be opened.');
    throw reason;
  }
}

type AnswerOf<Kind> = Extract<MiniLmAnswer, { kind: Kind }>;

class MiniLmLink {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (answer: MiniLmAnswer) => void>();
  private calls = 0;
  private ended: string | null = null;

  constructor(workerUrl: string) {
    this.worker = startWorker(workerUrl, 'minilm');
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromMiniLmWorker>) => {
      this.waiting.get(data.call)?.(data.answer);
      this.waiting.delete(data.call);
    });
    this.worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) => {
      this.end(`MiniLM stopped: ${message ?? 'its file could not be loaded'}.`);
    });
  }

  async ask<Kind extends MiniLmAnswer['kind']>(
    request: MiniLmRequest,
    expected: Kind,
  ): Promise<AnswerOf<Kind>> {
    if (this.ended !== null) throw new HostFault('io', this.ended);
    const answer = await new Promise<MiniLmAnswer>((resolve) => {
      this.calls += 1;
      this.waiting.set(this.calls, resolve);
      this.worker.postMessage({ call: this.calls, request } satisfies ToMiniLmWorker);
    });
    if (isOf(expected, answer)) return answer;
    throw answer.kind === 'failed'
      ? new HostFault(answer.code, answer.message)
      : new Error(`The worker of MiniLM answered ${answer.kind}, not ${expected}.`);
  }

  /** Its memory is the browser's again at once; whoever still waits is told why it is over. */
  end(message: string): void {
    this.ended = message;
    endWorker(this.worker);
    for (const resolve of this.waiting.values()) resolve({ kind: 'failed', code: 'io', message });
    this.waiting.clear();
  }
}

function isOf<Kind extends MiniLmAnswer['kind']>(
  kind: Kind,
  answer: MiniLmAnswer,
): answer is AnswerOf<Kind> {
  return answer.kind === kind;
}
