import { slowOn } from '@/foundation/testing/long-runs';
import { parseEventLine, shortened } from '@/protocol/parse-event-line';
import { parseServiceLine } from '@/protocol/service-line';

const logged = (message: string): string =>
  JSON.stringify({ version: '0', type: 'log', level: 'info', message });

it.each<[string, (text: string) => unknown]>([
  ['a line', parseEventLine],
  ['a line that logs', (text) => parseEventLine(logged(text))],
  ['a text cut short', shortened],
  ['a call', parseServiceLine],
])('long runs of any character do not hold up %s', (_, read) => {
  expect(slowOn(read, 200_000)).toEqual([]);
});
