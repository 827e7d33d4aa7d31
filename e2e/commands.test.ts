import { narratoria, narratoriaAlone, temporaryFolder } from './testing/narratoria';

describe('the command line', () => {
  it.each([
    ['--help'],
    ['play', '--help'],
    ['story', 'list', '--help'],
    ['story', 'show', '--help'],
    ['doctor', '--help'],
    ['bench', '--help'],
  ])('%s %s helps with an example', async (...parameters) => {
    const run = await narratoria(parameters);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('Example:');
  });

  it('lists planned commands as planned', async () => {
    const { stdout } = await narratoria(['--help']);
    expect(stdout).toMatch(/Planned:[\s\S]*model/);
  });

  it('says its version', async () => {
    const run = await narratoriaAlone(['--version']);
    expect(run.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('doctor finds everything a story needs, in words and as JSON', async () => {
    const data = temporaryFolder();
    const words = await narratoria(['doctor', '--data', data]);
    expect(words.stdout).toContain('Everything a story needs is here.');
    expect(words.stdout).toMatch(
      /Skills in other languages (run as programs, confined by bubblewrap|do not run: bubblewrap)/,
    );
    const json = await narratoria(['doctor', '--json', '--data', data]);
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: true });
  });

  it('writes results to stdout only as JSON when asked, and talk to stderr', async () => {
    const run = await narratoriaAlone([
      'play',
      '--seed',
      '1',
      '--choose',
      '1',
      '--json',
      '--data',
      temporaryFolder(),
    ]);
    for (const line of run.stdout.trim().split('\n'))
      expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
});
