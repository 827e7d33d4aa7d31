import { InTurns } from '@/hosts/shared/script-host/in-turns';

function busyFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('[arch §3.5] work that comes all at once is done in its order, and lets the thread do something else in between', async () => {
  const inTurns = new InTurns();
  const order: (number | 'elsewhere')[] = [];
  const elsewhere = setInterval(() => order.push('elsewhere'), 1);
  const works = Array.from({ length: 8 }, (_, n) =>
    inTurns.run(async () => {
      await Promise.resolve();
      busyFor(6);
      order.push(n);
      return n;
    }),
  );
  const values = await Promise.all(works);
  clearInterval(elsewhere);
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7];
  expect([values, order.filter((each) => each !== 'elsewhere')]).toEqual([numbers, numbers]);
  expect(order.slice(0, -1)).toContain('elsewhere');
});

it('[arch §3.5] work that waits does not hold up the next', async () => {
  const inTurns = new InTurns();
  void inTurns.run(() => new Promise(() => undefined));
  expect(await inTurns.run(() => Promise.resolve('answered'))).toBe('answered');
});
