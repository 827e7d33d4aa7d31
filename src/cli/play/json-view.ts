import type { Output } from '@/cli/output';
import { eventJson } from '@/engine/event-json';
import type { StoryView } from '@/cli/play/story-view';

export function jsonView(output: Output, options: { readonly timings: boolean }): StoryView {
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
