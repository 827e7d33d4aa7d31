import { styleText } from 'node:util';

import type { GlobalOptions } from '@/cli/kit/global-options';

type Style = Parameters<typeof styleText>[0];

/** Results go to stdout, talk to stderr. */
export class Output {
  constructor(readonly options: GlobalOptions) {}

  result(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  json(value: unknown): void {
    process.stdout.write(`${JSON.stringify(value)}\n`);
  }

  talk(text: string): void {
    if (!this.options.quiet) process.stderr.write(`${text}\n`);
  }

  styled(style: Style, text: string): string {
    return this.options.color ? styleText(style, text, { validateStream: false }) : text;
  }
}
