import { InvalidArgumentError, type Command } from 'commander';

import { outputFor, withGlobalOptions, type CommandSetting } from '@/cli/kit/command-parts';
import type { ExitCode } from '@/cli/kit/exit-code';
import { addMeasureCommand } from '@/cli/story/add-measure-command';
import { addKeepCommand } from '@/cli/story/add-keep-command';
import { deleteStory } from '@/cli/story/delete-story';
import { listStories } from '@/cli/story/list-stories';
import { branchInStory, goInStory, saveInStory, undoInStory } from '@/cli/story/move-in-story';
import { reportStory } from '@/cli/story/report-story';
import { showStory } from '@/cli/story/show-story';
import { showTree } from '@/cli/story/show-tree';
import { whyStory } from '@/cli/story/why-story';
import type { StoryCommand } from '@/cli/story/with-engine';

const exampleId = 'story-0123456789ab';

/** `narratoria story …` */
export function addStoryCommands(program: Command, setting: CommandSetting): void {
  const story = program.command('story').description('the saved stories');
  withGlobalOptions(story.command('list'))
    .description('list the saved stories, the newest first')
    .addHelpText('after', example('story list --json'))
    .action(async (_given: unknown, command: Command) => {
      setting.finish(await listStories(partsOf(command, setting), setting.signal));
    });
  addOfOne(story, setting, {
    usage: 'show <id>',
    does: 'show a story so far, rebuilt from its log',
    example: `show ${exampleId}`,
    run: showStory,
  });
  addOfOne(story, setting, {
    usage: 'tree <id>',
    does: 'show every road that was ever taken, and where the story stands',
    example: `tree ${exampleId}`,
    run: showTree,
  });
  withGlobalOptions(story.command('why <id>'))
    .description('say what each sentence and each choice of a scene comes from')
    .option('--scene <n>', 'which scene of this road; else the one where it stands', sceneNumber)
    .addHelpText('after', example(`story why ${exampleId} --scene 3`))
    .action(async (id: string, given: { readonly scene?: number }, command: Command) => {
      const parts = { ...partsOf(command, setting), id, scene: given.scene ?? null };
      setting.finish(await whyStory(parts, setting.signal));
    });
  addMoves(story, setting);
  addMeasureCommand(story, setting);
  addKeepCommand(story, setting);
  withGlobalOptions(story.command('report <id>'))
    .description(
      'write a bug report: what was played, so that `narratoria replay` can play it again',
    )
    .requiredOption('-o, --output <file>', 'where to write it; - is stdout')
    .addHelpText('after', example(`story report ${exampleId} -o report.narratoria`))
    .action(async (id: string, given: { readonly output: string }, command: Command) => {
      const parts = { ...partsOf(command, setting), id, file: given.output };
      setting.finish(await reportStory(parts, setting.signal));
    });
  withGlobalOptions(story.command('delete <id>'))
    .description('delete a story with all its scenes, for good')
    .option('--yes', 'do not ask')
    .addHelpText('after', example(`story delete ${exampleId}`))
    .action(async (id: string, given: { readonly yes?: boolean }, command: Command) => {
      const parts = { ...partsOf(command, setting), id, isSure: given.yes ?? false };
      setting.finish(await deleteStory(parts, setting.signal));
    });
}

function addMoves(story: Command, setting: CommandSetting): void {
  addOfOne(story, setting, {
    usage: 'undo <id>',
    does: 'go back one scene; nothing is lost',
    example: `undo ${exampleId}`,
    run: undoInStory,
  });
  addWithWord(story, setting, {
    usage: 'goto <id> <scene>',
    does: 'go to a scene: its number on this road, its id, or the name of a save',
    example: `goto ${exampleId} 3`,
    run: (command, scene, signal) => goInStory({ ...command, scene }, signal),
  });
  addWithWord(story, setting, {
    usage: 'branch <id> <scene>',
    does: 'begin a road of its own at a scene, with dice of its own',
    example: `branch ${exampleId} 3`,
    run: (command, scene, signal) => branchInStory({ ...command, scene }, signal),
  });
  addWithWord(story, setting, {
    usage: 'save <id> <name>',
    does: 'give the scene where the story stands a name',
    example: `save ${exampleId} "before the ice"`,
    run: (command, name, signal) => saveInStory({ ...command, name }, signal),
  });
}

function sceneNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be the number of a scene.');
  return Number(text);
}

type OfOne = StoryCommand & { readonly id: string };

type Described = { readonly usage: string; readonly does: string; readonly example: string };

function addOfOne(
  story: Command,
  setting: CommandSetting,
  added: Described & {
    readonly run: (command: OfOne, signal: AbortSignal) => Promise<ExitCode>;
  },
): void {
  described(story, added).action(async (id: string, _given: unknown, command: Command) => {
    setting.finish(await added.run({ ...partsOf(command, setting), id }, setting.signal));
  });
}

function addWithWord(
  story: Command,
  setting: CommandSetting,
  added: Described & {
    readonly run: (command: OfOne, word: string, signal: AbortSignal) => Promise<ExitCode>;
  },
): void {
  described(story, added).action(
    async (id: string, word: string, _given: unknown, command: Command) => {
      const parts = { ...partsOf(command, setting), id };
      setting.finish(await added.run(parts, word, setting.signal));
    },
  );
}

function described(story: Command, added: Described): Command {
  return withGlobalOptions(story.command(added.usage))
    .description(added.does)
    .addHelpText('after', example(`story ${added.example}`));
}

function example(words: string): string {
  return `\nExample:\n  narratoria ${words}`;
}

function partsOf(command: Command, { surroundings }: CommandSetting): StoryCommand {
  return { surroundings, output: outputFor(command) };
}
