/** The raw doors out of the guest; the boot script takes them and removes their names. */
export const hostFunctions = {
  line: '__line',
  call: '__call',
  sleep: '__sleep',
  fault: '__fault',
} as const;

/** The module `narratoria`: evaluated once, when the image is made. */
export const sdkModule = `
const { io } = globalThis.__sdk;
delete globalThis.__sdk;
export { io };
`;

/**
 * Runs once in a new guest, before any script. It keeps its own JSON, Promise and so on, because a
 * script may replace the global ones; descriptors have no prototype for the same reason.
 */
export const guestBootScript = `(() => {
'use strict';
const { stringify, parse } = JSON;
const { create, defineProperty, freeze } = Object;
const { isArray } = Array;
const { imul } = Math;
const OwnPromise = Promise, OwnError = Error, OwnTypeError = TypeError;
const { __line: writeLine, __call: sendCall, __sleep: startSleep, __fault: reportFault } = globalThis;
for (const name of ['__line', '__call', '__sleep', '__fault', 'performance']) delete globalThis[name];

let now = 0;
let a = 0, b = 0, c = 0, d = 1;
const draw = () => {
  const sum = (((a + b) | 0) + d) | 0;
  d = (d + 1) | 0;
  a = b ^ (b >>> 9);
  b = (c + (c << 3)) | 0;
  c = ((c << 21) | (c >>> 11)) + sum | 0;
  return sum >>> 0;
};
const random = () => ((draw() >>> 5) * 67108864 + (draw() >>> 6)) / 9007199254740992;
const seedRandom = (seed) => {
  const words = new Uint32Array(new Float64Array([seed]).buffer);
  let state = words[0];
  const mix = () => {
    state = (state + 0x9e3779b9) | 0;
    let z = imul(state ^ (state >>> 16), 0x21f0aaad);
    z = imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  state = mix() ^ words[1];
  a = mix(); b = mix(); c = mix(); d = 1;
  for (let i = 0; i < 12; i++) draw();
};
Math.random = random;

const line = (text) => {
  if (typeof text !== 'string') throw new OwnTypeError('io.line takes a string');
  writeLine(text);
};
const write = (event) => {
  const text = stringify(event);
  if (typeof text !== 'string') throw new OwnTypeError('an event must be a JSON object');
  writeLine(text);
};
const emit = (event) => {
  if (typeof event !== 'object' || event === null) throw new OwnTypeError('io.emit takes an event object');
  write(event.version === undefined ? { version: '0', ...event, version: '0' } : event);
};

const open = create(null);
let lastCall = 0;
const keep = (resolve, reject) => {
  lastCall += 1;
  open[lastCall] = { resolve, reject };
  return lastCall;
};
const call = (method, params = {}) => new OwnPromise((resolve, reject) => {
  if (typeof method !== 'string') throw new OwnTypeError('io.call takes the name of a service');
  if (typeof params !== 'object' || params === null || isArray(params)) throw new OwnTypeError('io.call takes an object of parameters');
  const text = stringify(params);
  if (typeof text !== 'string') throw new OwnTypeError('the parameters of io.call must be JSON');
  sendCall(keep(resolve, reject), method, text);
});
const sleep = (ms) => new OwnPromise((resolve, reject) => {
  if (typeof ms !== 'number') throw new OwnTypeError('io.sleep takes milliseconds');
  startSleep(keep(resolve, reject), ms);
});
const callError = ({ code, message }) => defineProperty(new OwnError(message), 'code',
  { __proto__: null, value: code, enumerable: true, writable: true, configurable: true });

const io = {
  log: (level, message, fields) => write({ version: '0', type: 'log', level, message, fields }),
  patch: (patch) => write({ version: '0', type: 'state_patch', patch }),
  asset: ({ assetId, kind, mediaType, path, metadata }) =>
    write({ version: '0', type: 'asset', assetId, kind, mediaType, path, metadata }),
  ui: (event, payload) => write({ version: '0', type: 'ui_event', event, payload }),
  error: (errorCode, errorMessage, details) =>
    write({ version: '0', type: 'error', errorCode, errorMessage, details }),
  done: ({ ok, summary, output }) => write({ version: '0', type: 'done', ok, summary, output }),
  emit, line, call, sleep, random,
  now: () => now,
};
globalThis.__sdk = { io };

return {
  start(text, seed, time) {
    now = time;
    seedRandom(seed);
    const request = parse(text);
    const { input, dependencies, config, attempt } = request;
    Object.assign(io, { request, input, dependencies, config, attempt });
    freeze(io);
  },
  async enter(module, mayLackMain) {
    const main = module.default;
    if (main === undefined && mayLackMain) return;
    if (typeof main !== 'function') throw new OwnError('the script has no "export default function main(io)"');
    await main(io);
  },
  settle(id, ok, text) {
    const waiting = open[id];
    if (waiting === undefined) return;
    delete open[id];
    const answer = parse(text);
    if (ok) waiting.resolve(answer);
    else waiting.reject(callError(answer));
  },
  describe(thrown) {
    const isObject = (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function';
    if (!isObject) return reportFault('', typeof thrown === 'symbol' ? 'a symbol' : '' + thrown, '');
    const { name = '', message = '', stack = '' } = thrown;
    reportFault('' + name, '' + message, '' + stack);
  },
};
})()`;
