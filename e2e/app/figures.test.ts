import { countingServer, type Transfer } from '../testing/counting-server';
import { playInto } from '../testing/play-into';
import { recordFigures } from '../testing/web-figures';
import { watchTurn, type TurnTimes } from '../testing/watch-turn';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

const sum = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}

it('the first scene can be read after 2 MB, of which 600 KB are JavaScript', async () => {
  const server = await countingServer(web.address());
  const { page, firstRun, story } = await web.visit({
    size: 'phone',
    from: server.address,
    serviceWorker: 'none',
  });
  await firstRun.wait();
  const atFirstRun = sum(server.transfers());
  await firstRun.begin();
  await story.tellAtOnce(1);
  await page.waitForLoadState('networkidle');
  const transfers = [...server.transfers()];
  const all = sum(transfers);
  const javascript = sum(transfers.filter(({ file }) => file.endsWith('.js')));
  recordFigures({
    transferred: { all, javascript, atFirstRun, files: transfers.length },
  });
  await page.context().close();
  await server.close();
  expect([all <= 2_000_000, javascript <= 600_000, javascript > 100_000]).toEqual([
    true,
    true,
    true,
  ]);
});

it('a turn answers the tap at once and never blocks the page for long', async () => {
  const window = await web.visit({ size: 'phone', at: '?seed=7' });
  const { page, story } = window;
  await playInto(window);
  const turns: TurnTimes[] = [];
  for (const [position, choice] of [2, 4, 1, 3, 1, 1].entries()) {
    const scene = position + 2;
    const turn = await watchTurn(page, scene);
    await story.choose(choice);
    await story.tellAtOnce(scene);
    turns.push(await turn.told());
  }
  const of = (part: keyof TurnTimes): readonly number[] => turns.map((turn) => turn[part]);
  const shape = (times: readonly number[]): object => ({
    median: median(times),
    longest: Math.round(Math.max(...times)),
  });
  recordFigures({
    firstWordsMs: shape(of('firstWords')),
    longTaskMs: shape(of('longestTask')),
  });
  expect([Math.max(...of('firstWords')) < 3_000, Math.max(...of('longestTask')) < 500]).toEqual([
    true,
    true,
  ]);
});
