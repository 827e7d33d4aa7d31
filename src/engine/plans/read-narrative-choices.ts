import type { ToolResult } from '@/contracts/generated/execution-result';
import { checkContract } from '@/contracts/check-contract';
import { validateChoice } from '@/contracts/generated/validate-choice';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { typedActionCharacters } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import type { SkillOffer } from '@/story/log/skill-offer';
import type { ToolFault } from '@/story/log/plan-trace';

export type NarrativeChoices = {
  readonly offered: readonly SkillOffer[];
  readonly faults: readonly ToolFault[];
};

/** What skills would have the player do next (001 §4.4). A payload that breaks its contract offers nothing. */
export function readNarrativeChoices(
  results: readonly ToolResult[],
  skillOf: (toolPath: string) => string,
): NarrativeChoices {
  const offered: SkillOffer[] = [];
  const faults: ToolFault[] = [];
  for (const { toolId, toolPath, events } of results)
    for (const event of events) {
      if (event.type !== 'ui_event' || event.event !== 'narrative_choice') continue;
      const skill = skillOf(toolPath);
      const payload = event.payload ?? {};
      const offers = offersIn(payload, skill);
      if (offers.ok) offered.push(...offers.value);
      else
        faults.push({
          toolId,
          skill,
          code: 'bad-narrative-choice',
          message: `The choices were left out: ${offers.error}.`,
          details: { payload },
        });
    }
  return { offered, faults };
}

function offersIn(payload: JsonObject, skill: string): Result<readonly SkillOffer[], string> {
  const { choices, options = [] } = payload;
  if (!isList(choices)) return fail('choices must be a list');
  if (!isList(options)) return fail('options must be a list');
  const known = new Map<string, SkillOffer>();
  for (const option of options) {
    const offer = offerFrom(option, skill);
    if (!offer.ok) return offer;
    known.set(offer.value.text, offer.value);
  }
  for (const choice of choices) if (!isSayable(choice)) return fail(unsayable);
  const plain = (choices as readonly string[]).map(withoutControls);
  const fromWords = plain.map((text) => known.get(text) ?? plainOffer(text, skill));
  const more = [...known.values()].filter(({ text }) => !plain.includes(text));
  return succeed([...fromWords, ...more]);
}

/** A skill names text and intent; the rest of a choice is its to say or to leave out. */
function offerFrom(option: Json, skill: string): Result<SkillOffer, string> {
  if (!isJsonObject(option)) return fail('options must be objects');
  const checked = checkContract(validateChoice, {
    difficulty: null,
    hint: null,
    ...option,
    id: 'c1',
    because: [],
    by: writtenBy(option['by'], skill),
  });
  if (!checked.ok) {
    const [first] = checked.error;
    return fail(`options: ${first?.path ?? ''} ${first?.message ?? 'is wrong'}`);
  }
  const { text, intent, difficulty, hint, by } = checked.value;
  if (!isSayable(text)) return fail(unsayable);
  const shownHint = hint === null ? null : withoutControls(hint);
  return succeed({ skill, text: withoutControls(text), intent, difficulty, hint: shownHint, by });
}

/** A skill may say that a model wrote its words, but not that the story's author did. */
function writtenBy(by: Json | undefined, skill: string): string {
  return typeof by === 'string' && by.startsWith('model:') ? by : `skill:${skill}`;
}

function plainOffer(text: string, skill: string): SkillOffer {
  return { skill, text, intent: null, difficulty: null, hint: null, by: `skill:${skill}` };
}

const unsayable = `each choice must be a text of 1 to ${typedActionCharacters} characters`;

function isSayable(text: Json): text is string {
  return (
    typeof text === 'string' && text.length <= typedActionCharacters && withoutControls(text) !== ''
  );
}

/** What is shown may not steer a terminal. */
function withoutControls(text: string): string {
  return text.replace(/\p{C}+/gu, ' ').trim();
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
