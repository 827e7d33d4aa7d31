import { Option, type Command } from 'commander';

import {
  embedderOption,
  oneOrMore,
  outputFor,
  withGlobalOptions,
  type CommandSetting,
} from '@/cli/kit/command-parts';
import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { evaluateMemory } from '@/cli/memory/memory-eval';
import { listMemories, recallMemories, storeMemory } from '@/cli/memory/memory-commands';
import { recalledMemories } from '@/foundation/limits';
import type { Significance } from '@/story/state/memory';

type StoreGiven = {
  readonly story: string;
  readonly significance: Significance;
  readonly location?: string;
  readonly characters?: string;
};

type EvalGiven = { readonly embedder?: string };

type RecallGiven = { readonly story: string; readonly limit: number };

/** `narratoria memory …` */
export function addMemoryCommands(program: Command, setting: CommandSetting): void {
  const { surroundings, signal, finish } = setting;
  const memory = program.command('memory').description('what a story remembers');
  withGlobalOptions(memory.command('store <text>'))
    .description('have a story remember something, from the scene on where it stands')
    .requiredOption('--story <id>', 'which story')
    .addOption(
      new Option('--significance <s>', 'how much it matters')
        .choices(['low', 'medium', 'high'])
        .default('medium'),
    )
    .option('--location <place>', 'where it happened (default: where the player is)')
    .option('--characters <list>', 'who was there: a,b')
    .addHelpText(
      'after',
      '\nExample:\n  narratoria memory store "Dunya hides a ledger." --story story-0123456789ab',
    )
    .action(async (text: string, given: StoreGiven, command: Command) => {
      const { story: id, significance } = given;
      const location = given.location === undefined ? null : locationNamed(given.location);
      const characters = given.characters === undefined ? [] : charactersNamed(given.characters);
      const asked = { id, text, significance, location, characters };
      const parts = { surroundings, output: outputFor(command) };
      finish(await storeMemory({ ...parts, ...asked }, signal));
    });
  withGlobalOptions(memory.command('list'))
    .description('list what is remembered where a story stands, the newest first')
    .requiredOption('--story <id>', 'which story')
    .addHelpText('after', '\nExample:\n  narratoria memory list --story story-0123456789ab --json')
    .action(async ({ story: id }: Pick<StoreGiven, 'story'>, command: Command) => {
      finish(await listMemories({ surroundings, output: outputFor(command), id }, signal));
    });
  withGlobalOptions(memory.command('recall <query>'))
    .description('find what is remembered that bears on a question, and say why')
    .requiredOption('--story <id>', 'which story')
    .option('--limit <n>', 'the most that are wanted', oneOrMore, recalledMemories)
    .addHelpText(
      'after',
      '\nExample:\n  narratoria memory recall "who owes me something" --story story-0123456789ab',
    )
    .action(async (query: string, { story: id, limit }: RecallGiven, command: Command) => {
      const asked = { surroundings, output: outputFor(command), id, query, limit };
      finish(await recallMemories(asked, signal));
    });
  addEvalCommand(memory, setting);
}

const longestName = 100;

function isName(text: string): boolean {
  return text !== '' && text.length <= longestName;
}

function locationNamed(text: string): string {
  const name = text.trim();
  if (isName(name)) return name;
  throw new CliFault(
    `--location is a name of 1 to ${String(longestName)} characters.`,
    exitCode.usage,
  );
}

function charactersNamed(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every(isName)) return names;
  throw new CliFault(
    `--characters must be names with commas between, 1 to ${String(longestName)} characters each.`,
    exitCode.usage,
  );
}

function addEvalCommand(memory: Command, { surroundings, signal, finish }: CommandSetting): void {
  withGlobalOptions(memory.command('eval <file>'))
    .description('measure how well the memories of a labelled set are found')
    .addOption(embedderOption())
    .addHelpText(
      'after',
      '\nFILE: {"memories":[{"id","text"}],"queries":[{"text","relevant":["id"]}]}\n\nExample:\n  narratoria memory eval questions.json --json',
    )
    .action(async (file: string, { embedder }: EvalGiven, command: Command) => {
      const asked = { surroundings, output: outputFor(command), file, embedder };
      finish(await evaluateMemory(asked, signal));
    });
}
