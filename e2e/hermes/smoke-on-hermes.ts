import { coreLines, type Validators } from './core-lines';
import type { Recording } from './recording';
import { replayingParts } from './replaying-parts';
import { smokeHost } from './smoke-host';
import type { SmokeInput } from './smoke-input';
import { storyLines } from './story-lines';

// The bare machine has one way to speak.
declare function print(line: string): void;

/** Prints the lines as Hermes makes them; `text` has what both machines are given, as JSON. */
export function smokeOnHermes(validators: Validators, text: string): void {
  printAll(validators, text).catch((reason: unknown) => {
    const { message, stack = '' } = reason as Error;
    print(`Hermes stopped: ${message}\n${stack}`);
  });
}

async function printAll(validators: Validators, text: string): Promise<void> {
  const { input, recording } = JSON.parse(text) as {
    readonly input: SmokeInput;
    readonly recording: Recording;
  };
  for (const line of await coreLines(input, validators)) print(line);
  const host = smokeHost(input, replayingParts(recording));
  for (const line of await storyLines(host)) print(line);
}
