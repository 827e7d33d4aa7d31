import { fail, succeed } from '@/foundation/result';
import { readSkillManifest } from '@/skills/read-skill-manifest';
import { torchFiles, torchManifest, torchSkill } from '@/skills/testing/torch-skill';

function read(changes: object) {
  return readSkillManifest(JSON.stringify({ ...torchManifest, ...changes }), torchFiles);
}

it('[arch §3.1] a manifest is read with its scripts, found at their path or below scripts/', () => {
  expect(read({})).toEqual(succeed(torchSkill));
});

it('a script that names no time is given whatever is usual where it runs', () => {
  const skill = read({ scripts: [{ name: 'light', path: 'light-torch.js' }] });
  expect(skill.ok && skill.value.scripts[0]?.timeoutMs).toBeNull();
});

it('[003-dm §1.2] what a script wants as input and whether a plan needs it are read from its manifest; silent ones want nothing', () => {
  const skill = read({});
  const wanted = skill.ok ? skill.value.scripts : [];
  expect(wanted.map(({ inputSchema, isRequired }) => [inputSchema, isRequired])).toEqual([
    [{ type: 'object' }, true],
    [null, false],
  ]);
});

it('a schema of its input that cannot be read costs a skill nothing', () => {
  const scripts = [{ name: 'light', path: 'light-torch.js', inputSchema: 'scripts/snuff.js' }];
  const skill = read({ scripts });
  expect(skill.ok && skill.value.scripts[0]?.inputSchema).toBeNull();
});

it('[arch §3.1] name, version and description are enough', () => {
  const manifest = { name: 'a-1', version: '0.0.1-beta', description: 'x' };
  expect(readSkillManifest(JSON.stringify(manifest), {})).toEqual(
    succeed({
      ...manifest,
      capabilities: [],
      priority: 50,
      permissions: new Set(),
      retryPolicy: {},
      scripts: [],
      configuration: {},
      files: {},
    }),
  );
});

it.each([
  ['a name with capitals', { name: 'Torch' }, 'name must be lowercase letters, digits and hyphens'],
  [
    'a name that is a path',
    { name: '../torch' },
    'name must be lowercase letters, digits and hyphens',
  ],
  ['no name', { name: undefined }, 'name is missing'],
  ['no version', { version: undefined }, 'version is missing'],
  [
    'half a version',
    { version: '1.0' },
    'version must be a version in three numbers, such as 1.0.0',
  ],
  ['no description', { description: undefined }, 'description is missing'],
  ['an empty description', { description: '' }, 'description must not be empty'],
  ['scripts that are no list', { scripts: {} }, 'scripts must be a list'],
  ['a script without a path', { scripts: [{ name: 'light' }] }, 'scripts[0].path is missing'],
  ['a script that is a text', { scripts: ['light.js'] }, 'scripts[0] must be an object'],
  [
    'a script with a time below nothing',
    { scripts: [{ name: 'light', path: 'light-torch.js', timeout: -1 }] },
    'scripts[0].timeout must be at least 1',
  ],
  [
    'half a retry',
    { retryPolicy: { maxRetries: 2.5, backoffMs: 10 } },
    'retryPolicy.maxRetries must be a whole number',
  ],
  ['permissions as a text', { permissions: 'memory.read' }, 'permissions must be a list'],
  [
    'two faults',
    { description: undefined, priority: 'high' },
    'description is missing; priority must be a whole number',
  ],
  [
    'a script that is not there',
    { scripts: [{ name: 'x', path: 'x.js' }] },
    'the script x.js is not there',
  ],
  [
    'a script outside its folder',
    { scripts: [{ name: 'x', path: '../x.js' }] },
    'the script ../x.js is not there',
  ],
  [
    'a script every object has',
    { scripts: [{ name: 'x', path: 'toString' }] },
    'the script toString is not there',
  ],
])('[002 FR-031] %s is a fault in one sentence', (_, changes, message) => {
  expect(read(changes)).toEqual(fail(`skill.json: ${message}`));
});

it.each([
  ['not JSON', '{', /^skill\.json is not JSON: /],
  ['a list', '[]', /^skill\.json: must be an object$/],
])('[002 FR-031] a manifest that is %s is a fault', (_, text, message) => {
  const skill = readSkillManifest(text, {});
  expect(skill.ok ? '' : skill.error).toMatch(message);
});
