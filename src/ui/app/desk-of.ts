import type { Engine } from '@/engine/engine';
import type { FileExchange } from '@/ports/file-exchange';
import type { StoryOpenings } from '@/ui/app/story-openings';
import type { DeskHost } from '@/ui/files/desk-host';
import type { StoryPlayer } from '@/ui/story/player/story-player';

type DeskParts = {
  readonly engine: Engine;
  readonly player: StoryPlayer;
  readonly exchange: FileExchange | null;
  readonly openings: StoryOpenings;
  /** Reads the library again. */
  readonly refresh: () => Promise<void>;
};

/** What the code that moves stories in and out may ask of the app. */
export function deskOf(parts: DeskParts, signal: AbortSignal): DeskHost {
  const { engine, player, exchange, openings, refresh } = parts;
  return {
    engine,
    exchange,
    whenStill: () => player.whenStill(),
    changed: async (ids) => {
      const open = player.story;
      if (open !== null && ids.includes(open)) await player.open(open);
      await refresh();
    },
    campaignCame: async (campaign) => {
      const open = player.story;
      if (open !== null && player.playthrough?.campaign === campaign) await player.open(open);
      await refresh();
    },
    deleteStory: async (id) => {
      if (player.story === id) player.leave();
      await player.whenStill();
      await engine.delete(id, signal);
      openings.forget(id);
      await refresh();
    },
  };
}
