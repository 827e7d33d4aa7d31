import { blocksOf } from '@/reading/prose/block';

const entries = (markdown: string): readonly (readonly [string | null, string])[] =>
  blocksOf('world/setting.md', markdown).map(({ label, text }) => [label, text]);

it('a row of a table is an entry about what its first cell names', () => {
  const table = `| Who | What |
| --- | --- |
| Anna Rell | Keeps the locks |
| Tom | Long, stooped; always gloves |
`;
  expect(entries(table)).toEqual([
    ['Anna Rell', 'Keeps the locks.'],
    ['Tom', 'Long, stooped; always gloves.'],
  ]);
});

it('a paragraph that begins with a name in bold and a stop or a colon is an entry', () => {
  expect(entries('**Anna Rell.** Keeps the locks.\n\n**Nobody** keeps the gate.')).toEqual([
    ['Anna Rell', 'Keeps the locks.'],
    [null, 'Nobody keeps the gate.'],
  ]);
});

it('[arch §6.2] of a form that was filled in the sentences are told, without the names of its fields', () => {
  expect(
    entries(
      "Where: the quay of Sarn, by the ice house.\n\nWhat's wrong: the tide has not turned since Monday.\n\n- **How it works**: nobody has asked.\n\nWhat the Cooper Saw: a light.",
    ),
  ).toEqual([
    ['Where', 'the quay of Sarn, by the ice house.'],
    [null, 'The tide has not turned since Monday.'],
    [null, 'Nobody has asked.'],
    [null, 'What the Cooper Saw: a light.'],
  ]);
});
