import { beatOfPart } from '@/narrator/passages/beat-prose';
import { deedsOf } from '@/narrator/guards/deeds-of';
import type { GuardContext } from '@/narrator/guards/guard';
import { readText } from '@/narrator/guards/read-text';
import { beatsById } from '@/story/campaign/beats-by-id';
import type { Person } from '@/story/campaign/campaign';

/** Whether the author of this scene brings somebody in, or they had their say in the scene before. */
export function isBroughtIn(person: Person, { campaign, told, past }: GuardContext): boolean {
  const prose = told.flatMap((id) => campaign.passages.get(id)?.prose ?? []);
  const byId = beatsById(campaign.beats);
  const beats = [...new Set(told.map(beatOfPart))].flatMap((id) =>
    id === null ? [] : (byId.get(id) ?? []),
  );
  const speakers = beats.flatMap(({ dialogue }) => dialogue.map(({ speaker }) => speaker));
  const written = [...prose, ...beats.map(({ description }) => description ?? '')].join(' ');
  if (speakers.includes(person.id)) return true;
  if (written.includes(person.shortName) || written.includes(`{${person.id}`)) return true;
  const before = past.recentScenes[past.recentScenes.length - 1]?.text ?? '';
  return readText(before.split('\n')).sentences.some(
    ({ narration }) => deedsOf(narration, person, campaign).length > 0,
  );
}
