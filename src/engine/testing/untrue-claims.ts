import type { Because, Choice } from '@/contracts/generated/choice';
import type { StorySession } from '@/engine/session/story-session';
import { afterScene, emptyTimeline } from '@/engine/turn-data/timeline';
import { readPath } from '@/foundation/json-trees/dot-path';
import { isJsonObject, type Json } from '@/foundation/json';
import type { Campaign } from '@/story/campaign/campaign';
import { factsAt } from '@/story/log/fact';
import { reservedSubtrees, statOf } from '@/story/state/story-state';

/** Reasons given for the choices that are not so, in words. */
export function untrueReasons(session: StorySession, campaign: Campaign): readonly string[] {
  const isTrue = ({ kind, id, text }: Because): boolean => {
    switch (kind) {
      case 'memory':
        return session.memories.some((memory) => memory.id === id && memory.summary === text);
      case 'person':
        return campaign.people.has(id);
      case 'place':
        return campaign.places.get(id)?.name === text;
      case 'item':
        return campaign.items.has(id);
      case 'beat':
        return campaign.beats.some((beat) => beat.id === id && beat.title === text);
      case 'stat':
        return text.startsWith(`${id} ${String(statOf(session.state, id))}`);
      case 'skill':
        return id !== '';
    }
  };
  const reasonsOf = ({ text, because }: Choice): readonly string[] => [
    ...(because.length === 0 ? [`"${text}" has no reason`] : []),
    ...because
      .filter((reason) => !isTrue(reason))
      .map((reason) => `"${text}" because of ${JSON.stringify(reason)}`),
  ];
  return session.choices.flatMap(reasonsOf);
}

/** Where the ledger of facts says something else than the state, looked at after every so many scenes. */
export function untrueFacts(session: StorySession, every: number): readonly string[] {
  const { past } = session.path.reduce(afterScene, emptyTimeline);
  return session.path
    .filter(({ number }) => number % every === 0)
    .flatMap(({ id, number }) => {
      const state = session.stateAt(id) ?? {};
      const facts = factsAt(past.history.ledger, number).filter(({ kind }) => kind === 'state');
      const wrong = facts
        .filter(
          ({ about, value }) => JSON.stringify(readPath(state, about)) !== JSON.stringify(value),
        )
        .map(({ about }) => `scene ${String(number)}: ${about} was otherwise`);
      const leaves = reservedSubtrees.reduce((sum, subtree) => sum + leavesIn(state[subtree]), 0);
      const isWhole = new Set(facts.map(({ about }) => about)).size === leaves;
      return [
        ...wrong,
        ...(isWhole ? [] : [`scene ${String(number)}: a fact is missing or double`]),
      ];
    });
}

function leavesIn(value: Json | undefined): number {
  if (value === undefined) return 0;
  if (!isJsonObject(value)) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + leavesIn(inner), 0);
}
