import { InvalidArgumentError, type Command } from 'commander';

import {
  oneOrMore,
  outputFor,
  wholeNumber,
  withGlobalOptions,
  type CommandSetting,
} from '@/cli/kit/command-parts';

type Given = {
  readonly seeds: readonly number[];
  readonly scenes?: number;
  readonly strangers?: true;
};

const usualScenes = { story: 60, stranger: 20 };

/** `narratoria story measure` */
export function addMeasureCommand(story: Command, setting: CommandSetting): void {
  withGlobalOptions(story.command('measure [campaign]'))
    .description('play stories by their seeds and say in figures how they read')
    .option('--seeds <list>', 'one story for each', seedList, [1, 2, 3])
    .option('--scenes <n>', 'how long each is to be (60; with --strangers 20)', oneOrMore)
    .option('--strangers', 'how well a story is made of a campaign without passages')
    .addHelpText(
      'after',
      '\nExamples:\n  narratoria story measure forty-three-smokes --seeds 1,2 --scenes 60\n  narratoria story measure ./my-campaign --strangers',
    )
    .action(async (campaign: string | undefined, given: Given, command: Command) => {
      const { surroundings, signal, finish } = setting;
      const output = outputFor(command);
      const { seeds, strangers } = given;
      const as = strangers === true ? 'stranger' : 'story';
      const scenes = given.scenes ?? usualScenes[as];
      const asked = {
        surroundings,
        output,
        campaign: campaign ?? null,
        seeds,
        scenes,
        as,
      } as const;
      const { measureStory } = await import('@/cli/story/measure-story');
      finish(await measureStory(asked, signal));
    });
}

function seedList(text: string): readonly number[] {
  const seeds = text.split(',').map((seed) => seed.trim());
  if (seeds.includes('')) throw new InvalidArgumentError('It must be numbers with commas between.');
  return seeds.map(wholeNumber);
}
