import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { narratoria, narratoriaAlone, root, temporaryFolder } from './testing/narratoria';

type Told = { readonly error: { readonly code: string; readonly message: string } };

const inFolder = (...words: readonly string[]) => [...words, '--data', temporaryFolder()];

function planFile(text: string): string {
  const file = path.join(temporaryFolder(), 'plan.json');
  writeFileSync(file, text);
  return file;
}

describe('under --json an error is one JSON object on stderr', () => {
  it.each([
    ['a story that is not there', inFolder('story', 'show', 'nope'), 2, /no story nope/],
    ['a campaign that is not there', inFolder('play', 'atlantis'), 2, /called "atlantis"/],
    ['a planned command', ['campaign', 'check', 'x'], 2, /is planned/],
    ['an unknown command', ['pley'], 2, /^unknown command 'pley' \(Did you mean play\?\)$/],
    ['an unknown option', ['play', '--sede', '7'], 2, /^unknown option '--sede' \(Did you mean/],
    ['a wrong value', ['play', '--seed', 'x'], 2, /^option '--seed <n>' argument 'x' is invalid/],
    ['an option left out', ['export', 'x', '--format', 'md'], 2, /^required option '-o, --output/],
    ['an argument left out', ['story', 'show'], 2, /^missing required argument 'id'/],
    ['half a command', ['story'], 2, /^Name a command/],
    ['no command at all', [], 2, /^Name a command/],
    ['a plan that is no JSON', ['plan', 'run', planFile('{')], 1, /is not JSON/],
    ['a folder that is a file', ['story', 'list', '--data', planFile('')], 1, /a file is in its/],
  ])('%s', async (_, words, code, message) => {
    const run = await narratoria(['--json', ...words]);
    expect([run.code, run.stdout]).toEqual([code, '']);
    const told = JSON.parse(run.stderr) as Told;
    expect(told).toEqual({
      error: {
        code: code === 1 ? 'failed' : 'usage',
        message: expect.stringMatching(message) as string,
      },
    });
    expect(told.error.message).not.toContain('\n');
  });

  it('a script that failed says why, beside its events', async () => {
    const vane = path.join(root, 'examples/skills/weather-vane');
    const asked = [
      'skill',
      'run',
      vane,
      'read-wind',
      '--input',
      '{"hour":99}',
      '--json',
      '--allow-unconfined',
    ];
    const run = await narratoria(asked);
    expect([run.code, JSON.parse(run.stderr)]).toEqual([
      1,
      { error: { code: 'failed', message: 'hour must be a whole number from 0 to 23' } },
    ]);
  });

  it('--verbose adds where it came from', async () => {
    const run = await narratoria(inFolder('story', 'show', 'nope', '--json', '--verbose'));
    const { error } = JSON.parse(run.stderr) as { error: Record<string, string> };
    expect(Object.keys(error)).toEqual(['code', 'message', 'stack']);
    expect(error['stack']).toMatch(/\n\s+at /);
  });

  it('a Node that is too old is told so in the same form', async () => {
    const pretence = path.join(temporaryFolder(), 'old-node.cjs');
    writeFileSync(
      pretence,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });",
    );
    const run = await narratoriaAlone(['play', '--json'], { nodeOptions: ['--require', pretence] });
    expect([run.code, JSON.parse(run.stderr)]).toEqual([
      2,
      {
        error: {
          code: 'usage',
          message: 'Narratoria needs Node 20.19.4 or newer; this is Node 18.20.0.',
        },
      },
    ]);
  });

  it('the word --json that is somebody’s text asks for nothing', async () => {
    const run = await narratoria(['plan', 'make', 'x', '--campaign', 'atlantis', '--', '--json']);
    expect([run.code, run.stderr.startsWith('{')]).toEqual([2, false]);
  });

  it('`--help` says so', async () => {
    const { stdout } = await narratoria(['play', '--help']);
    expect(stdout.replace(/\s+/g, ' ')).toContain('an error is one JSON object on stderr');
    expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain('{"error":{"code":');
  });
});
