import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { numberOf, textOf, textsOf, type CampaignFault } from '@/campaign/reading';
import { beatPriorities, type Beat } from '@/story/beat';
import { parseCondition } from '@/story/condition';

const file = 'plot/beats.json';
const understood: ReadonlySet<string> = new Set([
  'scene_count',
  'requires_beat',
  'requires_any_beat',
  'custom',
]);

/** plot/beats.json; a beat whose conditions are not all understood is left out rather than told too early. */
export function readBeats(data: Json): {
  readonly beats: readonly Beat[];
  readonly faults: readonly CampaignFault[];
} {
  const listed = isJsonObject(data) ? data['beats'] : data;
  const beats: Beat[] = [];
  const faults: CampaignFault[] = [];
  for (const entry of Array.isArray(listed) ? (listed as readonly Json[]) : []) {
    const beat = isJsonObject(entry) ? readBeat(entry) : 'a beat must be an object';
    if (typeof beat === 'string') faults.push({ file, message: beat });
    else beats.push(beat);
  }
  return { beats, faults };
}

function readBeat(entry: JsonObject): Beat | string {
  const id = textOf(entry['id']);
  if (id === null) return 'a beat has no id';
  const conditions = isJsonObject(entry['conditions']) ? entry['conditions'] : {};
  const unknown = Object.keys(conditions).find((key) => !understood.has(key));
  if (unknown !== undefined) return `${id}: the condition "${unknown}" is not understood`;
  const window = isJsonObject(conditions['scene_count']) ? conditions['scene_count'] : {};
  const custom = textOf(conditions['custom']);
  const condition = custom === null ? null : parseCondition(custom);
  if (condition !== null && !condition.ok)
    return `${id}: "${custom ?? ''}": ${condition.error.message}`;
  return {
    id,
    title: textOf(entry['title']) ?? id,
    priority: beatPriorities.find((priority) => priority === entry['priority']) ?? 'medium',
    mood: textOf(entry['mood']),
    sceneCount: { min: numberOf(window['min']), max: numberOf(window['max']) },
    requires: textsOf(conditions['requires_beat']),
    requiresAny: textsOf(conditions['requires_any_beat']),
    custom: condition === null ? null : condition.value,
  };
}
