import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { loadMiniLmRuntime } from '@/hosts/node/minilm-runtime';
import { openMiniLmEmbedder, type MiniLmEmbedder } from '@/hosts/shared/minilm/minilm-embedder';
import {
  lacksMiniLmFile,
  miniLmModelPaths,
  miniLmTokenizerPath,
} from '@/hosts/shared/minilm/minilm-files';
import type { OnnxSession } from '@/hosts/shared/minilm/minilm-runtime';
import { HostFault } from '@/ports/host-fault';

/** MiniLM from a folder of this machine. Throws a HostFault with one sentence when it cannot be used. */
export async function openMiniLmEmbedderIn(
  folder: string,
  signal: AbortSignal,
): Promise<MiniLmEmbedder> {
  const model = await firstOf(folder, miniLmModelPaths);
  const tokenizer = await firstOf(folder, [miniLmTokenizerPath]);
  const files = {
    model: { name: model, sha256: await read(model, sha256Of) },
    tokenizer: { name: tokenizer, text: await read(tokenizer, (file) => readFile(file, 'utf8')) },
  };
  const { InferenceSession, Tensor } = await loadMiniLmRuntime();
  return openMiniLmEmbedder(
    files,
    {
      Tensor,
      openSession: async () => patient(await InferenceSession.create(model, sessionOptions)),
    },
    signal,
  );
}

/** WebAssembly computes where the player types: between two texts keys are heard. */
function patient(session: OnnxSession): OnnxSession {
  return {
    inputNames: session.inputNames,
    outputNames: session.outputNames,
    run: async (inputs) => {
      const said = await session.run(inputs);
      await setImmediate();
      return said;
    },
    release: () => session.release(),
  };
}

/** One thread: remembering goes on beside the story and must not take the machine. Warnings are no news. */
const sessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 } as const;

async function firstOf(folder: string, names: readonly string[]): Promise<string> {
  for (const name of names) {
    const file = path.join(folder, name);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  throw new HostFault('missing', lacksMiniLmFile(folder, names[0] ?? ''));
}

async function read<T>(file: string, how: (file: string) => Promise<T>): Promise<T> {
  try {
    return await how(file);
  } catch (reason) {
    throw new HostFault('io', `${file} cannot be read.`, { cause: reason });
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
