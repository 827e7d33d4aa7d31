import { narratoria, ofType, start, temporaryFolder, type JsonLine } from './testing/narratoria';

const play = ['play', '--seed', '7', '--choose', 'random', '--json'];

type Killed = { readonly stdout: string; readonly signal: NodeJS.Signals | null };

/** Plays until `lines` lines were printed, then kills without warning; what was printed counts. */
function playAndKill(data: string, lines: number): Promise<Killed> {
  return new Promise((resolve) => {
    const child = start([...play, '--data', data]);
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout.split('\n').length > lines) child.kill('SIGKILL');
    });
    child.on('close', (_, signal) => {
      // The last line may be half printed; a reader would not have taken it for a scene either.
      resolve({ stdout: stdout.slice(0, stdout.lastIndexOf('\n') + 1), signal });
    });
  });
}

const facts = (line: JsonLine): string => JSON.stringify(line);

describe('a story killed without warning', () => {
  it('[arch SC-026] loses no printed scene and rolls no die twice', async () => {
    const whole = await narratoria([...play, '--data', temporaryFolder()]);
    const data = temporaryFolder();
    const kills: Killed[] = [];
    for (let kill = 0; kill < 10; kill += 1) kills.push(await playAndKill(data, 4 + kill * 5));
    // A run that came to its end was not killed, and would prove nothing.
    expect(kills.map(({ signal }) => signal)).toEqual(kills.map(() => 'SIGKILL'));
    const printed = kills.map(({ stdout }) => stdout);
    printed.push((await narratoria([...play, '--data', data])).stdout);

    const scenes = new Map(
      printed.flatMap((stdout) => ofType(stdout, 'scene')).map((scene) => [scene['number'], scene]),
    );
    expect([...scenes.values()].map(facts)).toEqual(ofType(whole.stdout, 'scene').map(facts));
    const [story] = ofType(whole.stdout, 'story');
    const shown = await narratoria([
      'story',
      'show',
      String(story?.['id']),
      '--json',
      '--data',
      data,
    ]);
    const rolls = (JSON.parse(shown.stdout) as { scenes: readonly { roll: unknown }[] }).scenes
      .map(({ roll }) => roll)
      .filter((roll) => roll !== null);
    expect(rolls).toEqual(
      ofType(whole.stdout, 'roll').map((line) => {
        const { type: _, ...roll } = line;
        return roll;
      }),
    );
  });
});
