import type { MiniLmFiles } from '@/hosts/shared/minilm/minilm-files';
import { miniLmRelevance } from '@/hosts/shared/minilm/minilm-relevance';
import type { MiniLmRuntime, OnnxSession, OnnxTensor } from '@/hosts/shared/minilm/minilm-runtime';
import { readMiniLmTokenizer, type MiniLmTokenizer } from '@/hosts/shared/minilm/minilm-tokenizer';
import { stopIfAborted } from '@/hosts/shared/minilm/stop-if-aborted';
import { miniLmWindows } from '@/hosts/shared/minilm/minilm-windows';
import type { Embedder } from '@/ports/embedder';
import { HostFault } from '@/ports/host-fault';

const dimension = 384;
const output = 'last_hidden_state';
const inputs = ['input_ids', 'attention_mask', 'token_type_ids'];

/** all-MiniLM-L6-v2 with the player's own file. */
export interface MiniLmEmbedder extends Embedder {
  /** Gives the model's memory back, after what is being embedded. It cannot be used afterwards. */
  release(): Promise<void>;
}

/** Throws a HostFault that names the file when one of them is damaged or not MiniLM's. */
export async function openMiniLmEmbedder(
  files: MiniLmFiles,
  runtime: MiniLmRuntime,
  signal: AbortSignal,
): Promise<MiniLmEmbedder> {
  const tokenizer = readMiniLmTokenizer(files.tokenizer);
  stopIfAborted(signal);
  const session = await runtime.openSession().catch((reason: unknown) => {
    throw damaged(files, 'cannot be read as a model; it may be cut off', reason);
  });
  const embedder = new SessionEmbedder({ files, tokenizer, session, Tensor: runtime.Tensor });
  try {
    await embedder.probe(signal);
  } catch (reason) {
    await embedder.release();
    throw reason;
  }
  return embedder;
}

type Parts = {
  readonly files: MiniLmFiles;
  readonly tokenizer: MiniLmTokenizer;
  readonly session: OnnxSession;
  readonly Tensor: MiniLmRuntime['Tensor'];
};

class SessionEmbedder implements MiniLmEmbedder {
  readonly id: string;
  readonly dimension = dimension;
  readonly relevance = miniLmRelevance;
  /** A session in a browser runs one thing at a time, and must not be released while it does. */
  private busy: Promise<unknown> = Promise.resolve();
  private isReleased = false;

  constructor(private readonly parts: Parts) {
    this.id = `minilm:${parts.files.model.sha256.slice(0, 12)}`;
  }

  /** The tokenizer's highest number tells a model that knows fewer words. */
  async probe(signal: AbortSignal): Promise<void> {
    const { files, session, tokenizer } = this.parts;
    const [start, end] = tokenizer.frame;
    const takes = session.inputNames.every((name) => inputs.includes(name));
    if (
      !takes ||
      !session.inputNames.includes('input_ids') ||
      !session.outputNames.includes(output)
    )
      throw damaged(
        files,
        `is another model than MiniLM, which takes ${inputs.join(', ')} and gives ${output}`,
      );
    await this.vectorOf([[start, tokenizer.highest, end]], signal);
  }

  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    return this.inTurn(async () => {
      if (this.isReleased) throw new Error('MiniLM was released and is used again.');
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        const { tokenizer } = this.parts;
        const windows = miniLmWindows(tokenizer.piecesOf(text), tokenizer.frame);
        vectors.push(await this.vectorOf(windows, signal));
      }
      return vectors;
    });
  }

  release(): Promise<void> {
    return this.inTurn(async () => {
      if (this.isReleased) return;
      this.isReleased = true;
      await this.parts.session.release();
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.busy.then(work);
    this.busy = done.catch(() => undefined);
    return done;
  }

  /** The mean of what the model says about each token of all windows, made one long. */
  private async vectorOf(
    windows: readonly (readonly number[])[],
    signal: AbortSignal,
  ): Promise<Float32Array> {
    const sum = new Float64Array(dimension);
    for (const window of windows) {
      stopIfAborted(signal);
      const hidden = await this.hiddenStates(window);
      for (let at = 0; at < hidden.length; at += 1) {
        const place = at % dimension;
        sum[place] = (sum[place] ?? 0) + (hidden[at] ?? 0);
      }
    }
    return this.unit(sum);
  }

  /**
   * One window a run. Batches were measured: on a processor they are no faster, and the padding they
   * need would let a text's numbers depend on its neighbours wherever a model is quantised.
   */
  private async hiddenStates(window: readonly number[]): Promise<Float32Array> {
    const { files, session } = this.parts;
    const said = await session.run(this.inputsFor(window)).catch((reason: unknown) => {
      throw damaged(
        files,
        `fails on words of ${files.tokenizer.name}; they may belong to different models`,
        reason,
      );
    });
    const { data, dims } = said[output] ?? { data: null, dims: [] };
    if (!isFloats(data) || dims.join() !== [1, window.length, dimension].join())
      throw damaged(files, `gives ${dims.join(' × ')} numbers, not 384 for each word piece`);
    return data;
  }

  private inputsFor(window: readonly number[]): Record<string, OnnxTensor> {
    const { session, Tensor } = this.parts;
    const rows = {
      input_ids: (piece: number) => BigInt(piece),
      attention_mask: () => 1n,
      token_type_ids: () => 0n,
    };
    return Object.fromEntries(
      Object.entries(rows)
        .filter(([name]) => session.inputNames.includes(name))
        .map(([name, numberFor]) => [
          name,
          new Tensor('int64', BigInt64Array.from(window, numberFor), [1, window.length]),
        ]),
    );
  }

  /** The mean and the sum point the same way: only the length differs, and it becomes one. */
  private unit(sum: Float64Array): Float32Array {
    const length = Math.sqrt(sum.reduce((squares, each) => squares + each * each, 0));
    if (!(length > 0 && length < Infinity))
      throw damaged(this.parts.files, 'gives no usable numbers; it may be damaged');
    return Float32Array.from(sum, (each) => each / length);
  }
}

/** By its name: a test runner, or a worker, may have a Float32Array of its own. */
function isFloats(data: unknown): data is Float32Array {
  return Object.prototype.toString.call(data) === '[object Float32Array]';
}

function damaged({ model }: MiniLmFiles, complaint: string, cause?: unknown): HostFault {
  return new HostFault('io', `${model.name} ${complaint}.`, { cause });
}
