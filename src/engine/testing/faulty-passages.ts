import type { Campaign } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

export type NarratorFault = 'throws' | 'finds nothing';

/** The author's passages, which the narrator cannot always read. */
export class FaultyPassages extends Map<string, Passage> {
  private armed: NarratorFault | null = null;
  hasFailed = false;

  arm(fault: NarratorFault | null): void {
    this.armed = fault;
    this.hasFailed = false;
  }

  disarm(): void {
    this.armed = null;
  }

  override get(id: string): Passage | undefined {
    return this.isGone() ? undefined : super.get(id);
  }

  override has(id: string): boolean {
    return this.isGone() ? false : super.has(id);
  }

  override values(): MapIterator<Passage> {
    return this.isGone() ? new Map<string, Passage>().values() : super.values();
  }

  private isGone(): boolean {
    if (this.armed === null) return false;
    this.hasFailed = true;
    if (this.armed === 'throws') throw new TypeError('the narrator lost the thread');
    return true;
  }
}

export function withFaultyPassages(campaign: Campaign): {
  readonly campaign: Campaign;
  readonly passages: FaultyPassages;
} {
  const passages = new FaultyPassages(campaign.passages);
  return { campaign: { ...campaign, passages }, passages };
}
