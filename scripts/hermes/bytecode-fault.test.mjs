import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';

import { bytecodeFault } from './bytecode-fault.mjs';

/** The header and the footer of a file as the compiler writes them, with nothing between. */
function bytecode(version = 98) {
  const body = Buffer.alloc(128);
  body.writeBigUInt64LE(0x1f1903c103bc1fc6n, 0);
  body.writeUInt32LE(version, 8);
  body.writeUInt32LE(body.length + 20, 32);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

function changed(bytes) {
  bytes[100] ^= 1;
  return bytes;
}

it.each([
  ['whole bytecode has no fault', bytecode(), null],
  ['a script that was not compiled', Buffer.from('x'.repeat(200)), 'is not Hermes bytecode'],
  ['an empty file', Buffer.alloc(0), 'is not Hermes bytecode'],
  [
    'bytecode of an older compiler',
    bytecode(89),
    'has bytecode version 89, and phones with this React Native read 98',
  ],
  ['half a file', bytecode().subarray(0, 90), 'is cut off'],
  ['a changed byte', changed(bytecode()), 'is damaged: it does not have the hash it says'],
])('%s', (_, bytes, fault) => {
  expect(bytecodeFault(bytes, 98)).toBe(fault);
});
