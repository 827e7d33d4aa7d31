import {
  doneLine,
  endsAlike,
  otherSkill,
  torchLine,
  type ScriptDialect,
} from '@/ports/contract-tests/script-dialect';
import { mainOf } from '@/ports/contract-tests/script-probe';

function saying(...lines: readonly string[]): string {
  return mainOf(lines.map((line) => `io.line(${JSON.stringify(line)});`).join(' '));
}

function reading(file: string): string {
  return mainOf(`try { await import('../../${file}'); io.line('read'); }
    catch { io.line('refused'); }`);
}

/** JavaScript modules for the sandbox. */
export const moduleDialect: ScriptDialect = {
  file: 'scripts/main.js',
  failureCode: 1,
  scripts: {
    happy: mainOf(`io.log('info', 'Lighting…');
      io.done({ ok: true, output: { request: io.request, answer: await io.call('a', { n: 1 }) } });`),
    streaming: mainOf(`io.line('first'); await io.call('go'); io.line('second');`),
    unicode: saying('Zürich – 東京 – 🔥\u2028'),
    'huge-output': mainOf(`for (const c of 'abc') io.line(c.repeat(16000));`),
    'no-done': saying(torchLine),
    'two-done': saying(doneLine, doneLine),
    'failure-after-done': mainOf(`io.line('${doneLine}'); throw new Error('The torch is wet.');`),
    'unknown-type': saying('{"version":"0","type":"odd"}', doneLine),
    'wrong-version': saying('{"version":"9","type":"done","ok":true}'),
    garbage: saying('not json', doneLine),
    'partial-line': saying(torchLine, '{"version":"0","type":"do'),
    'not-executable': 'Notes about torches.',
    'silent-hang': mainOf('await io.sleep(1e9);'),
    flood: mainOf(`for (;;) io.line('again and again');`),
    crash: mainOf('null.torch;'),
    'endless-loop': mainOf('while (true) {}'),
    // None waits for the next: a chain of them would reach the limit of memory first on a quick machine.
    'endless-microtasks': mainOf(
      'const again = () => void Promise.resolve().then(again); await new Promise(again);',
    ),
    'waits-for-nothing': mainOf('await new Promise(() => {});'),
    allocation: mainOf('const all = []; for (;;) all.push(new Array(1000).fill(1));'),
    recursion: mainOf('const deeper = (n) => deeper(n + 1) + 1; deeper(0);'),
    'slow-regex': mainOf(`/^(a+)+$/.test('a'.repeat(40) + 'b');`),
    'native-call': mainOf(`const a = []; a.length = 4294967295; a.join('');`),
    tampering: mainOf(`JSON.stringify = () => 'forged'; Object.prototype.ok = 'forged';
      Array.prototype.push = String.prototype.toString = null; io.line('still here');`),
    'code-of-another-skill': reading(otherSkill.code),
    'data-of-another-skill': reading(otherSkill.data),
    'denied-service': mainOf(
      `try { await io.call('denied.read', {}); } catch (e) { io.line(e.code); }`,
    ),
    'late-answer': mainOf(`io.line(await io.call('late'));`),
    abort: mainOf(`io.line('before'); await io.call('abort'); io.line('after');`),
  },
  ends: {
    ...endsAlike,
    crash: ['threw'],
    'endless-loop': ['cpu'],
    'endless-microtasks': ['cpu'],
    'waits-for-nothing': ['stalled'],
    allocation: ['memory'],
    'slow-regex': ['cpu'],
    'native-call': ['cpu'],
  },
};
