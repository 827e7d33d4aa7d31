import { readFileSync } from 'node:fs';
import path from 'node:path';

import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { testEngine, testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';

import { jsonLines, narratoria, root } from './testing/narratoria';
import { printedInTerminal } from './testing/printed-in-terminal';
import { printedStory, tapsAndWords } from './testing/printed-story';

const { goldenFiles, replayGolden } = jest.requireActual<{
  goldenFiles: () => readonly string[];
  replayGolden: (text: string, run?: typeof narratoria) => Promise<string>;
}>('../scripts/golden.cjs');

describe('goldens', () => {
  it.each(goldenFiles().map((file) => [path.basename(file), file]))(
    '%s is told again byte for byte',
    async (_, file) => {
      const golden = readFileSync(file, 'utf8');
      expect(await replayGolden(golden, narratoria)).toBe(golden);
    },
  );

  it('going-on-later.golden is told again byte for byte by processes that know nothing of each other', async () => {
    const golden = readFileSync(path.join(root, 'goldens/going-on-later.golden'), 'utf8');
    expect(await replayGolden(golden)).toBe(golden);
  });
});

it('[docs/decisions derive-ids-and-clock-from-the-seed] the same seed, taps and words are the same bytes in two processes and in an engine with other parts', async () => {
  const [first, second] = await Promise.all([
    printedInTerminal(tapsAndWords),
    printedInTerminal(tapsAndWords),
  ]);
  const campaigns = folderFileStore(path.join(root, 'campaigns'));
  const engine = await testEngine(
    testHost({ content: { campaigns }, compute: { meaning: builtInMeaning, cores: 1 } }),
  );
  const here = await printedStory(engine, tapsAndWords);
  expect(second).toEqual(first);
  expect(here).toEqual(first);
  const types = jsonLines(first.join('\n')).map(({ type }) => type);
  const answers = types.filter((type) => type === 'turn' || type === 'reply');
  expect(answers).toHaveLength(tapsAndWords.inputs.length + 1);
  expect(types).toContain('roll');
});
