import { readFileSync } from 'node:fs';
import path from 'node:path';

import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { testEngine, testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';

import { jsonLines, root } from './testing/narratoria';
import { printedInTerminal } from './testing/printed-in-terminal';
import { printedStory, tapsAndWords } from './testing/printed-story';

const { goldenFiles, replayGolden } = jest.requireActual<{
  goldenFiles: () => readonly string[];
  replayGolden: (text: string) => string;
}>('../scripts/golden.cjs');

describe('goldens', () => {
  it.each(goldenFiles().map((file) => [path.basename(file), file]))(
    '%s is told again byte for byte',
    (_, file) => {
      const golden = readFileSync(file, 'utf8');
      expect(replayGolden(golden)).toBe(golden);
    },
  );
});

it('[docs/decisions derive-ids-and-clock-from-the-seed] the same seed, taps and words are the same bytes in two processes and in an engine with other parts', async () => {
  const [first, second] = await Promise.all([
    printedInTerminal(tapsAndWords),
    printedInTerminal(tapsAndWords),
  ]);
  const campaigns = folderFileStore(path.join(root, 'campaigns'));
  const engine = await testEngine(testHost({ campaigns, meaning: builtInMeaning, cores: 1 }));
  const here = await printedStory(engine, tapsAndWords);
  expect(second).toEqual(first);
  expect(here).toEqual(first);
  const types = jsonLines(first.join('\n')).map(({ type }) => type);
  expect(types.filter((type) => type === 'turn')).toHaveLength(tapsAndWords.inputs.length + 1);
  expect(types).toContain('roll');
});
