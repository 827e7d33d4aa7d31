import type { ToolResult } from '@/contracts/generated/execution-result';
import { shownPayloadCharacters } from '@/foundation/limits';
import type { Notice } from '@/story/log/notice';
import type { UnknownUiEvent } from '@/story/log/skill-offer';

const knownEvents: ReadonlySet<string> = new Set(['dice_roll', 'narrative_choice']);

/** What skills asked to show and nothing here can show (001 §4.4, §8). */
export function readUnknownUiEvents(
  results: readonly ToolResult[],
  skillOf: (toolPath: string) => string,
): readonly UnknownUiEvent[] {
  return results.flatMap(({ toolId, toolPath, events }) =>
    events.flatMap((event) =>
      event.type !== 'ui_event' || knownEvents.has(event.event)
        ? []
        : [{ toolId, skill: skillOf(toolPath), event: event.event, payload: event.payload ?? {} }],
    ),
  );
}

/** One placeholder for all of them, beside the story: name and payload are its details. */
export function uiEventNotices(events: readonly UnknownUiEvent[]): readonly Notice[] {
  if (events.length === 0) return [];
  const skills = [...new Set(events.map(({ skill }) => skill))].join(', ');
  return [
    {
      kind: 'ui-event',
      message: `The ${skills} skill has something to show that cannot be shown here. The story continues without it...`,
      details: events.map(
        ({ skill, event, payload }) => `${skill}: ${event} ${shown(JSON.stringify(payload))}`,
      ),
    },
  ];
}

function shown(text: string): string {
  return text.length > shownPayloadCharacters ? `${text.slice(0, shownPayloadCharacters)}…` : text;
}
