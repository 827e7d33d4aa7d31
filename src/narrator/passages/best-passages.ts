import { passageTries } from '@/foundation/limits';
import { isEligible } from '@/narrator/passages/is-eligible';
import { mostOf, salienceMoment, salienceOf, sumOf } from '@/narrator/passages/salience';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Campaign } from '@/story/campaign/campaign';
import type { Passage, ScenePart } from '@/story/campaign/passage';

type Candidate = { readonly passage: Passage; readonly score: number; readonly lot: number };

/** The passages that fit a part now, the most salient first; of equals the seed decides. As many as are tried. */
export function bestPassages(
  part: ScenePart,
  context: TellingContext,
  isWanted: (passage: Passage) => boolean,
): readonly Passage[] {
  const moment = salienceMoment(part, context);
  const best: Candidate[] = [];
  const isBefore = (one: Candidate, other: Candidate): boolean =>
    one.score === other.score ? one.lot > other.lot : one.score > other.score;
  const mayBeTold = (passage: Passage): boolean =>
    isWanted(passage) && context.past.unwanted?.has(passage.id) !== true;
  for (const passage of passagesOf(part, context.campaign)) {
    const last = best[passageTries - 1];
    const lot = lotOf(passage.id, context.seed);
    const most = { passage, score: rounded(mostOf(passage, moment)), lot };
    if (last !== undefined && !isBefore(most, last)) continue;
    if (!mayBeTold(passage) || !isEligible(passage, context)) continue;
    const candidate = { passage, score: rounded(sumOf(salienceOf(passage, moment))), lot };
    if (last !== undefined && !isBefore(candidate, last)) continue;
    const at = best.findIndex((other) => isBefore(candidate, other));
    best.splice(at === -1 ? best.length : at, 0, candidate);
    if (best.length > passageTries) best.pop();
  }
  return best.map(({ passage }) => passage);
}

/** Several parts are chosen in every scene, and most passages are of others. */
const byPart = new WeakMap<Campaign, ReadonlyMap<ScenePart, readonly Passage[]>>();

function passagesOf(part: ScenePart, campaign: Campaign): readonly Passage[] {
  const known = byPart.get(campaign);
  if (known !== undefined) return known.get(part) ?? [];
  const found = new Map<ScenePart, Passage[]>();
  for (const passage of campaign.passages.values()) {
    const same = found.get(passage.part);
    if (same === undefined) found.set(passage.part, [passage]);
    else same.push(passage);
  }
  byPart.set(campaign, found);
  return found.get(part) ?? [];
}

/** Sums of tenths differ by nothing that means anything, and then the seed must decide. */
function rounded(score: number): number {
  return Math.round(score * 1e6);
}

/** Thousands may be equal, and a seed of its own for each would take most of the turn. */
function lotOf(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
