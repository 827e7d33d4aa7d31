import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { discoverSkills } from '@/skills/discover-skills';
import { torchFiles, torchManifest } from '@/skills/testing/torch-skill';

const never = new AbortController().signal;

function folder(name: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, text]));
}

const torch = { ...torchFiles, 'skill.json': JSON.stringify(torchManifest) };

it('[002 FR-030; arch §3.2] every folder with a manifest is a skill, with the files its scripts may import', async () => {
  const store = memoryFileStore({
    ...folder('torch', { ...torch, 'README.md': '# Torch', 'data/kept.json': '{}' }),
    'README.md': 'all skills',
    'notes/todo.md': 'no skill',
  });
  const { skills, skipped } = await discoverSkills(store, never);
  expect(skills.map(({ name }) => name)).toEqual(['torch']);
  expect(Object.keys(skills[0]?.files ?? {}).sort()).toEqual([
    'lib/wick.js',
    'schemas/light.json',
    'scripts/light-torch.js',
    'scripts/snuff.js',
    'skill.json',
  ]);
  expect(skipped).toEqual([]);
});

it('[002 FR-034; arch §3.2] a bad manifest is skipped and named; the others are found', async () => {
  const store = memoryFileStore({
    ...folder('bad', { 'skill.json': JSON.stringify({ name: 'bad', version: '1.0.0' }) }),
    ...folder('torch', torch),
  });
  const { skills, skipped } = await discoverSkills(store, never);
  expect(skills.map(({ name }) => name)).toEqual(['torch']);
  expect(skipped).toEqual([
    {
      name: 'bad',
      reason: 'skill.json: description is missing',
      message: 'The skill in bad was skipped: skill.json: description is missing.',
    },
  ]);
});

it('[002 FR-030] a manifest further down is not a skill of its own', async () => {
  const store = memoryFileStore(folder('pack', folder('torch', torch)));
  expect(await discoverSkills(store, never)).toEqual({ skills: [], skipped: [] });
});

it('[002 FR-063] no skill at all is no fault', async () => {
  expect(await discoverSkills(memoryFileStore({}), never)).toEqual({ skills: [], skipped: [] });
});

it('[001 §2.1; 002 FR-030] a script in another language is found by its name, and its skill knows its folder', async () => {
  const manifest = { ...torchManifest, scripts: [{ name: 'light', path: 'light.py' }] };
  const files = { 'skill.json': JSON.stringify(manifest), 'scripts/light.py': 'print("lit")' };
  const store = { ...memoryFileStore(folder('torch', files)), folder: '/skills' };
  const { skills } = await discoverSkills(store, never);
  expect(skills.map((skill) => [skill.folder, skill.scripts[0]?.path, skill.files])).toEqual([
    ['/skills/torch', 'scripts/light.py', { 'skill.json': files['skill.json'] }],
  ]);
});

describe('two folders whose skills bear one name', () => {
  const discovered = async (...names: readonly string[]) => {
    const store = memoryFileStore(
      Object.assign({}, ...names.map((name) => folder(name, torch))) as Record<string, string>,
    );
    const { skills, skipped } = await discoverSkills({ ...store, folder: '/skills' }, never);
    return [skills.map((skill) => skill.folder), skipped.map(({ message }) => message)];
  };

  it.each([[['another', 'torch']], [['torch', 'zebra']]])(
    '[002 FR-060] of %j the one in the folder of that name stands, the other is skipped and named',
    async (names) => {
      const other = names.find((name) => name !== 'torch') ?? '';
      expect(await discovered(...names)).toEqual([
        ['/skills/torch'],
        [`The skill in ${other} was skipped: it calls itself torch, as the skill in torch does.`],
      ]);
    },
  );

  it('[002 FR-060] where no folder has that name, the first by name stands', async () => {
    expect(await discovered('lamp', 'candle', 'wick')).toEqual([
      ['/skills/candle'],
      ['lamp', 'wick'].map(
        (name) =>
          `The skill in ${name} was skipped: it calls itself torch, as the skill in candle does.`,
      ),
    ]);
  });
});
