import { createStore, type StoreApi } from 'zustand/vanilla';

import {
  enrichmentHere,
  offerEnrichment,
  type CampaignAt,
  type Enrichment,
} from '@/engine/files/enrichment';
import {
  acceptEnrichment,
  discardEnrichment,
  unwrittenWords,
} from '@/engine/files/write-enrichment';
import { HostFault } from '@/ports/host-fault';
import type { EnrichmentView } from '@/ui/enrichment/enrichment-view';
import type { DeskHost } from '@/ui/files/desk-host';
import { painted } from '@/ui/files/painted';
import { enrichmentTexts } from '@/ui/texts/enrichment-texts';

type EnrichmentDeskHost = Pick<DeskHost, 'engine' | 'whenStill' | 'campaignCame'>;

type Work = 'reading' | 'writing' | 'removing';

/** Shows what the built-in writer has for a campaign, has it written, and takes it away again. */
export class EnrichmentDesk {
  readonly view: StoreApi<EnrichmentView> = createStore<EnrichmentView>(() => ({
    kind: 'reading',
  }));
  private offer: Enrichment | null = null;
  private work: AbortController | null = null;

  constructor(
    private readonly host: EnrichmentDeskHost,
    private readonly campaign: string,
    /** Calls back when the screen can draw again. */
    private readonly nextFrame: (draw: () => void) => void,
  ) {}

  /** What is there; where nothing is, what could be. */
  look(): Promise<void> {
    return this.during('reading', async (signal) => {
      const here = await enrichmentHere(this.at, signal);
      if (!here.ok) return failed(here.error);
      if (here.value.some(({ state }) => state === 'same'))
        return { kind: 'here', files: here.value, accepted: null, kept: [] };
      const { clock } = this.host.engine.host.device;
      const offer = await offerEnrichment(this.at, clock.now(), signal);
      if (!offer.ok) return failed(offer.error.message);
      this.offer = offer.value;
      return { kind: 'offered', files: offer.value.files };
    });
  }

  accept(): Promise<void> {
    const { offer } = this;
    if (offer === null) return Promise.resolve();
    return this.during('writing', async (signal) => {
      const done = await acceptEnrichment(this.at, offer, signal);
      if (!done.ok) return failed(done.error);
      const { written, kept } = done.value;
      await this.changed();
      // Written is written: what it is, is shown also to who wanted it stopped by then.
      const here = await enrichmentHere(this.at, new AbortController().signal);
      const files = here.ok ? here.value : [];
      return { kind: 'here', files, accepted: written.length, kept };
    });
  }

  discard(): Promise<void> {
    return this.during('removing', async (signal) => {
      const done = await discardEnrichment(this.at, signal);
      if (!done.ok) return failed(done.error);
      const { removed, kept } = done.value;
      await this.changed();
      return { kind: 'removed', files: removed.length, kept };
    });
  }

  /** Nothing that is not done yet is done. */
  stop(): void {
    this.work?.abort();
  }

  private get at(): CampaignAt {
    return { store: this.host.engine.host.content.campaigns, id: this.campaign };
  }

  /** Whoever reads the campaign from now on reads it as it is now. */
  private async changed(): Promise<void> {
    this.host.engine.readAnew(this.campaign);
    await this.host.campaignCame(this.campaign);
  }

  private async during(
    kind: Work,
    work: (signal: AbortSignal) => Promise<EnrichmentView>,
  ): Promise<void> {
    if (this.work !== null) return;
    const own = new AbortController();
    this.work = own;
    this.show({ kind });
    // Reading English holds the screen: what is being done must stand on it before.
    await painted(this.nextFrame);
    if (kind !== 'reading') await this.host.whenStill();
    const end = own.signal.aborted
      ? stopped
      : await work(own.signal).catch((reason: unknown) => failed(whyNot(kind, reason)));
    this.work = null;
    // What was done before it could be stopped is said as it is.
    this.show(own.signal.aborted && end.kind === 'failed' ? stopped : end);
  }

  private show(view: EnrichmentView): void {
    this.view.setState(view, REPLACE);
  }
}

const stopped: EnrichmentView = { kind: 'stopped' };

function failed(sentence: string): EnrichmentView {
  return { kind: 'failed', sentence };
}

/** What the device says is meant for the player; what else is thrown is not. */
function whyNot(kind: Work, reason: unknown): string {
  if (!(reason instanceof HostFault)) return enrichmentTexts.failed;
  return kind === 'writing' ? unwrittenWords(reason) : reason.message;
}

/** A union's other members must not shine through. */
const REPLACE = true;
