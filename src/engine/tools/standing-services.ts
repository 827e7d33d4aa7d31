import type { PerceptionInitRequest } from '@/contracts/generated/service-calls';
import { inBrief } from '@/foundation/text/in-brief';
import { fail, succeed, type Result } from '@/foundation/result';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import { OpinionsSeen } from '@/engine/tools/opinions-seen';
import type { AttemptBudget } from '@/engine/turn-data/staged-budget';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import type { ServiceError } from '@/ports/script-host';
import type { ServiceProviders } from '@/skills/service-table';
import { appearanceOf, attitudeOf, feelingModifier, initialFeeling } from '@/story/state/feelings';
import { isHostile } from '@/story/acts/kinds-of-act';
import { hasOpinion, type Scale } from '@/story/rules/standing';
import { reasonsOf } from '@/story/state/standing-notes';
import { isHolding, statOf } from '@/story/state/story-state';

/** One attempt of one tool. */
type Caller = {
  readonly scene: ToolScene;
  readonly toolId: string;
  /** What the script's chance follows from. */
  readonly seedOf: (story: number) => number;
  readonly visible: readonly StagedEffect[];
  readonly budget: AttemptBudget;
};

/** What factions and people think of the player: changes are staged, answers see what this tool may see. */
export function standingServices(caller: Caller): {
  readonly providers: ServiceProviders;
  readonly staged: readonly StagedEffect[];
} {
  const opinions = new OpinionsSeen(caller);
  return {
    providers: { ...reputationServices(opinions), ...perceptionServices(opinions, caller) },
    staged: opinions.staged,
  };
}

function reputationServices(opinions: OpinionsSeen): ServiceProviders {
  return {
    'reputation.update': ({ faction, change: by, reason = null, factions, scale, decayRate }) => {
      const rule = opinions.ruleOf(faction, factions, scale);
      if (rule === null) return unknownFaction(faction);
      const change = { faction, by, reason, rule, decayRate: decayRate ?? null };
      const staged = opinions.stage({ kind: 'faction', ...change });
      if (!staged.ok) return staged;
      return succeed({ faction, score: opinions.ofFaction(faction, rule) });
    },
    'reputation.query': ({ faction, factions = [] }) => {
      if (faction === undefined)
        return succeed({ standings: opinions.standingsOf(opinions.factions(factions), factions) });
      const standings = opinions.standingsOf([faction], factions);
      return standings.length === 0 ? unknownFaction(faction) : succeed({ standings });
    },
  };
}

function perceptionServices(opinions: OpinionsSeen, caller: Caller): ServiceProviders {
  return {
    'perception.init': (params) => {
      const { npc, decayRate = null } = params;
      if (!opinions.isPerson(npc)) return unknownPerson(npc);
      if (hasOpinion(opinions.state, npc))
        return succeed({ npc, score: opinions.ofPerson(npc), isNew: false });
      const feeling = firstImpression(opinions, caller, params);
      if (!feeling.ok) return feeling;
      const reason = 'the first impression you made';
      const change = { person: npc, feeling: feeling.value, reason, decayRate };
      const staged = opinions.stage({ kind: 'impression', ...change });
      if (!staged.ok) return staged;
      return succeed({ npc, score: opinions.ofPerson(npc), isNew: true });
    },
    'perception.update': ({
      npc,
      change: by,
      reason = null,
      witnesses = null,
      decayRate = null,
    }) => {
      const saw = witnesses && [...new Set(witnesses)];
      const stranger = [npc, ...(saw ?? [])].find((id) => !opinions.isPerson(id));
      if (stranger !== undefined) return unknownPerson(stranger);
      const change = { person: npc, by, reason, witnesses: saw, decayRate };
      const staged = opinions.stage({ kind: 'deed', ...change });
      if (!staged.ok) return staged;
      return succeed({ npc, score: opinions.ofPerson(npc) });
    },
    'perception.query': ({ npc, modifierScale = 1 }) => {
      if (!opinions.isPerson(npc)) return unknownPerson(npc);
      const score = opinions.ofPerson(npc);
      return succeed({
        npc,
        score,
        isKnown: hasOpinion(opinions.state, npc),
        modifier: feelingModifier(score, modifierScale),
        attitude: attitudeOf(score),
        why: reasonsOf('people', npc, opinions.state),
      });
    },
  };
}

/** What their factions think, what they see, and chance (arch §4.2.3): how much, not which way, is its to say. */
function firstImpression(
  opinions: OpinionsSeen,
  { scene, seedOf }: Caller,
  params: PerceptionInitRequest['params'],
): Result<number, ServiceError> {
  const { npc, impression, likes = [], dislikes = [], factions = [] } = params;
  const unknown = factions.find((faction) => opinions.ruleOf(faction) === null);
  if (unknown !== undefined) return unknownFaction(unknown);
  const own = scene.story.campaign.people.get(npc)?.factions ?? [];
  const shared = [...new Set([...own, ...factions])].flatMap((faction) => {
    const rule = opinions.ruleOf(faction);
    return rule === null ? [] : [outOfHundred(opinions.ofFaction(faction, rule), rule.scale)];
  });
  const { state } = opinions;
  const seen = new Set(
    [...likes, ...dislikes].filter((thing) => isHolding(state, thing) || statOf(state, thing) > 0),
  );
  // Nobody takes to whoever begins with a threat, and nobody is put off by a smile.
  const isHarm = isHostile(scene.taken?.intent.kind ?? '');
  const luck = seededRandom(seedFrom(seedOf(scene.seed), 'first impression', npc)).between(0, 100);
  const parts = {
    faction: shared.reduce((sum, each) => sum + each, 0) / Math.max(1, shared.length),
    appearance: impression ?? appearanceOf(seen, { likes, dislikes }),
    chance: isHarm ? -luck : luck,
  };
  const feeling = initialFeeling(parts, params.factionInfluenceWeight);
  return succeed(isHarm ? Math.min(0, feeling) : feeling);
}

/** A score on a faction's own scale, as people count. */
function outOfHundred(score: number, { min, max }: Scale): number {
  const greatest = Math.abs(score > 0 ? max : min);
  return greatest === 0 ? 0 : (score / greatest) * 100;
}

function unknownFaction(faction: string): Result<never, ServiceError> {
  return fail({
    code: 'unknown-faction',
    message: `this story has no faction "${inBrief(faction)}"`,
  });
}

function unknownPerson(person: string): Result<never, ServiceError> {
  return fail({
    code: 'unknown-person',
    message: `this story has nobody called "${inBrief(person)}"`,
  });
}
