import {
  doneLine,
  endsAlike,
  otherSkill,
  torchLine,
  type ScriptDialect,
} from '@/ports/contract-tests/script-dialect';

/** All a program needs to speak 001: its stdin, its stdout, and fd 3 for services. */
const prelude = `#!/usr/bin/env node
const { readFileSync, readSync, writeSync } = require('node:fs');
const say = (text) => writeSync(1, text);
const line = (text) => say(text + '\\n');
const emit = (event) => line(JSON.stringify({ version: '0', ...event }));
const call = (method, params = {}) => {
  writeSync(3, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }) + '\\n');
  const part = Buffer.alloc(4096);
  let text = '';
  while (!text.endsWith('\\n')) {
    const read = readSync(3, part);
    if (read === 0) process.exit(9);
    text += part.toString('utf8', 0, read);
  }
  return JSON.parse(text);
};
`;

function program(body: string): string {
  return `${prelude}${body}\n`;
}

function saying(...lines: readonly string[]): string {
  return program(lines.map((line) => `line(${JSON.stringify(line)});`).join(' '));
}

function reading(file: string): string {
  return program(`try { readFileSync(process.env.NARRATORIA_SKILL + '/../${file}'); line('read'); }
    catch { line('refused'); }`);
}

/** Programs in JavaScript for Node, the one interpreter that is there wherever this suite runs. */
export const programDialect: ScriptDialect = {
  file: 'scripts/main',
  failureCode: 3,
  scripts: {
    happy: program(`const request = JSON.parse(readFileSync(0, 'utf8'));
      emit({ type: 'log', level: 'info', message: 'Lighting…' });
      emit({ type: 'done', ok: true, output: { request, answer: call('a', { n: 1 }).result } });`),
    streaming: program(`line('first'); call('go'); line('second');`),
    unicode: saying('Zürich – 東京 – 🔥\u2028'),
    'huge-output': program(`for (const c of 'abc') line(c.repeat(16000));`),
    'no-done': saying(torchLine),
    'two-done': saying(doneLine, doneLine),
    'failure-after-done': program(`line('${doneLine}'); process.exit(3);`),
    'unknown-type': saying('{"version":"0","type":"odd"}', doneLine),
    'wrong-version': saying('{"version":"9","type":"done","ok":true}'),
    garbage: saying('not json', doneLine),
    'partial-line': program(`line('${torchLine}'); say('{"version":"0","type":"do');`),
    'not-executable': 'Notes about torches.',
    'silent-hang': program('setInterval(() => undefined, 1e6);'),
    flood: program(`for (;;) line('again and again');`),
    crash: program(`process.kill(process.pid, 'SIGSEGV'); setInterval(() => undefined, 1e6);`),
    'endless-loop': program('while (true) {}'),
    // Promises that wait for each other would run out of memory before they run out of time.
    'endless-microtasks': program('const again = () => { queueMicrotask(again); }; again();'),
    'waits-for-nothing': program('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'),
    allocation: program('const all = []; for (;;) all.push(new Array(100000).fill(all));'),
    recursion: program('const deeper = (n) => deeper(n + 1) + 1; deeper(0);'),
    'slow-regex': program(`/^(a+)+$/.test('a'.repeat(40) + 'b');`),
    'native-call': program(`require('node:crypto').pbkdf2Sync('a', 'b', 1e9, 64, 'sha512');`),
    tampering: program(`JSON.stringify = () => 'forged'; Object.prototype.ok = 'forged';
      line('still here');`),
    'code-of-another-skill': reading(otherSkill.code),
    'data-of-another-skill': reading(otherSkill.data),
    'denied-service': program(`line(call('denied.read').error.data.code);`),
    'late-answer': program(`line(call('late').result);`),
    abort: program(`line('before'); call('abort'); line('after');`),
  },
  ends: {
    ...endsAlike,
    crash: ['crashed'],
    'endless-loop': ['wall'],
    'endless-microtasks': ['wall'],
    'waits-for-nothing': ['wall'],
    // Where nothing limits its memory, only its time does.
    allocation: ['crashed', 'threw', 'wall'],
    'slow-regex': ['wall'],
    'native-call': ['wall'],
  },
};
