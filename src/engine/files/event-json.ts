import type { Choice } from '@/contracts/generated/choice';
import type { TurnEvent } from '@/engine/turn-data/turn-event';

/**
 * Where a scene plays is shown by screens; in the lines it would only repeat what the scene says. What
 * scripts say while they run is for a tools panel.
 */
export type PrintedEvent = Exclude<TurnEvent, { readonly type: 'setting' | 'activity' }>;

/** An event as `play --json` prints it: without `ms` unless timings are wanted, so that bytes repeat. */
export function eventJson(
  event: PrintedEvent,
  { timings }: { readonly timings: boolean },
): unknown {
  switch (event.type) {
    case 'sentence':
      return { type: event.type, text: event.text, by: event.by };
    case 'tool': {
      const { ms, ...rest } = event;
      return timings ? { ...rest, ms } : rest;
    }
    case 'choices':
      return { type: event.type, choices: event.choices.map(choiceJson) };
    case 'scene': {
      const { ms, choices, ...rest } = event;
      const paragraphs = event.paragraphs.map((paragraph) =>
        paragraph.map(({ text, by }) => ({ text, by })),
      );
      const scene = { ...rest, paragraphs, choices: choices.map(choiceJson) };
      return timings ? { ...scene, ms } : scene;
    }
    case 'story':
    case 'turn':
    case 'plan':
    case 'roll':
    case 'telling':
      return event;
    case 'notice':
      return { type: event.type, kind: event.kind, message: event.message };
    case 'reply': {
      const paragraphs = event.paragraphs.map((paragraph) =>
        paragraph.map(({ text, by }) => ({ text, by })),
      );
      return { ...event, paragraphs };
    }
    case 'end':
      return { type: event.type, ending: event.ending, title: event.title };
  }
}

/** What a choice does stays inside; what it says and why it is offered is for everyone. */
function choiceJson({ id, text, difficulty, risked, hint, because }: Choice): unknown {
  return { id, text, difficulty, ...(risked === undefined ? {} : { risked }), hint, because };
}
