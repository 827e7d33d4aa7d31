import { isJsonObject, type Json } from '@/foundation/json';
import { campaignLimits } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import { fieldsOfPlotBeats } from '@/contracts/generated/fields-of-plot-beats';
import type { BeatConditions, BeatEntry } from '@/contracts/generated/plot-beats';
import { validatePlotBeats } from '@/contracts/generated/validate-plot-beats';
import type { Partly } from '@/contracts/keep-what-holds';
import { unknownFields } from '@/contracts/unknown-fields';
import { checkAuthorFile, entryPaths } from '@/campaign/check-author-file';
import { conditionFault } from '@/campaign/condition-fault';
import { broken, withCommas, listOf, underName, type Noted } from '@/campaign/reading';
import type { Beat, BeatOutcome, StateCondition } from '@/story/campaign/beat';
import type { Condition } from '@/story/conditions/condition';
import { parseCondition } from '@/story/conditions/parse-condition';

/** plot/beats.json; a beat whose conditions are not all understood is left out rather than told too early. */
export function readBeats(
  data: Json,
  file = 'plot/beats.json',
): {
  readonly beats: readonly Beat[];
  readonly findings: readonly Noted[];
} {
  const { within, tooMany } = withinLimit(underName('beats', data), file);
  const { kept, findings } = checkAuthorFile(file, validatePlotBeats, within, wholeBeat);
  const pathOf = entryPaths('beats', data);
  const beats: Beat[] = [];
  const notUnderstood: Noted[] = [...tooMany];
  for (const { id, ...entry } of kept.beats ?? []) {
    if (id === undefined) continue;
    const beat = beatFrom(id, entry);
    if (beat.ok) beats.push(beat.value);
    else {
      const at = `${pathOf(id)}.conditions`;
      notUnderstood.push(broken(file, 'condition', `${id}: ${beat.error}`, at));
    }
  }
  return { beats, findings: [...findings, ...notUnderstood] };
}

function withinLimit(
  data: Json,
  file: string,
): { readonly within: Json; readonly tooMany: readonly Noted[] } {
  const most = campaignLimits.beats;
  const beats = isJsonObject(data) ? data['beats'] : undefined;
  if (!isJsonObject(data) || !Array.isArray(beats) || beats.length <= most)
    return { within: data, tooMany: [] };
  const message = `has more than ${withCommas(most)} beats; those after them are not read`;
  return {
    within: { ...data, beats: (beats as readonly Json[]).slice(0, most) },
    tooMany: [broken(file, 'too-many', message, `beats[${String(most)}]`)],
  };
}

/** With one of its conditions gone, a beat would come too early. */
function wholeBeat(pointer: string): string {
  return pointer.replace(/^(\/beats\/\d+)\/conditions\b.*$/, '$1');
}

type Conditions = Partly<BeatConditions>;

function beatFrom(id: string, entry: Partly<Omit<BeatEntry, 'id'>>): Result<Beat, string> {
  const { title = id, priority = 'medium', conditions = {} } = entry;
  const [unknown] = unknownFields(conditions, fieldsOfPlotBeats.beats[0].conditions);
  if (unknown !== undefined) return fail(`the condition "${unknown.path}" is not understood`);
  const custom = customFrom(conditions);
  if (!custom.ok) return custom;
  const { min = null, max = null } = conditions.scene_count ?? {};
  return succeed({
    id,
    title,
    description: entry.description ?? null,
    priority,
    mood: entry.mood ?? null,
    music: entry.music ?? null,
    sceneCount: { min, max },
    requires: listOf(conditions.requires_beat),
    requiresAny: listOf(conditions.requires_any_beat),
    playerChoices: [...listOf(conditions.player_choice), ...listOf(conditions.player_choices)],
    states: [
      ...stateFrom('player', conditions.player_state),
      ...stateFrom('npc', conditions.npc_state),
      ...stateFrom('world', conditions.world_state),
    ],
    custom: custom.value,
    consequences: entry.consequences ?? [],
    isSkippable: entry.skippable ?? true,
    outcomes: (entry.outcomes ?? []).flatMap(outcomeFrom),
    dialogue: (entry.dialogue ?? []).flatMap(lineFrom),
    timeout: timeoutFrom(entry.timeout),
    ...situationFrom(entry.situation),
  });
}

function customFrom({ custom }: Conditions): Result<Condition | null, string> {
  if (custom === undefined) return succeed(null);
  const condition = parseCondition(custom);
  return condition.ok ? condition : fail(conditionFault(custom, condition.error));
}

function stateFrom(
  about: StateCondition['about'],
  state: BeatConditions['player_state'],
): readonly StateCondition[] {
  if (state === undefined) return [];
  return [typeof state === 'string' ? { about, says: state } : { about, equals: state }];
}

type Entry<Name extends 'outcomes' | 'dialogue'> = NonNullable<Partly<BeatEntry>[Name]>[number];

/** Authors who refer to none of them give them no ids. */
function outcomeFrom(entry: Entry<'outcomes'>, at: number): readonly BeatOutcome[] {
  if (entry.id === undefined && entry.description === undefined) return [];
  const { id = `outcome_${String(at + 1)}`, description = null, probability = null } = entry;
  const { consequences = [], next_beat = null } = entry;
  return [{ id, description, probability, consequences, nextBeat: next_beat }];
}

function lineFrom(entry: Entry<'dialogue'>): Beat['dialogue'] {
  const { speaker = null, line } =
    typeof entry === 'string' ? { line: entry, speaker: null } : entry;
  return line === undefined ? [] : [{ speaker, line }];
}

function situationFrom(situation: Partly<BeatEntry>['situation']): Pick<Beat, 'situation'> {
  if (situation?.id === undefined) return {};
  return { situation: { id: situation.id, cast: situation.cast ?? {} } };
}

function timeoutFrom(timeout: Partly<BeatEntry>['timeout']): Beat['timeout'] {
  if (timeout?.scenes === undefined) return null;
  return { scenes: timeout.scenes, fallbackBeat: timeout.fallback_beat ?? null };
}
