import fc from 'fast-check';

import { succeed } from '@/foundation/result';
import { parseEventLine } from '@/protocol/parse-event-line';
import { line } from '@/protocol/testing/script-lines';

const events = {
  '[001 §4.1] log': { type: 'log', level: 'info', message: 'Lighting torch…', fields: { n: 1 } },
  '[001 §4.2] state_patch': { type: 'state_patch', patch: { inventory: { torch: { lit: true } } } },
  '[001 §4.3] asset': {
    type: 'asset',
    assetId: 'torch',
    kind: 'image',
    mediaType: 'image/png',
    path: '/tmp/torch.png',
    metadata: { width: 64 },
  },
  '[001 §4.4] ui_event': {
    type: 'ui_event',
    event: 'narrative_choice',
    payload: { choices: ['Open'] },
  },
  '[001 §4.5] error': {
    type: 'error',
    errorCode: 'wet',
    errorMessage: 'It is wet.',
    details: { how: 1 },
  },
  '[001 §4.6] done': { type: 'done', ok: true, summary: 'Torch lit.', output: { lit: true } },
};

it.each(Object.entries(events))('%s is an event', (_, { type, ...fields }) => {
  expect(parseEventLine(line(type, fields))).toEqual(succeed({ version: '0', type, ...fields }));
});

it('[001 §3] requestId and timestamp may be there', () => {
  const fields = { ok: true, requestId: 'r-1', timestamp: '2026-01-24T10:00:00Z' };
  expect(parseEventLine(line('done', fields)).ok).toBe(true);
});

it('[001 §8] unknown fields of a known event are ignored', () => {
  expect(parseEventLine(line('done', { ok: true, mood: 'sunny', extra: [{}] })).ok).toBe(true);
});

it.each([
  ['[001 §2.3] text that is not JSON', 'Torch lit.', 'invalid-json', 'not JSON: Torch lit.'],
  [
    '[001 §2.3] a line cut short',
    '{"version":"0","ty',
    'invalid-json',
    'not JSON: {"version":"0","ty',
  ],
  ['[001 §2.3] JSON that is not an object', '[1]', 'invalid-json', 'not a JSON object: [1]'],
  ['[001 §2.3] null', 'null', 'invalid-json', 'not a JSON object: null'],
  [
    '[001 §3] another version',
    '{"version":"1","type":"log"}',
    'wrong-version',
    'version must be "0": {"version":"1","type":"log"}',
  ],
  [
    '[001 §3] the version as a number',
    '{"version":0,"type":"log"}',
    'wrong-version',
    'version must be "0": {"version":0,"type":"log"}',
  ],
  ['[001 §3] no version', '{"type":"log"}', 'wrong-version', 'version must be "0": {"type":"log"}'],
  ['[001 §5.2] an unknown type', line('sing'), 'unknown-type', 'unknown event type "sing"'],
  [
    '[001 §5.2] a name every object has',
    line('toString'),
    'unknown-type',
    'unknown event type "toString"',
  ],
  ['[001 §3] no type', '{"version":"0"}', 'unknown-type', 'unknown event type null'],
  ['[001 §4.6] done without ok', line('done'), 'bad-event', '"done" event: ok is missing'],
  [
    '[001 §4.6] done with ok as text',
    line('done', { ok: 'yes' }),
    'bad-event',
    '"done" event: ok must be true or false',
  ],
  [
    '[001 §4.2] a patch that is a list',
    line('state_patch', { patch: [] }),
    'bad-event',
    '"state_patch" event: patch must be an object',
  ],
  [
    '[001 §4.1] a level of its own',
    line('log', { level: 'loud', message: '' }),
    'bad-event',
    '"log" event: level must be one of "debug", "info", "warn", "error"',
  ],
])('%s is a fault with its reason', (_, text, code, message) => {
  expect(parseEventLine(text)).toEqual({ ok: false, error: { code, message } });
});

it('a patch may be nested 32 levels deep with its event, and no deeper', () => {
  const nested = (levels: number): string =>
    `{"version":"0","type":"state_patch","patch":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;
  expect(parseEventLine(nested(31)).ok).toBe(true);
  expect(parseEventLine(nested(32))).toMatchObject({ ok: false, error: { code: 'too-deep' } });
  expect(parseEventLine(nested(50_000))).toMatchObject({ ok: false });
});

it('a fault quotes no more of a line than can be recognised', () => {
  for (const text of [
    'x'.repeat(100_000),
    line('y'.repeat(100_000)),
    line('log', { level: 'z'.repeat(100_000), message: '' }),
  ]) {
    const fault = parseEventLine(text);
    expect(fault.ok ? '' : fault.error.message.length).toBeLessThan(200);
  }
});

it('[001 §2.3] never throws: random text, and true lines with something wrong in them (seed 1)', () => {
  const trueLines = Object.values(events).map(({ type, ...fields }) => line(type, fields));
  const mutated = fc
    .tuple(fc.constantFrom(...trueLines), fc.nat(), fc.nat({ max: 4 }), fc.string({ maxLength: 4 }))
    .map(([text, at, cut, put]) => {
      const from = at % text.length;
      return text.slice(0, from) + put + text.slice(from + cut);
    });
  fc.assert(
    fc.property(fc.oneof(mutated, fc.string(), fc.json()), (text) => {
      const event = parseEventLine(text);
      if (event.ok) expect(JSON.parse(text)).toEqual(event.value);
      else expect(event.error.message).not.toBe('');
    }),
    { numRuns: 2_000, seed: 1 },
  );
});
