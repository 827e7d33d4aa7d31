import {
  jsonLines,
  narratoria,
  narratoriaAlone,
  ofType,
  start,
  temporaryFolder,
  type JsonLine,
} from './testing/narratoria';

const randomJson = ['play', '--seed', '7', '--choose', 'random', '--json'];

type SceneLine = JsonLine & {
  readonly number: number;
  readonly paragraphs: readonly (readonly { readonly text: string; readonly by: string }[])[];
  readonly choices: readonly { readonly text: string; readonly because: readonly unknown[] }[];
};

const scenesOf = (stdout: string): readonly SceneLine[] =>
  ofType(stdout, 'scene') as readonly SceneLine[];

type ShownScene = {
  readonly paragraphs: readonly (readonly { readonly text: string; readonly by: string }[])[];
};

/** A whole story, played once for all who look at it. */
let whole: string;

beforeAll(async () => {
  whole = (await narratoria([...randomJson, '--data', temporaryFolder()])).stdout;
});

describe('playing in the terminal', () => {
  it('[docs/decisions derive-ids-and-clock-from-the-seed] gives the same bytes for the same seed on fresh data, also in another process', async () => {
    const other = await narratoriaAlone([...randomJson, '--data', temporaryFolder()]);
    expect(other).toMatchObject({ code: 0, stdout: whole });
  });

  it('[arch §7.1] plays at least ten scenes to an ending, each with prose, each but the last with three or four choices', () => {
    const scenes = scenesOf(whole);
    const last = scenes[scenes.length - 1];
    expect(scenes.length).toBeGreaterThanOrEqual(10);
    expect(scenes.map(({ number }) => number)).toEqual(scenes.map((_, index) => index + 1));
    for (const scene of scenes) expect(scene.paragraphs.flat().length).toBeGreaterThan(1);
    for (const { choices } of scenes.filter((scene) => scene !== last))
      expect([3, 4]).toContain(choices.length);
    expect(last?.choices).toEqual([]);
    expect(ofType(whole, 'end')).toHaveLength(1);
  });

  it('[docs/decisions mark-the-engines-own-lines] says of every sentence who wrote it and of every choice why it is offered', () => {
    const scenes = scenesOf(whole);
    for (const { by } of scenes.flatMap(({ paragraphs }) => paragraphs.flat()))
      expect(['author', 'engine']).toContain(by);
    const choices = scenes.flatMap((scene) => scene.choices);
    expect(choices.filter(({ because }) => because.length === 0)).toEqual([]);
  });

  it('never tells a sentence of five words twice', () => {
    const sentences = ofType(whole, 'sentence')
      .map(({ text }) => String(text))
      .filter((text) => text.split(/\s+/).length >= 5);
    expect(sentences.length).toBeGreaterThan(50);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('takes answers from a pipe, numbers and words, and says where it stopped when they end', async () => {
    const data = temporaryFolder();
    const run = await narratoriaAlone(['play', '--seed', '3', '--data', data], {
      input: '1\nlook around\n',
    });
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('Forty-one chimneys.');
    expect(run.stderr).toBe(
      'The story is saved at scene 3. `narratoria play` goes on from there.\n',
    );
  });

  it('says how much of very long words is taken', async () => {
    const run = await narratoria(['play', '--seed', '3', '--data', temporaryFolder()], {
      input: `${'sing '.repeat(100)}\n${'sing '.repeat(200)}\n`,
    });
    expect(run.code).toBe(0);
    expect(run.stderr.match(/Only the first 500 characters of that are taken\./g)).toHaveLength(1);
  });

  it('goes on with the newest story: `story`, then the last scene again', async () => {
    const data = temporaryFolder();
    const before = await narratoria([...randomJson, '--scenes', '3', '--data', data]);
    const after = await narratoria(['play', '--json', '--scenes', '1', '--data', data]);
    expect(jsonLines(after.stdout)).toEqual([
      jsonLines(before.stdout)[0],
      scenesOf(before.stdout)[2],
    ]);
  });

  it('--scenes counts what is played in this run, not the scene that is shown again', async () => {
    const data = temporaryFolder();
    const play = (...more: readonly string[]) =>
      narratoria(['play', '--seed', '5', '--json', ...more, '--data', data]);
    const first = await play('--choose', '1,"look around"', '--scenes', '1');
    expect(scenesOf(first.stdout).map(({ number }) => number)).toEqual([1]);
    expect(first).toMatchObject({ code: 0, stderr: 'Not used of --choose: 1, look around.\n' });
    const second = await play('--choose', '1', '--scenes', '1');
    expect(scenesOf(second.stdout).map(({ number }) => number)).toEqual([1, 2]);
    expect(second).toMatchObject({ code: 0, stderr: '' });
    const third = await play('--choose', '9', '--scenes', '1');
    expect(third.code).toBe(2);
    expect(third.stderr).toContain('Scene 2 has no choice 9');
  });

  it('[arch SC-019] goes on to the same end in pieces as in one go', async () => {
    const data = temporaryFolder();
    const pieces: string[] = [];
    for (let piece = 0; piece < 8; piece += 1)
      pieces.push((await narratoria([...randomJson, '--scenes', '4', '--data', data])).stdout);
    const seen = new Map(pieces.flatMap(scenesOf).map((scene) => [scene.number, scene]));
    expect([...seen.values()]).toEqual(scenesOf(whole));
  });

  it('undo goes back one scene and another choice makes another branch, and nothing is lost', async () => {
    const data = temporaryFolder();
    const run = await narratoria([
      'play',
      '--seed',
      '5',
      '--json',
      '--choose',
      '1,undo,2',
      '--data',
      data,
    ]);
    const scenes = scenesOf(run.stdout);
    expect(scenes.map(({ number }) => number)).toEqual([1, 2, 1, 2]);
    expect(scenes[2]).toEqual(scenes[0]);
    expect(scenes[3]?.paragraphs).not.toEqual(scenes[1]?.paragraphs);
  });

  it('--at begins at a beat and --set with a state', async () => {
    const data = temporaryFolder();
    const run = await narratoria([
      'play',
      '--seed',
      '5',
      '--json',
      '--scenes',
      '1',
      '--choose',
      '1',
      '--at',
      'carrier_comes',
      '--set',
      'stats.tact=3',
      '--data',
      data,
    ]);
    expect(scenesOf(run.stdout)[0]).toMatchObject({ beat: 'carrier_comes' });
    const [story] = jsonLines(run.stdout);
    const shown = await narratoria([
      'story',
      'show',
      String(story?.['id']),
      '--json',
      '--data',
      data,
    ]);
    expect(JSON.parse(shown.stdout)).toMatchObject({ state: { stats: { tact: 3 } } });
  });

  it('`story list` names the stories and `story show` rebuilds one from its log', async () => {
    const data = temporaryFolder();
    const played = await narratoria([...randomJson, '--scenes', '3', '--data', data]);
    const id = String(jsonLines(played.stdout)[0]?.['id']);
    const list = await narratoria(['story', 'list', '--json', '--data', data]);
    expect(JSON.parse(list.stdout)).toMatchObject({ stories: [{ id, seed: 7 }] });
    const shown = await narratoria(['story', 'show', id, '--json', '--data', data]);
    const { scenes } = JSON.parse(shown.stdout) as { scenes: readonly ShownScene[] };
    const told = scenes.map(({ paragraphs }) =>
      paragraphs.map((paragraph) => paragraph.map(({ text, by }) => ({ text, by }))),
    );
    expect(told).toEqual(scenesOf(played.stdout).map(({ paragraphs }) => paragraphs));
  });

  it('is interrupted with 130, and the story is saved', async () => {
    const data = temporaryFolder();
    const child = start(['play', '--seed', '7', '--data', data]);
    let seen = '';
    const code = await new Promise((resolve) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        seen += chunk.toString('utf8');
        if (/^ +3 /m.test(seen)) child.kill('SIGINT');
      });
      child.on('exit', resolve);
    });
    expect(code).toBe(130);
    const list = await narratoria(['story', 'list', '--json', '--data', data]);
    expect(JSON.parse(list.stdout)).toMatchObject({ stories: [{ seed: 7 }] });
  });
});
