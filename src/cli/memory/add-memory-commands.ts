import { Option, type Command } from 'commander';

import {
  outputFor,
  wholeNumber,
  withGlobalOptions,
  type CommandSetting,
} from '@/cli/kit/command-parts';
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

type EvalGiven = { readonly embedder: string };

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
      const { story: id, significance, location = null } = given;
      const characters = (given.characters ?? '').split(',').map((name) => name.trim());
      const asked = { id, text, significance, location, characters: characters.filter(Boolean) };
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
    .option('--limit <n>', 'the most that are wanted', wholeNumber, recalledMemories)
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

function addEvalCommand(memory: Command, { surroundings, signal, finish }: CommandSetting): void {
  withGlobalOptions(memory.command('eval <file>'))
    .description('measure how well the memories of a labelled set are found')
    .option('--embedder <name>', 'who says what texts mean: built-in, or minilm:FOLDER', 'built-in')
    .addHelpText(
      'after',
      '\nFILE: {"memories":[{"id","text"}],"queries":[{"text","relevant":["id"]}]}\n\nExample:\n  narratoria memory eval questions.json --json',
    )
    .action(async (file: string, { embedder }: EvalGiven, command: Command) => {
      const asked = { surroundings, output: outputFor(command), file, embedder };
      finish(await evaluateMemory(asked, signal));
    });
}
