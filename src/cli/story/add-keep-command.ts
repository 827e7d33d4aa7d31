import { Argument, type Command } from 'commander';

import {
  outputFor,
  wholeNumber,
  withGlobalOptions,
  type CommandSetting,
} from '@/cli/kit/command-parts';
import { boundable, keepRecords, type Boundable, type KeepWish } from '@/cli/story/keep-records';

type Given = Omit<KeepWish, 'what'>;

/** `narratoria story keep` */
export function addKeepCommand(story: Command, setting: CommandSetting): void {
  const what = new Argument('[what]', 'what to bound; without it, what is kept now is shown');
  withGlobalOptions(story.command('keep'))
    .description('say how much is kept of visits, plans and portraits; scenes and memories stay')
    .addArgument(what.choices(Object.keys(boundable)))
    .option('--count <n>', 'so many of each story, the newest', wholeNumber)
    .option('--days <n>', 'those of the last n days', wholeNumber)
    .option('--bytes <n>', 'so many bytes of each story, the newest', wholeNumber)
    .addHelpText('after', '\nExample:\n  narratoria story keep visits --count 100')
    .action(async (named: Boundable | undefined, given: Given, command: Command) => {
      const { surroundings, signal, finish } = setting;
      const { count, days, bytes } = given;
      const wish = {
        what: named ?? null,
        ...(count === undefined ? {} : { count }),
        ...(days === undefined ? {} : { days }),
        ...(bytes === undefined ? {} : { bytes }),
      };
      finish(await keepRecords({ surroundings, output: outputFor(command), wish }, signal));
    });
}
