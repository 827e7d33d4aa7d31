import { GuestStop } from '@/hosts/shared/guest-stop';
import type { ScriptLimits } from '@/ports/script-host';

const decoder = new TextDecoder();
const newline = 10;

/** Counts what one run has said and cuts it into lines. */
export class GuestOutput {
  private bytes = 0;
  private lines = 0;

  constructor(private readonly limits: ScriptLimits) {}

  /** Checked before decoding: a guest can make a string far larger than its limit. */
  linesOf(written: Uint8Array): string[] {
    this.bytes += written.length + 1;
    if (this.bytes > this.limits.outputBytes)
      throw new GuestStop('output', `The script wrote more than ${this.limits.outputBytes} bytes.`);
    return splitLines(written).map((line) => this.accept(line));
  }

  private accept(line: Uint8Array): string {
    if (line.length > this.limits.lineBytes)
      throw new GuestStop(
        'output',
        `The script wrote a line longer than ${this.limits.lineBytes} bytes.`,
      );
    this.lines += 1;
    if (this.lines > this.limits.lines)
      throw new GuestStop('output', `The script wrote more than ${this.limits.lines} lines.`);
    return decoder.decode(line);
  }
}

function splitLines(written: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (;;) {
    const end = written.indexOf(newline, start);
    if (end < 0) break;
    lines.push(written.subarray(start, end));
    start = end + 1;
  }
  // A newline at the end closes its line and does not begin an empty one.
  if (start === 0 || start < written.length) lines.push(written.subarray(start));
  return lines;
}
