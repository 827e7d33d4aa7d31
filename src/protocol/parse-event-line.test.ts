import fc from 'fast-check';

import { scriptLimits } from '@/foundation/limits';
import { fail, succeed } from '@/foundation/result';
import { parseEventLine } from '@/protocol/parse-event-line';
import { line } from '@/protocol/testing/script-lines';

const events = {
  '[arch §2.1.3; 001 §4.1] log': {
    type: 'log',
    level: 'info',
    message: 'Lighting torch…',
    fields: { n: 1 },
  },
  '[arch §2.1.3; 001 §4.2] state_patch': {
    type: 'state_patch',
    patch: { inventory: { torch: { lit: true } } },
  },
  '[arch §2.1.3; 001 §4.3] asset': {
    type: 'asset',
    assetId: 'torch',
    kind: 'image',
    mediaType: 'image/png',
    path: '/tmp/torch.png',
    metadata: { width: 64 },
  },
  '[arch §2.1.3; 001 §4.4] ui_event': {
    type: 'ui_event',
    event: 'narrative_choice',
    payload: { choices: ['Open'] },
  },
  '[arch §2.1.3; 001 §4.5] error': {
    type: 'error',
    errorCode: 'wet',
    errorMessage: 'It is wet.',
    details: { how: 1 },
  },
  '[arch §2.1.3; 001 §4.6] done': {
    type: 'done',
    ok: true,
    summary: 'Torch lit.',
    output: { lit: true },
  },
};

it.each(Object.entries(events))('[003-dm §4] %s is an event', (_, { type, ...fields }) => {
  expect(parseEventLine(line(type, fields))).toEqual(succeed({ version: '0', type, ...fields }));
});

it('[arch §2.1.2; 001 §3] requestId and timestamp may be there, as text', () => {
  const fields = { ok: true, requestId: 'r-1', timestamp: '2026-01-24T10:00:00Z' };
  expect(parseEventLine(line('done', fields)).ok).toBe(true);
  expect(parseEventLine(line('done', { ok: true, requestId: 7 }))).toEqual(
    fail({ code: 'bad-event', message: '"done" event: requestId must be text' }),
  );
});

it.each(Object.entries(events))(
  '[arch §2.1.2, §2.1.6; 001 §3, §8] %s: unknown fields are ignored',
  (_, { type, ...fields }) => {
    const future = { ...fields, mood: 'sunny', extra: [{}], ok_: null };
    expect(parseEventLine(line(type, future)).ok).toBe(true);
  },
);

it.each([
  ['[001 §4.1] a log without fields', 'log', { level: 'warn', message: '' }],
  ['[001 §4.2] a patch without changes', 'state_patch', { patch: {} }],
  ['[001 §4.4] a ui_event without payload', 'ui_event', { event: 'narrative_choice' }],
  [
    '[arch §2.1.6; 001 §4.4, §8] a ui_event nobody knows',
    'ui_event',
    { event: 'fireworks', payload: { colour: 'red' } },
  ],
  ['[001 §4.5] an error without details', 'error', { errorCode: '', errorMessage: '' }],
  ['[001 §4.6] a done without summary', 'done', { ok: false }],
])('%s is an event', (_, type, fields) => {
  expect(parseEventLine(line(type, fields))).toEqual(succeed({ version: '0', type, ...fields }));
});

const asset = { assetId: 'a', kind: 'image', mediaType: 'image/png', path: 'a.png' };

it.each(['image/svg+xml', 'text/plain; charset=utf-8', 'model/gltf-binary', 'x-future/anything'])(
  '[arch §2.1.6; 001 §4.3, §8] the media type %s is handed on, known or not',
  (mediaType) => {
    expect(parseEventLine(line('asset', { ...asset, mediaType })).ok).toBe(true);
  },
);

it.each(['image', '', 'image/', '/png', 'image png', 'image/png, image/gif'])(
  '[arch §2.1.3; 001 §4.3] "%s" is no media type',
  (mediaType) => {
    const fault = parseEventLine(line('asset', { ...asset, mediaType }));
    expect(fault.ok ? '' : fault.error.message).toMatch(/^"asset" event: mediaType /);
  },
);

it.each(['/tmp/torch.png', 'out/torch.png', 'C:\\Temp\\torch.png', '/srv/data/ü 🔥.png'])(
  '[arch §2.1.3; 001 §4.3, §7] no folder is prescribed: the path %s is handed on as it is',
  (path) => {
    expect(parseEventLine(line('asset', { ...asset, path }))).toMatchObject({ value: { path } });
  },
);

it.each(['assetId', 'kind', 'mediaType', 'path'])(
  '[arch §2.1.3; 001 §4.3] an asset without %s is none',
  (field) => {
    expect(parseEventLine(line('asset', { ...asset, [field]: undefined }))).toEqual(
      fail({ code: 'bad-event', message: `"asset" event: ${field} is missing` }),
    );
  },
);

it.each([
  [
    '[arch §2.1.1; 001 §2.2, §2.3] text that is not JSON',
    'Torch lit.',
    'invalid-json',
    'not JSON: Torch lit.',
  ],
  [
    '[001 §2.3] a line cut short',
    '{"version":"0","ty',
    'invalid-json',
    'not JSON: {"version":"0","ty',
  ],
  ['[001 §2.3] JSON that is not an object', '[1]', 'invalid-json', 'not a JSON object: [1]'],
  ['[001 §2.3] null', 'null', 'invalid-json', 'not a JSON object: null'],
  [
    '[arch §2.1.2, §2.1.6; 001 §3, §8, §11] another version',
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
  [
    '[arch §2.1.2; 001 §3] no version',
    '{"type":"log"}',
    'wrong-version',
    'version must be "0": {"type":"log"}',
  ],
  [
    '[arch §2.1.5, §2.1.6; 001 §5.2, §8; 003-dm §7] an unknown type',
    line('sing'),
    'unknown-type',
    'Unknown event type: sing',
  ],
  [
    '[001 §5.2] a name every object has',
    line('toString'),
    'unknown-type',
    'Unknown event type: toString',
  ],
  [
    'an unknown type that a terminal would obey',
    line('\u001b[2J'),
    'unknown-type',
    'Unknown event type: \\u001b[2J',
  ],
  ['[arch §2.1.2; 001 §3] no type', '{"version":"0"}', 'unknown-type', 'Unknown event type: null'],
  ['[001 §4.6] done without ok', line('done'), 'bad-event', '"done" event: ok is missing'],
  [
    '[001 §4.6] done with ok as text',
    line('done', { ok: 'yes' }),
    'bad-event',
    '"done" event: ok must be true or false',
  ],
  [
    '[arch §2.1.3; 001 §4.2] a patch that is a list',
    line('state_patch', { patch: [] }),
    'bad-event',
    '"state_patch" event: patch must be an object',
  ],
  ['[001 §2.3] two objects in one line', '{}{}', 'invalid-json', 'not JSON: {}{}'],
  ['[001 §2.3] a NUL', '{\0}', 'invalid-json', 'not JSON: {\0}'],
  ['[001 §2.3] a byte order mark', '\uFEFF{}', 'invalid-json', 'not JSON: \uFEFF{}'],
  [
    '[001 §3] a type inherited from a smuggled prototype',
    '{"version":"0","__proto__":{"type":"done","ok":true}}',
    'unknown-type',
    'Unknown event type: null',
  ],
  [
    '[001 §4.2] no patch',
    line('state_patch'),
    'bad-event',
    '"state_patch" event: patch is missing',
  ],
  [
    '[001 §4.2] a patch that is null',
    line('state_patch', { patch: null }),
    'bad-event',
    '"state_patch" event: patch must be an object',
  ],
  [
    '[001 §4.4] a ui_event without a name',
    line('ui_event', { payload: {} }),
    'bad-event',
    '"ui_event" event: event is missing',
  ],
  [
    '[001 §4.5] an error without a code',
    line('error', { errorMessage: 'wet' }),
    'bad-event',
    '"error" event: errorCode is missing',
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

it('a line may be nested 32 levels deep, in objects and in lists, and no deeper', () => {
  const nested = (levels: number, [open, close]: readonly [string, string]): string =>
    `{"version":"0","type":"state_patch","patch":{"a":${open.repeat(levels)}1${close.repeat(levels)}}}`;
  for (const pair of [
    ['{"b":', '}'],
    ['[', ']'],
    ['[2,', ']'],
    ['{"__proto__":', '}'],
  ] as const) {
    expect(parseEventLine(nested(30, pair)).ok).toBe(true);
    expect(parseEventLine(nested(31, pair))).toEqual(
      fail({ code: 'too-deep', message: 'nested deeper than 32 levels' }),
    );
    expect(parseEventLine(nested(50_000, pair)).ok).toBe(false);
  }
});

it('[001 §4.2] keys that name a prototype are data and touch nothing', () => {
  const text =
    '{"version":"0","type":"state_patch","patch":{"__proto__":{"lit":true},"constructor":{"prototype":{"lit":true}}}}';
  expect(JSON.stringify(parseEventLine(text))).toBe(`{"ok":true,"value":${text}}`);
  expect(({} as Record<string, unknown>)['lit']).toBeUndefined();
});

it('a line as long as a script may write is an event', () => {
  const message = 'x'.repeat(scriptLimits.lineBytes);
  expect(parseEventLine(line('log', { level: 'info', message }))).toMatchObject({
    value: { message },
  });
});

it('a fault quotes no more of a line than can be recognised', () => {
  for (const text of [
    'x'.repeat(300),
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
