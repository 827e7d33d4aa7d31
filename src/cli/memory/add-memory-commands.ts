import { Option, type Command } from 'commander';

import {
  addPlannedCommand,
  outputFor,
  withGlobalOptions,
  type CommandSetting,
} from '@/cli/command-parts';
import { listMemories, storeMemory } from '@/cli/memory/memory-commands';
import type { Significance } from '@/story/memory';

type StoreGiven = {
  readonly story: string;
  readonly significance: Significance;
  readonly location?: string;
  readonly characters?: string;
};

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
  for (const name of ['recall', 'eval']) addPlannedCommand(memory, `memory ${name}`, name);
}
