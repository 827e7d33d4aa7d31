import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { StoryFiles } from '@/engine/files/story-files';

import { root, temporaryFolder } from '../testing/narratoria';
import { scriptsForImages } from './open-image';
import type { CutImage, Scenario } from './scenario';
import { inFolder, isSame, keptIn, tellStories, type Kept } from './told-stories';

const never = new AbortController().signal;
const file = 'coming.narratoria';
/** One is new, one is further along in the file, one went another way, and one is not in the file. */
const [added, longer, replaced, untouched] = [1, 2, 3, 4] as const;

type Expected = { readonly before: Kept; readonly after: Kept };

/** A file of several stories is imported; all of them come in, or none, and the import can be tried again. */
export function takingIn(): Scenario {
  const scripts = scriptsForImages();
  let expected: Expected | null = null;
  return {
    name: 'an import',
    prepare: async (folder) => {
      const away = path.join(temporaryFolder(), 'away');
      await tellStories(folder, scripts, [{ seed: longer, choices: [1] }]);
      cpSync(folder, away, { recursive: true });
      const { kept: before } = await tellStories(folder, scripts, [
        { seed: replaced, choices: [1, 1, 1] },
        { seed: untouched, choices: [] },
      ]);
      const { kept: coming, backup } = await tellStories(away, scripts, [
        { seed: added, choices: [1] },
        { seed: longer, choices: [1] },
        { seed: replaced, choices: [2] },
      ]);
      writeFileSync(path.join(folder, file), backup);
      expected = { before, after: new Map([...before, ...coming]) };
    },
    command: (folder) => ({
      program: process.execPath,
      args: [
        path.join(root, 'bin/narratoria'),
        ...['import', path.join(folder, file), '--replace', '--json', '--data', folder],
      ],
    }),
    check: (image) =>
      inFolder(image.folder, scripts, async (engine) => {
        if (expected === null) throw new Error('Nothing was prepared.');
        const found = lostByImport(image, await keptIn(engine), expected);
        if (found.length > 0) return found;
        const again = await new StoryFiles(engine).importFile(
          readFileSync(path.join(image.folder, file)),
          { onOtherContent: 'replace', keepReplaced: () => Promise.resolve(true) },
          never,
        );
        if (!again.ok) return [`the import again: ${again.error.message}`];
        return isSame(await keptIn(engine), expected.after) ? [] : ['what comes in again'];
      }).catch((reason: unknown) => [String(reason)]),
    close: () => scripts.close(),
  };
}

function lostByImport(
  { folder, told }: CutImage,
  kept: Kept,
  { before, after }: Expected,
): readonly string[] {
  if (isSame(kept, before)) return told === '' ? [] : ['what was said to be here'];
  if (!isSame(kept, after)) return ['a part of the import'];
  const asides = readdirSync(folder).filter((name) => name.includes('.replaced-'));
  const isSafe = asides.some((name) =>
    before.get(replaced)?.equals(readFileSync(path.join(folder, name))),
  );
  return isSafe ? [] : ['the story that was replaced'];
}
