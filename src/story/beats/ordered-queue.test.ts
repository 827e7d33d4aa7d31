import { orderedQueue } from '@/story/beats/ordered-queue';
import { seededRandom } from '@/foundation/seeded-random';

it('numbers come out the least first, each once, whatever was put in meanwhile', () => {
  const random = seededRandom(11);
  const queue = orderedQueue();
  const left = new Set<number>();
  const wrong: unknown[] = [];
  for (let step = 0; step < 5_000; step += 1) {
    if (random.between(1, 10) <= 6) {
      const value = random.between(0, 500);
      queue.add(value);
      left.add(value);
      continue;
    }
    const least = left.size === 0 ? null : Math.min(...left);
    const found = queue.next();
    if (found !== least) wrong.push({ step, found, least });
    if (found !== null) left.delete(found);
  }
  expect(wrong).toEqual([]);
});
