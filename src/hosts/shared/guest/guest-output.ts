import { GuestStop } from '@/hosts/shared/guest/guest-stop';
import type { ScriptLimits } from '@/ports/script-host';
import { LineDecoder } from '@/protocol/line-decoder';

const newline = Uint8Array.of(10);

/** What one run writes, as lines; a write ends its last line, with or without a newline. */
export class GuestOutput {
  private readonly decoder: LineDecoder;

  constructor(limits: ScriptLimits) {
    this.decoder = new LineDecoder(limits);
  }

  linesOf(written: Uint8Array): readonly string[] {
    const isOpen = written[written.length - 1] !== newline[0];
    const { lines } = this.decoder.feed(written);
    const last = this.decoder.feed(isOpen ? newline : newline.subarray(1));
    if (last.fault !== null) throw new GuestStop('output', last.fault);
    return [...lines, ...last.lines];
  }
}
