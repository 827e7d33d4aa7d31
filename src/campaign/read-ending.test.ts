import { parseYaml } from '@/foundation/parse-yaml';
import { readEnding } from '@/campaign/read-ending';
import { parseCondition } from '@/story/conditions/parse-condition';

const file = 'plot/endings/bell.md';

function read(front: string) {
  return readEnding(file, 'bell', `---\n${front}\n---\nIt rings.\n`, parseYaml);
}

it('[arch §7.5] an ending may say what speaks for it', () => {
  const told = parseCondition('flags.told_oda');
  expect(read('title: The Bell\ntrend: [flags.told_oda]')).toEqual({
    ending: {
      id: 'bell',
      title: 'The Bell',
      prose: ['It rings.'],
      trend: told.ok ? [told.value] : [],
    },
    findings: [],
  });
});

it('[arch §6.2.13] what is not understood of it is named, and the rest counts', () => {
  const { ending, findings } = read('trend: ["flags.a and", "flags.b"]');
  expect(ending.trend).toHaveLength(1);
  expect(findings).toMatchObject([
    {
      file,
      message: 'trend: "flags.a and" at character 12: the condition stops in the middle',
    },
  ]);
});

it('[arch §7.5] an ending that says nothing has no trend of its own', () => {
  expect(Object.keys(read('title: The Bell\ntrend: []').ending)).toEqual(['id', 'title', 'prose']);
});
