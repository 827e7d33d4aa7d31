import type { ServiceResults } from '@/contracts/generated/service-calls';
import { jsonBytes } from '@/foundation/encode-utf8';
import { isJsonObject } from '@/foundation/json';
import type { Result } from '@/foundation/result';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import type { AttemptBudget } from '@/engine/turn-data/staged-budget';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import { stateSeen } from '@/engine/tools/state-seen';
import type { ServiceError } from '@/ports/script-host';
import { inTenths } from '@/story/state/feelings';
import {
  afterStanding,
  factionScore,
  factionStanding,
  ruleOfFaction,
  ruleOfUnnamed,
  scaleOfFaction,
  type FactionRule,
  type Scale,
  type StandingChange,
} from '@/story/rules/standing';
import { reasonsOf } from '@/story/state/standing-notes';
import { feelingOf, type StoryState } from '@/story/state/story-state';

/** One attempt of one tool. */
type Caller = {
  readonly scene: ToolScene;
  readonly toolId: string;
  readonly visible: readonly StagedEffect[];
  readonly budget: AttemptBudget;
};

/** What is thought of the player, as one attempt of one tool sees it and changes it. */
export class OpinionsSeen {
  readonly staged: StagedEffect[] = [];
  private seen: StoryState | null = null;

  private readonly scene: ToolScene;

  constructor(private readonly caller: Caller) {
    this.scene = caller.scene;
  }

  /** Made when first asked for: most tools never do. */
  get state(): StoryState {
    this.seen ??= stateSeen(this.scene.state, this.caller.visible, this.scene.story.campaign);
    return this.seen;
  }

  stage(change: StandingChange): Result<null, ServiceError> {
    const { budget, toolId } = this.caller;
    const room = budget.take('standing', jsonBytes(change));
    if (!room.ok) return room;
    this.seen = afterStanding(this.state, change);
    this.staged.push({ kind: 'standing', toolId, change });
    return room;
  }

  /** All there are: the campaign's in its order, else those listed, and whoever was dealt with. */
  factions(listed: readonly string[]): readonly string[] {
    const reputation = this.state['reputation'];
    const dealtWith = Object.keys(isJsonObject(reputation) ? reputation : {}).filter(
      (faction) => factionScore(this.state, faction) !== undefined,
    );
    const named = Object.keys(this.scene.story.campaign.rules.factions);
    return [...new Set([...(named.length === 0 ? listed : named), ...dealtWith])];
  }

  /** Null when there is no such faction. */
  ruleOf(
    faction: string,
    listed: readonly string[] = [],
    scale?: Partial<Scale>,
  ): FactionRule | null {
    const named = ruleOfFaction(this.scene.story.campaign.rules, faction);
    if (named !== null) return named;
    return this.factions(listed).includes(faction)
      ? ruleOfUnnamed(faction, scale ?? scaleOfFaction(this.state, faction))
      : null;
  }

  ofFaction(faction: string, rule: FactionRule): number {
    return factionStanding(this.state, faction, rule);
  }

  standingsOf(
    factions: readonly string[],
    listed: readonly string[],
  ): ServiceResults['reputation.query']['standings'] {
    return factions.flatMap((faction) => {
      const rule = this.ruleOf(faction, listed);
      if (rule === null) return [];
      const why = reasonsOf('factions', faction, this.state);
      return [{ faction, name: rule.name, score: this.ofFaction(faction, rule), why }];
    });
  }

  isPerson(id: string): boolean {
    const people = this.state['people'];
    const isInState = isJsonObject(people) && Object.hasOwn(people, id);
    return isInState || this.scene.story.campaign.people.has(id);
  }

  ofPerson(npc: string): number {
    return inTenths(feelingOf(this.state, npc));
  }
}
