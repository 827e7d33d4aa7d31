import { encodeUtf8 } from '@/foundation/encode-utf8';
import type { JsonObject } from '@/foundation/json';
import type { EntryChange } from '@/story/log/entry';
import type { Boundaries, NarrationStyle } from '@/story/log/playthrough';
import { packArchive } from '@/transfer/archive';

/** A turn as it was begun: by whose clock, and with what the secure source gave, if it was asked. */
export type ReportedTurn = {
  readonly at: number;
  readonly secureSeed: number | null;
  /** Whether the scene has words; the last may have been cut off before. */
  readonly isTold: boolean;
};

/** What the player did, in the order in which they did it, as far as the log knows. */
export type ReportedInput =
  | ({ readonly kind: 'begin' | 'retry' } & ReportedTurn)
  | ({
      readonly kind: 'take';
      /** Null for typed words. */
      readonly choice: string | null;
      readonly text: string;
    } & ReportedTurn)
  | { readonly kind: 'go' | 'branch'; readonly scene: string }
  | { readonly kind: 'change'; readonly change: EntryChange };

/** Enough to play a story again, and what was told; nothing that skills or the device keep for themselves. */
export type BugReport = {
  readonly story: {
    readonly id: string;
    readonly seed: number;
    readonly style: NarrationStyle;
    readonly boundaries?: Boundaries;
    readonly clock: 'seeded' | 'system';
    readonly startingPatch: JsonObject;
    readonly startAtBeat: string | null;
  };
  readonly campaign: { readonly id: string; readonly version: string; readonly sha256: string };
  readonly skills: readonly { readonly name: string; readonly version: string }[];
  readonly inputs: readonly ReportedInput[];
  /** As `play --json` prints them, each a line of JSON. */
  readonly events: readonly string[];
};

export const reportPath = 'report.json';
export const eventsPath = 'events.ndjson';

export function writeReportFile({ events, ...report }: BugReport, madeBy: string): Uint8Array {
  return packArchive({
    kind: 'report',
    madeBy,
    stories: [],
    files: new Map([
      [reportPath, encodeUtf8(`${JSON.stringify(report, null, 2)}\n`)],
      [eventsPath, encodeUtf8(events.map((line) => `${line}\n`).join(''))],
    ]),
  });
}
