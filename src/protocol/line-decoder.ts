import { decodeUtf8 } from '@/foundation/decode-utf8';
import type { ScriptLimits } from '@/ports/script-host';

const newline = 10;
const carriageReturn = 13;
const byteOrderMark = 0xfeff;
const nothing = new Uint8Array(0);
/** Of most lines there is room for the whole: growing costs more than holding. */
const leastHeldBytes = 1_024;

/** Whole lines in their order, and why the output is read no further. */
export type DecodedLines = {
  readonly lines: readonly string[];
  readonly fault: string | null;
};

/**
 * Bytes of a script become lines (001 §2.2–§2.3), however the bytes were cut on their way. Limits are
 * kept while reading: no more is held than one line may have. After a fault nothing more is read.
 */
export class LineDecoder {
  private bytes = 0;
  private lines = 0;
  private fault: string | null = null;
  private held = nothing;
  private heldBytes = 0;

  constructor(private readonly limits: Pick<ScriptLimits, 'outputBytes' | 'lineBytes' | 'lines'>) {}

  feed(chunk: Uint8Array): DecodedLines {
    const lines: string[] = [];
    const { outputBytes } = this.limits;
    const room = outputBytes - this.bytes;
    this.bytes += chunk.length;
    if (this.fault === null) this.takeLines(chunk, Math.min(chunk.length, room), lines);
    if (chunk.length > room) this.fault ??= `The script wrote more than ${outputBytes} bytes.`;
    return { lines, fault: this.fault };
  }

  /** The output is over: what stands after its last newline is a line too. */
  end(): DecodedLines {
    const text = this.fault === null && this.heldBytes > 0 ? this.heldText() : null;
    return { lines: text === null ? [] : [text], fault: this.fault };
  }

  private takeLines(chunk: Uint8Array, until: number, lines: string[]): void {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(newline, start);
      if (end < 0 || end >= until) break;
      const text = this.textUpTo(chunk, start, end);
      if (text === null) return;
      lines.push(text);
      start = end + 1;
    }
    this.hold(chunk.subarray(start, until));
  }

  private textUpTo(chunk: Uint8Array, start: number, end: number): string | null {
    if (this.heldBytes === 0) return this.textOf(chunk, start, end);
    this.hold(chunk.subarray(start, end));
    return this.fault === null ? this.heldText() : null;
  }

  private heldText(): string | null {
    const { heldBytes } = this;
    this.heldBytes = 0;
    return this.textOf(this.held, 0, heldBytes);
  }

  private textOf(bytes: Uint8Array, start: number, end: number): string | null {
    const { lineBytes, lines } = this.limits;
    if (end - start > lineBytes) return this.broken(tooLong(lineBytes));
    this.lines += 1;
    if (this.lines > lines) return this.broken(`The script wrote more than ${lines} lines.`);
    // 001 §2.3 wants \n alone; a program on Windows often cannot help writing \r\n.
    const isWindows = end > start && bytes[end - 1] === carriageReturn;
    const text = decodeUtf8(bytes, start, isWindows ? end - 1 : end);
    if (text === null)
      return this.broken(`The script wrote a line that is not UTF-8: line ${this.lines}.`);
    return this.lines === 1 && text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text;
  }

  /** A copy: whoever fed the bytes may use their memory again. */
  private hold(rest: Uint8Array): void {
    if (rest.length === 0) return;
    const bytes = this.heldBytes + rest.length;
    if (bytes > this.limits.lineBytes) {
      this.broken(tooLong(this.limits.lineBytes));
      return;
    }
    if (bytes > this.held.length) {
      const larger = new Uint8Array(Math.max(bytes, 2 * this.held.length, leastHeldBytes));
      larger.set(this.held.subarray(0, this.heldBytes));
      this.held = larger;
    }
    this.held.set(rest, this.heldBytes);
    this.heldBytes = bytes;
  }

  private broken(fault: string): null {
    this.fault = fault;
    return null;
  }
}

function tooLong(lineBytes: number): string {
  return `The script wrote a line longer than ${lineBytes} bytes.`;
}
