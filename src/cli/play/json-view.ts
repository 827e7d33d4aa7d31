import type { Output } from '@/cli/kit/output';
import { eventJson } from '@/engine/files/event-json';
import type { PlayView } from '@/cli/play/play-view';

export function jsonView(output: Output, options: { readonly timings: boolean }): PlayView {
  return {
    show: (event) => {
      if (event.type !== 'setting' && event.type !== 'activity')
        output.json(eventJson(event, options));
    },
    say: (sentence) => {
      output.talk(sentence);
    },
    explain: (why) => {
      output.json({ type: 'why', ...why });
    },
    // Programs do not forget, and the events are what they were.
    remind: () => undefined,
  };
}
