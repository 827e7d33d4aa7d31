import { existsSync } from 'node:fs';
import path from 'node:path';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import { withEngine, type StoryCommand } from '@/cli/story/with-engine';
import { readWhole } from '@/cli/kit/read-whole';
import { writeBytes } from '@/cli/kit/write-bytes';
import { StoryFiles } from '@/engine/files/story-files';
import { saveFileLimits } from '@/foundation/limits';
import { lockStory } from '@/hosts/node/story-lock';
import { readSaveFile } from '@/transfer/save-file';
import type { ImportedStory } from '@/transfer/story-transfer';

/** `narratoria import FILE` and `narratoria backup restore FILE`: one story or many, by the same rules. */
export async function importCommand(
  command: StoryCommand & { readonly file: string; readonly replaces: boolean },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, file } = command;
  const folder = output.options.data;
  const bytes = await readWhole(file, saveFileLimits.bytes, signal);
  const read = readSaveFile(bytes);
  if (!read.ok) throw new CliFault(`${file}: ${read.error}`, exitCode.bad);
  const asides = new Map<string, string>();
  return withEngine(
    command,
    async ({ engine }) => {
      const releases: (() => void)[] = [];
      try {
        // None of them is played by somebody else while it changes.
        for (const { playthrough } of read.value.stories)
          releases.push(lockStory(folder, playthrough.id));
        const imported = await new StoryFiles(engine).importFile(
          bytes,
          {
            onOtherContent: command.replaces ? 'replace' : 'refuse',
            keepReplaced: (id, saved) => {
              const aside = freeName(folder, id);
              writeBytes(aside, saved);
              asides.set(id, aside);
              return Promise.resolve(true);
            },
          },
          signal,
        );
        if (!imported.ok) throw new CliFault(`${file}: ${imported.error.message}`, exitCode.bad);
        return print(output, imported.value, asides);
      } finally {
        for (const release of releases) release();
      }
    },
    signal,
  );
}

function freeName(folder: string, id: string): string {
  const name = (number: number): string =>
    path.join(folder, `${id}.replaced-${String(number)}.narratoria`);
  let number = 1;
  while (existsSync(name(number))) number += 1;
  return name(number);
}

function print(
  output: Output,
  stories: readonly ImportedStory[],
  asides: ReadonlyMap<string, string>,
): ExitCode {
  if (output.options.json)
    output.json({
      stories: stories.map((story) => ({ ...story, aside: asides.get(story.id) ?? null })),
    });
  else if (stories.length === 0) output.result('There is no story in the file.');
  else for (const story of stories) output.result(line(story, asides.get(story.id) ?? null));
  return stories.some(({ outcome }) => outcome === 'refused') ? exitCode.bad : exitCode.done;
}

function line({ id, title, scenes, outcome }: ImportedStory, aside: string | null): string {
  const counted = scenes === 1 ? '1 scene' : `${String(scenes)} scenes`;
  switch (outcome) {
    case 'added':
      return `${id} (${title}) is here now, with ${counted}.`;
    case 'went on':
      return `${id} (${title}) goes on where the file left it, with ${counted}.`;
    case 'replaced':
      return `${id} (${title}) is the one from the file now, with ${counted}; the one that was here is kept as ${aside ?? 'a copy of the database'}.`;
    case 'already here':
      return `${id} (${title}) is already here.`;
    case 'further here':
      return `${id} (${title}) is further along here than in the file, and stays.`;
    case 'refused':
      return `${id} (${title}) went another way here, and stays; --replace takes the one from the file and keeps the one here as a file.`;
  }
}
