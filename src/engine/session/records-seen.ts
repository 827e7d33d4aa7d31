import type { OpenRecords } from '@/engine/session/kept-records';
import type { StoryRecord } from '@/engine/session/story-record';
import type { OpenStory } from '@/engine/turn-data/open-story';
import { standingMoment } from '@/engine/turn-data/recall-moment';
import type { Timeline } from '@/engine/turn-data/timeline';
import { viewpointAt } from '@/persistence/rows/viewpoint';
import type { StoryData } from '@/persistence/story-data';
import type { Scene } from '@/story/log/scene';
import { minutesOf } from '@/story/state/story-state';

type WhereTheyStand = {
  readonly story: OpenStory;
  readonly head: Scene | null;
  readonly record: StoryRecord;
  readonly data: StoryData;
  readonly timeline: Timeline;
};

/** What is kept of a story, seen from where the player stands. */
export function recordsSeen({
  story,
  head,
  record,
  data,
  timeline,
}: WhereTheyStand): Omit<OpenRecords, 'change'> {
  const { playthrough, recall, lore } = story;
  const never = new AbortController().signal;
  return {
    viewpoint: viewpointAt(head, {
      playthrough: playthrough.id,
      branch: (id) => record.branch(id),
      scene: (id) => record.scene(id),
    }),
    campaign: playthrough.campaign,
    minutes: minutesOf(timeline.state),
    data,
    index: {
      search: (memories, question) =>
        recall.search(memories, question, standingMoment(timeline), never),
    },
    measureLore: (texts, query, signal) => lore.measure(texts, query, signal),
    scene: head,
    entryCount: record.entryCount,
    memories: timeline.past.memories,
  };
}
