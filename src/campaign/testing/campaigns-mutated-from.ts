import { withFileChanged, type CampaignContents } from '@/campaign/testing/odd-files';
import { withLineChanged } from '@/campaign/testing/odd-texts';
import type { Json } from '@/foundation/json';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import { parseJson } from '@/foundation/parse-text';
import type { SeededRandom } from '@/foundation/seeded-random';
import { anyOf, changedJson, jsonChange, pathsIn } from '@/foundation/testing/json-change';

/** A campaign with something in it changed. */
export type MutatedCampaign = {
  /** File, place and what stands there now. */
  readonly what: string;
  readonly files: CampaignContents;
};

/**
 * Every call of what is returned changes a field, a line, the whole or the name of one file; of every fourth
 * campaign two things, for a reader that let the first pass may stumble over the second.
 */
export function campaignsMutatedFrom(
  files: CampaignContents,
): (random: SeededRandom) => MutatedCampaign {
  return (random) => {
    const once = changed(files, random);
    if (random.between(0, 3) > 0) return once;
    const twice = changed(once.files, random);
    return { what: `${once.what}; ${twice.what}`, files: twice.files };
  };
}

function changed(files: CampaignContents, random: SeededRandom): MutatedCampaign {
  const name = anyOf(Object.keys(files).sort(), random);
  const text = files[name];
  const chance = random.between(0, 9);
  if (typeof text !== 'string' || chance > 6) return withFileChanged(files, name, random);
  const block = name.endsWith('.json') ? { json: text } : fencedIn(text);
  const content = block === null ? undefined : jsonIn(block.json);
  if (block !== null && content !== undefined && chance < 5) {
    const field = withFieldChanged(content, random);
    const whole = text.replace(block.json, () => field.text);
    return { what: `${name} ${field.what}`, files: { ...files, [name]: whole } };
  }
  const line = withLineChanged(text, random);
  return { what: `${name} ${line.what}`, files: { ...files, [name]: line.text } };
}

/** What rules and constraints are written in. */
function fencedIn(text: string): { readonly json: string } | null {
  const json = /```json\n([\s\S]*?)\n```/.exec(text)?.[1];
  return json === undefined ? null : { json };
}

function jsonIn(text: string): Json | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  const value = parsed.value as Json;
  return isDeeperThan(100, value) ? undefined : value;
}

function withFieldChanged(
  content: Json,
  random: SeededRandom,
): { readonly what: string; readonly text: string } {
  const path = anyOf([...pathsIn(content)], random);
  const { name, change } = jsonChange(random);
  return { what: `${path.join('.')}: ${name}`, text: changedJson(content, path, change) };
}
