import type { Command } from 'commander';

import { enrichCommand } from '@/cli/campaign/enrich-command';
import { evaluateLore } from '@/cli/campaign/evaluate-lore';
import { searchLore } from '@/cli/campaign/search-lore';
import { CliFault } from '@/cli/kit/cli-fault';
import {
  addPlannedCommand,
  embedderOption,
  oneOrMore,
  outputFor,
  withGlobalOptions,
  type CommandSetting,
} from '@/cli/kit/command-parts';
import { exitCode } from '@/cli/kit/exit-code';
import { recalledMemories } from '@/foundation/limits';

type LoreGiven = { readonly limit: number; readonly eval?: string; readonly embedder?: string };

const planned = [
  ...['check', 'playtest', 'new', 'install', 'list', 'remove', 'pack', 'import-card'],
];

/** `narratoria campaign …` */
export function addCampaignCommands(program: Command, setting: CommandSetting): void {
  const campaign = program.command('campaign').description('campaigns: what stories are made of');
  addLoreCommand(campaign, setting);
  addEnrichCommand(campaign, setting);
  for (const name of planned) addPlannedCommand(campaign, `campaign ${name}`, name);
}

function addLoreCommand(campaign: Command, { surroundings, signal, finish }: CommandSetting): void {
  withGlobalOptions(campaign.command('lore <campaign> [query]'))
    .description('find what the lore of a campaign says about a question, and say why')
    .option('--limit <n>', 'the most that are wanted', oneOrMore, recalledMemories)
    .option('--eval <file>', 'measure instead how often labelled questions find their answer')
    .addOption(embedderOption())
    .addHelpText(
      'after',
      '\nCAMPAIGN: its name, or its folder with a slash or a dot\nFILE: [{"query","file","contains"}]\n\nExample:\n  narratoria campaign lore forty-three-smokes "who has to pay for a hearth"',
    )
    .action(async (name: string, query: string | undefined, given: LoreGiven, command: Command) => {
      const { embedder } = given;
      const asked = { surroundings, campaign: name, output: outputFor(command), embedder };
      if ((query === undefined) === (given.eval === undefined))
        throw new CliFault('Either a question is needed, or --eval FILE.', exitCode.usage);
      finish(
        given.eval === undefined
          ? await searchLore({ ...asked, query: query ?? '', limit: given.limit }, signal)
          : await evaluateLore({ ...asked, file: given.eval }, signal),
      );
    });
}

type EnrichGiven = { readonly accept?: boolean; readonly discard?: boolean };

function addEnrichCommand(
  campaign: Command,
  { surroundings, signal, finish }: CommandSetting,
): void {
  withGlobalOptions(campaign.command('enrich <campaign>'))
    .description(
      'show what would be written for a campaign of fewer than three files: people, beats, lore, endings',
    )
    .option('--accept', 'write it; what people wrote is never changed')
    .option('--discard', 'remove again what was written, but for what was changed since')
    .addHelpText(
      'after',
      '\nCAMPAIGN: its folder with a slash or a dot, or its name\n\nExample:\n  narratoria campaign enrich ./my-campaign --accept',
    )
    .action(async (name: string, given: EnrichGiven, command: Command) => {
      if (given.accept === true && given.discard === true)
        throw new CliFault('Either --accept or --discard, not both.', exitCode.usage);
      const wish = given.accept === true ? 'accept' : given.discard === true ? 'discard' : 'show';
      const asked = { surroundings, campaign: name, wish, output: outputFor(command) } as const;
      finish(await enrichCommand(asked, signal));
    });
}
