import { readUntold } from '@/campaign/read-untold';
import { phrasePrints } from '@/story/words/phrase-prints';

const read = (files: Readonly<Record<string, string>>) =>
  readUntold(new Map(Object.entries(files)));
const constraints = (block: string) =>
  read({
    'world/constraints.md': `# What may not happen\n\nText.\n\n\`\`\`json\n${block}\n\`\`\`\n`,
  });

it('constraints for people have a part for the machine, and need none', () => {
  const { untold, findings } = constraints(
    '{"constraints": {"never": ["dig the field", "corpse"]}}',
  );
  expect(untold?.never).toEqual(['dig the field', 'corpse']);
  expect(findings).toEqual([]);
  expect(read({ 'world/constraints.md': 'The field is not dug.' })).toEqual({
    untold: null,
    findings: [],
  });
});

it.each([
  ['{"constraints": ', 'is not used'],
  ['{"constraints": {}}', 'has to be a list of texts'],
  ['{"constraints": {"never": "dig"}}', 'has to be a list of texts'],
  ['{"constraints": {"never": ["dig", 3]}}', 'has to be a list of texts'],
])('a block that cannot be used is named: %s', (block, why) => {
  const { untold, findings } = constraints(block);
  expect(untold).toBe(null);
  expect(findings).toMatchObject([
    { file: 'world/constraints.md', message: expect.stringContaining(why) as string },
  ]);
});

it('[arch §6.2.4] of a secret only prints are kept, by which its phrases are known again', () => {
  const secret = 'She loosened the sluice boards before the great flood. Nobody knows.';
  const { untold } = read({ 'characters/npcs/oda/secrets.md': `# What Oda keeps\n\n${secret}` });
  const prints = untold?.secrets.get('oda');
  const [known] = phrasePrints('It was Oda who loosened the sluice boards before dawn.').filter(
    (print) => prints?.has(print),
  );
  expect(known).toBeGreaterThan(0);
  expect(
    phrasePrints('The boards were sound before the flood came.').some((print) =>
      prints?.has(print),
    ),
  ).toBe(false);
});

it('names that stand in lore and setting alone are known', () => {
  const { untold } = read({
    'lore/act.md': '# The Hearth Act\n\nIt was passed under Queen Ysolt.',
    'characters/npcs/oda/secrets.md': 'Her name was Brindle once.',
  });
  expect(untold?.names).toEqual(['Hearth', 'Act', 'Queen', 'Ysolt']);
});
