import { Tokenizer } from '@huggingface/tokenizers';

import type { MiniLmFiles } from '@/hosts/shared/minilm/minilm-files';
import { HostFault } from '@/ports/host-fault';

/** Word pieces as numbers. */
export type MiniLmTokenizer = {
  /** What stands before and after the pieces of each window: [CLS] and [SEP]. */
  readonly frame: readonly [start: number, end: number];
  readonly highest: number;
  piecesOf(text: string): readonly number[];
};

export function readMiniLmTokenizer({ name, text }: MiniLmFiles['tokenizer']): MiniLmTokenizer {
  const tokenizer = builtFrom(parsed(name, text), name);
  const [start, end, ...more] = tokenizer.encode('').ids;
  if (start === undefined || end === undefined || more.length > 0) throw foreign(name);
  let highest = 0;
  for (const id of tokenizer.get_vocab().values()) highest = Math.max(highest, id);
  return {
    frame: [start, end],
    highest,
    piecesOf: (piece) => tokenizer.encode(piece, { add_special_tokens: false }).ids,
  };
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (reason) {
    throw new HostFault('io', `${name} is not JSON; it may be cut off.`, { cause: reason });
  }
}

/** The library takes many kinds and trusts what it is given; a wrong kind would only give wrong numbers. */
function builtFrom(value: unknown, name: string): Tokenizer {
  const kind = (value as { readonly model?: { readonly type?: unknown } } | null)?.model?.type;
  if (typeof value !== 'object' || value === null || kind !== 'WordPiece') throw foreign(name);
  try {
    return new Tokenizer(value, {});
  } catch (reason) {
    throw foreign(name, reason);
  }
}

function foreign(name: string, cause?: unknown): HostFault {
  return new HostFault(
    'io',
    `${name} does not belong to MiniLM, which reads word pieces between [CLS] and [SEP].`,
    { cause },
  );
}
