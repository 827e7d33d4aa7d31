import type { JsonObject } from '@/foundation/json';
import { verdictOf } from '@/protocol/invocation';

import { runBundledScript } from './run-bundled-script';

export type Die = {
  readonly sides: number;
  readonly value: number;
  readonly dropped?: true;
  readonly exploded?: true;
};

/** What roll-dice returns; a null is left out of a tool's output. */
export type Rolled = {
  readonly formula: string;
  readonly dice: readonly Die[];
  readonly modifiers: readonly { readonly name: string; readonly value: number }[];
  readonly total: number;
  readonly band?: string;
  readonly bandLabel?: string;
};

export type RollGiven = Omit<Parameters<typeof runBundledScript>[2], 'input'>;

export async function rollDice(input: JsonObject, given: RollGiven = {}): Promise<Rolled> {
  return (await outputOf('roll-dice', { ...given, input })) as Rolled;
}

/** What the script said about one of many formulas. */
export type RollAnswer = {
  readonly faults: readonly { readonly code: string; readonly message: string }[];
  readonly done: readonly { readonly ok: boolean; readonly output?: Rolled }[];
};

/** The script itself, over and over in one sandbox: to start one takes longer than to roll. */
const manyRolls = `
  import main from './roll-dice.js';
  export default async function rollMany(io) {
    const answers = [];
    for (const formula of io.input.formulas) {
      const answer = { faults: [], done: [] };
      await main({
        ...io,
        input: { formula, modifiers: io.input.modifiers },
        log: () => {},
        ui: () => {},
        error: (code, message) => answer.faults.push({ code, message }),
        done: (said) => answer.done.push(said),
      });
      answers.push(answer);
    }
    io.done({ ok: true, output: { answers } });
  }
`;

export async function rollMany(
  input: { readonly formulas: readonly string[]; readonly modifiers: JsonObject },
  given: RollGiven,
): Promise<readonly RollAnswer[]> {
  const files = { ...given.files, 'scripts/many-rolls.js': manyRolls };
  const { answers } = await outputOf('many-rolls', { ...given, input, files });
  return answers as unknown as readonly RollAnswer[];
}

export function sumOfRoll({ dice, modifiers }: Rolled): number {
  const counted = [...dice.filter(({ dropped }) => !dropped), ...modifiers];
  return counted.reduce((sum, { value }) => sum + value, 0);
}

async function outputOf(
  script: string,
  given: Parameters<typeof runBundledScript>[2],
): Promise<JsonObject> {
  const verdict = verdictOf(await runBundledScript('dice-roller', script, given));
  if (!verdict.ok) throw new Error(verdict.error.message);
  return verdict.value;
}
