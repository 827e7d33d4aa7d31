import { createInterface, type Interface } from 'node:readline';
import { styleText } from 'node:util';

import { escapedJson, inertJson } from '@/cli/kit/inert-json';
import { inertText, type ControlsShown } from '@/cli/kit/inert-text';

export type TerminalStream = 'stdout' | 'stderr';
export type TextStyle = Parameters<typeof styleText>[0];

/**
 * What is to be shown. Text is only ever words on one line; how they look and where a line ends is said
 * beside it, so that no file, story, script or argument can say it.
 */
export type Shown = string | Marked | readonly Shown[];

type Marked =
  | { readonly kind: 'break' }
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'styled'; readonly style: TextStyle; readonly shown: Shown };

export type Look = { readonly color: boolean; readonly controls: ControlsShown };

export const plainLook: Look = { color: false, controls: 'left-out' };

export const lineEnd: Shown = { kind: 'break' };

/** Text of several lines that keeps them: a stack, the help. */
export function linesOf(text: string): Shown {
  return { kind: 'lines', text };
}

export function styledAs(style: TextStyle, shown: Shown): Shown {
  return { kind: 'styled', style, shown };
}

/** The one way for words to stdout and stderr; eslint.config.mjs refuses every other. */
export function writeShown(stream: TerminalStream, shown: Shown, look: Look): void {
  process[stream].write(rendered(shown, look));
}

export function writeJson(stream: TerminalStream, value: unknown): void {
  process[stream].write(`${inertJson(value)}\n`);
}

/** A line of JSON that is written already. */
export function writeJsonLine(stream: TerminalStream, line: string): void {
  process[stream].write(`${escapedJson(line)}\n`);
}

/** A file that was asked for on stdout, byte for byte. */
export function writeFileToStdout(bytes: Uint8Array): void {
  process.stdout.write(bytes);
}

export function clearScreen(): void {
  process.stdout.write('\u001b[2J\u001b[H');
}

/** Reads lines and shows what is asked, and what is typed, on a stream. */
export function openReader(
  stream: TerminalStream,
  asked: { readonly prompt: Shown; readonly look: Look; readonly edits: 'always' | 'at-terminals' },
): Interface {
  return createInterface({
    input: process.stdin,
    output: process[stream],
    prompt: rendered(asked.prompt, asked.look),
    ...(asked.edits === 'always' ? { terminal: true } : {}),
  });
}

export function isTerminal(stream: TerminalStream): boolean {
  return process[stream].isTTY;
}

/** Null where stdout is no terminal. */
export function terminalColumns(): number | null {
  return process.stdout.columns || null;
}

/** Returns what stops the listening. */
export function onTerminalResized(listener: () => void): () => void {
  process.stdout.on('resize', listener);
  return () => process.stdout.off('resize', listener);
}

export function stdoutHandle(): number {
  return process.stdout.fd;
}

/** What cannot be told on stderr cannot be told at all. */
export function onStdoutBroken(listener: (code: string | undefined) => void): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    listener(code);
  });
  process.stderr.on('error', () => undefined);
}

function rendered(shown: Shown, look: Look): string {
  if (typeof shown === 'string') return inertText(shown, { controls: look.controls, as: 'line' });
  if (!('kind' in shown)) return shown.map((each) => rendered(each, look)).join('');
  switch (shown.kind) {
    case 'break':
      return '\n';
    case 'lines':
      return inertText(shown.text, { controls: look.controls, as: 'lines' });
    case 'styled': {
      const inner = rendered(shown.shown, look);
      return look.color ? styleText(shown.style, inner, { validateStream: false }) : inner;
    }
  }
}
