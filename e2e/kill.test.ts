import { isSoak } from './testing/is-soak';
import { narratoria, ofType, start, temporaryFolder, type JsonLine } from './testing/narratoria';

const killsOfStory = 10;
/** One story, or in a soak as many as it takes for 200 kills. */
const seeds = isSoak ? Array.from({ length: 20 }, (_, index) => 7 + index) : [7];

type Killed = { readonly stdout: string; readonly signal: NodeJS.Signals | null };

/** Plays until `lines` lines were printed, then kills without warning; what was printed counts. */
function playAndKill(play: readonly string[], lines: number): Promise<Killed> {
  return new Promise((resolve) => {
    const child = start(play);
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
  it.each(seeds)(
    '[arch SC-026] loses no printed scene and rolls no die twice (seed %d)',
    async (seed) => {
      const play = ['play', '--seed', String(seed), '--choose', 'random', '--json', '--data'];
      const whole = await narratoria([...play, temporaryFolder()]);
      const data = temporaryFolder();
      const kills: Killed[] = [];
      for (let kill = 0; kill < killsOfStory; kill += 1)
        kills.push(await playAndKill([...play, data], 4 + kill * 3));
      // A run that came to its end was not killed, and would prove nothing.
      expect(kills.map(({ signal }) => signal)).toEqual(kills.map(() => 'SIGKILL'));
      const printed = kills.map(({ stdout }) => stdout);
      printed.push((await narratoria([...play, data])).stdout);

      const scenes = new Map(
        printed
          .flatMap((stdout) => ofType(stdout, 'scene'))
          .map((scene) => [scene['number'], scene]),
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
    },
  );
});
