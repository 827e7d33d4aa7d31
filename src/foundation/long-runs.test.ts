import { decodeBase64 } from '@/foundation/decode-base64';
import { decodeUtf8 } from '@/foundation/decode-utf8';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { isInnerPath } from '@/foundation/inner-path';
import { readPath } from '@/foundation/json-trees/dot-path';
import { jsonFault } from '@/foundation/json-trees/json-fault';
import { parseJson } from '@/foundation/parse-text';
import { parseYaml } from '@/foundation/parse-yaml';
import { plainYaml } from '@/foundation/plain-yaml';
import { sha256Hex } from '@/foundation/sha256';
import { slowOn } from '@/foundation/testing/long-runs';
import { textPosition } from '@/foundation/text-position';

it.each<[string, (text: string) => unknown]>([
  ['JSON', parseJson],
  ['JSON in a text', (text) => parseJson(JSON.stringify({ text }))],
  ['faults of JSON', jsonFault],
  ['faults behind a text of JSON', (text) => jsonFault(`{"a":${JSON.stringify(text)}`)],
  ['plain YAML', plainYaml],
  ['plain YAML after a key', (text) => plainYaml(`key: ${text}`)],
  ['plain YAML in a list', (text) => plainYaml(`key: [${text}]`)],
  ['plain YAML in a map', (text) => plainYaml(`key: {a: ${text}}`)],
  ['a path', isInnerPath],
  ['a path into a state', (text) => readPath({ a: { a: 1 } }, text)],
  ['bytes', (text) => decodeUtf8(encodeUtf8(text))],
  ['base64', decodeBase64],
  ['a hash', sha256Hex],
  ['a position', (text) => textPosition(text, text.length)],
])('long runs of any character do not hold up %s', (_, read) => {
  expect(slowOn(read, 200_000)).toEqual([]);
});

it.each<[string, (text: string) => unknown]>([
  ['YAML', parseYaml],
  ['YAML after a key', (text) => parseYaml(`key: ${text}`)],
  ['YAML in a list', (text) => parseYaml(`key: [${text}]`)],
])('long runs of any character do not hold up %s', (_, read) => {
  expect(slowOn(read, 100_000)).toEqual([]);
});
