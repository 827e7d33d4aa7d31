import { encodeUtf8 } from '@/foundation/encode-utf8';
import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual } from '@/ports/contract-tests/expect';
import type { Digest } from '@/ports/digest';

/** FIPS 180-4, and what its last block makes hard: 55, 56 and 64 bytes. */
const known: readonly (readonly [string, string])[] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(55), '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
  ['a'.repeat(64), 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
];

export const digestCases: readonly ContractCase<Digest>[] = [
  {
    title: 'bytes have the digest that everybody else computes for them',
    run: async (digest) => {
      for (const [text, expected] of known)
        expectEqual([text.length, await digest(encodeUtf8(text))], [text.length, expected]);
    },
  },
  {
    title: 'of a part of a larger memory only that part counts',
    run: async (digest) => {
      const larger = encodeUtf8('xxabcxx');
      expectEqual(await digest(larger.subarray(2, 5)), known[1]?.[1]);
    },
  },
];
