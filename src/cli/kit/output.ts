import type { GlobalOptions } from '@/cli/kit/global-options';
import { inertText } from '@/cli/kit/inert-text';
import {
  lineEnd,
  styledAs,
  writeJson,
  writeJsonLine,
  writeShown,
  type Look,
  type Shown,
  type TextStyle,
} from '@/cli/kit/terminal';

/** Results go to stdout, talk to stderr. */
export class Output {
  readonly look: Look;

  constructor(readonly options: GlobalOptions) {
    this.look = {
      color: options.color,
      controls: options.verbose ? 'pictured' : 'left-out',
    };
  }

  result(shown: Shown): void {
    this.draw([shown, lineEnd]);
  }

  /** A part of a line, or several. */
  draw(shown: Shown): void {
    writeShown('stdout', shown, this.look);
  }

  json(value: unknown): void {
    writeJson('stdout', value);
  }

  /** A line of JSON that is written already. */
  jsonLine(line: string): void {
    writeJsonLine('stdout', line);
  }

  talk(shown: Shown): void {
    if (!this.options.quiet) writeShown('stderr', [shown, lineEnd], this.look);
  }

  /** Before text is cut into words and lines: half a sequence is not recognised as one. */
  plain(text: string): string {
    return inertText(text, { controls: this.look.controls, as: 'line' });
  }

  styled(style: TextStyle, shown: Shown): Shown {
    return styledAs(style, shown);
  }
}
