import { InvalidArgumentError, type Command } from 'commander';

import {
  oneOrMore,
  outputFor,
  wholeNumber,
  withGlobalOptions,
  type CommandSetting,
} from '@/cli/kit/command-parts';
import { measureStory } from '@/cli/story/measure-story';

type Given = { readonly seeds: readonly number[]; readonly scenes: number };

/** `narratoria story measure` */
export function addMeasureCommand(story: Command, setting: CommandSetting): void {
  withGlobalOptions(story.command('measure [campaign]'))
    .description('play stories by their seeds and say in figures how they read')
    .option('--seeds <list>', 'one story for each', seedList, [1, 2, 3])
    .option('--scenes <n>', 'how long each is to be', oneOrMore, 60)
    .addHelpText(
      'after',
      '\nExample:\n  narratoria story measure forty-three-smokes --seeds 1,2 --scenes 60',
    )
    .action(async (campaign: string | undefined, given: Given, command: Command) => {
      const { surroundings, signal, finish } = setting;
      const output = outputFor(command);
      const { seeds, scenes } = given;
      const asked = { surroundings, output, campaign: campaign ?? null, seeds, scenes };
      finish(await measureStory(asked, signal));
    });
}

function seedList(text: string): readonly number[] {
  const seeds = text.split(',').map((seed) => seed.trim());
  if (seeds.includes('')) throw new InvalidArgumentError('It must be numbers with commas between.');
  return seeds.map(wholeNumber);
}
