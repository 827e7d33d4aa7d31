import type { LogLine } from '@/ui/tools/view/log-line';
import { logWindow } from '@/ui/tools/log/log-window';

function line(index: number): LogLine {
  return {
    at: index,
    from: 'memory',
    level: index % 10 === 0 ? 'warn' : 'info',
    text: `Line ${index}`,
  };
}

const log = { items: Array.from({ length: 350 }, (_, index) => line(index + 50)), dropped: 50 };

describe('the lines that are drawn', () => {
  it('are the newest, each with a number of its own', () => {
    const { lines, earlier } = logWindow(log, { filter: 'everything', from: null });
    expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, i) => 300 + i));
    expect(earlier).toBe(250);
    expect(lines[0]?.line).toEqual(line(300));
  });

  it('begin where the player reads, however many have come since', () => {
    const { lines, earlier, earlierFrom } = logWindow(log, { filter: 'everything', from: 120 });
    expect([lines[0]?.id, lines.length, earlier, earlierFrom]).toEqual([120, 280, 70, 50]);
  });

  it('may be the warnings and failures alone', () => {
    const { lines, earlier } = logWindow(log, { filter: 'problems', from: null });
    expect([lines.length, earlier]).toEqual([35, 0]);
    expect(lines.every(({ line: { level } }) => level === 'warn')).toBe(true);
  });

  it('are none of none', () => {
    const { lines, earlier } = logWindow(
      { items: [], dropped: 0 },
      { filter: 'everything', from: 3 },
    );
    expect([lines, earlier]).toEqual([[], 0]);
  });
});
