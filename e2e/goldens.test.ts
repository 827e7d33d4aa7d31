import { readFileSync } from 'node:fs';
import path from 'node:path';

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
