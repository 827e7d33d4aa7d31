import { createHash } from 'node:crypto';

const magic = 0x1f1903c103bc1fc6n;
const lengthAt = 32;
const hashBytes = 20;

/** What keeps a file from being whole Hermes bytecode of a version; null when nothing does. */
export function bytecodeFault(bytes, version) {
  if (bytes.length < lengthAt + 4 + hashBytes || bytes.readBigUInt64LE(0) !== magic)
    return 'is not Hermes bytecode';
  const found = bytes.readUInt32LE(8);
  if (found !== version)
    return `has bytecode version ${found}, and phones with this React Native read ${version}`;
  if (bytes.readUInt32LE(lengthAt) !== bytes.length) return 'is cut off';
  const body = bytes.subarray(0, -hashBytes);
  const isWhole = createHash('sha1').update(body).digest().equals(bytes.subarray(-hashBytes));
  return isWhole ? null : 'is damaged: it does not have the hash it says';
}
