import { Option, type Command } from 'commander';

import { outputFor, withGlobalOptions, type CommandSetting } from '@/cli/kit/command-parts';
import { exportCommand, exportFormats, type ExportFormat } from '@/cli/transfer/export-command';

type ExportGiven = { readonly format: ExportFormat; readonly output: string };
type ImportGiven = { readonly replace?: boolean };

/** `narratoria export`, `import`, `backup …` and `replay` */
export function addTransferCommands(program: Command, setting: CommandSetting): void {
  const { surroundings, signal, finish } = setting;
  withGlobalOptions(program.command('export <id>'))
    .description('write a story to a file: whole, or the road you took, to be read')
    .addOption(
      new Option(
        '--format <format>',
        'save: all roads, memories and files; md, html, epub: to be read without Narratoria',
      )
        .choices(exportFormats)
        .makeOptionMandatory(),
    )
    .requiredOption('-o, --output <file>', 'where to write it; - is stdout')
    .addHelpText(
      'after',
      '\nExample:\n  narratoria export story-0123456789ab --format save -o smokes.narratoria\n  narratoria export story-0123456789ab --format html -o smokes.html',
    )
    .action(async (id: string, { format, output: file }: ExportGiven, command: Command) => {
      const parts = { surroundings, output: outputFor(command), id, format, file };
      finish(await exportCommand(parts, signal));
    });
  addImport(program, setting, {
    usage: 'import <file>',
    does: 'take in a story from a file; one that is here and went another way stays',
    example: 'import smokes.narratoria',
  });
  const backup = program.command('backup').description('everything on this device, in one file');
  withGlobalOptions(backup.command('create'))
    .description('write all stories and settings to one file')
    .requiredOption('-o, --output <file>', 'where to write it; - is stdout')
    .addHelpText('after', '\nExample:\n  narratoria backup create -o narratoria-backup.narratoria')
    .action(async ({ output: file }: Pick<ExportGiven, 'output'>, command: Command) => {
      const { createBackup } = await import('@/cli/transfer/create-backup');
      finish(await createBackup({ surroundings, output: outputFor(command), file }, signal));
    });
  addImport(backup, setting, {
    usage: 'restore <file>',
    does: 'take in all stories of a backup; what is here and further along stays',
    example: 'backup restore narratoria-backup.narratoria',
  });
  withGlobalOptions(program.command('replay <file>'))
    .description('play the story of a bug report again, and say whether it is the same')
    .addHelpText('after', '\nExample:\n  narratoria replay report.narratoria')
    .action(async (file: string, _given: unknown, command: Command) => {
      const { replayCommand } = await import('@/cli/transfer/replay-command');
      finish(await replayCommand({ surroundings, output: outputFor(command), file }, signal));
    });
}

function addImport(
  parent: Command,
  { surroundings, signal, finish }: CommandSetting,
  added: { readonly usage: string; readonly does: string; readonly example: string },
): void {
  withGlobalOptions(parent.command(added.usage))
    .description(added.does)
    .option('--replace', 'replace a story that went another way here; it is kept as a file')
    .addHelpText('after', `\nExample:\n  narratoria ${added.example}`)
    .action(async (file: string, given: ImportGiven, command: Command) => {
      const replaces = given.replace ?? false;
      const parts = { surroundings, output: outputFor(command), file, replaces };
      const { importCommand } = await import('@/cli/transfer/import-command');
      finish(await importCommand(parts, signal));
    });
}
