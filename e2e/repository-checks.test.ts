import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A check that never fails proves nothing. Each one runs here on a small tree of its own, with the
 * settings of this repository: once clean, once with files that break the rules.
 */
const root = path.resolve(__dirname, '..');

type Files = Readonly<Record<string, string>>;
type Outcome = { readonly passed: boolean; readonly output: string };

const settings = [
  '.dependency-cruiser.cjs',
  '.jscpd.json',
  '.prettierrc.json',
  'contracts',
  'eslint.config.mjs',
  'knip.json',
  'package.json',
  'scripts/generate-contracts.mjs',
  'scripts/rooms.cjs',
  'src/contracts/generated',
  'src/foundation/globals.d.ts',
  'tsconfig.base.json',
  'tsconfig.core.json',
  'tsconfig.json',
  'tsconfig.native.json',
];

const cleanTree: Files = {
  'app/index.tsx': 'export default function Index() {\n  return null;\n}\n',
  'bench/empty.ts': 'export {};\n',
  'bin/narratoria': "#!/usr/bin/env node\n'use strict';\n",
  'e2e/empty.test.ts': 'export {};\n',
  'skills/torch/scripts/light.js':
    "import { burn } from './lib/burn.js';\n\nexport default async function main(io) {\n  io.done(burn());\n}\n",
  'skills/torch/scripts/lib/burn.js': 'export const burn = () => ({ ok: true });\n',
  'src/cli/main.ts':
    "import { turn } from '@/engine/turn';\n\nprocess.stdout.write(String(turn(1)));\n",
  'src/engine/turn.ts':
    "import { next } from '@/plan/next';\n\nexport const turn = (scene: number): number => next(scene);\n",
  'src/foundation/json.ts':
    'export type JsonObject = { readonly [key: string]: Json };\nexport type Json = null | JsonObject;\n',
  'src/foundation/one.ts': 'export const one = 1;\n',
  'src/hosts/node/script-worker.ts': 'export {};\n',
  'src/plan/next.ts':
    "import { one } from '@/foundation/one';\n\nexport const next = (scene: number): number => scene + one;\n",
};

const lines = (...text: readonly string[]): string => [...text, ''].join('\n');

const againstTheRooms: Files = {
  'src/plan/reaches-up.ts': "export { turn } from '@/engine/turn';\n",
  'src/plan/reaches-sideways.ts': "export { remember } from '@/recall/remember';\n",
  'src/recall/remember.ts': 'export const remember = 1;\n',
  'src/story/takes-a-package.ts': "export { parse } from 'yaml';\n",
  'src/story/reads-a-file.ts': "export { readFileSync } from 'node:fs';\n",
  'src/narrator/hen.ts': "import type { Egg } from './egg';\n\nexport type Hen = { egg: Egg };\n",
  'src/narrator/egg.ts': "import type { Hen } from './hen';\n\nexport type Egg = { hen: Hen };\n",
  'src/engine/imports-a-skill.ts': "import '../../skills/torch/scripts/light.js';\n",
  'src/plan/uses-a-fake.ts': "export { fakeClock } from '@/hosts/fake/fake-clock';\n",
  'src/hosts/fake/fake-clock.ts': 'export const fakeClock = 1;\n',
  'src/attic/outside.ts': 'export const outside = 1;\n',
  'src/cli/enters-the-attic.ts': "export { outside } from '@/attic/outside';\n",
  'skills/torch/scripts/borrows.js': "import { one } from '../../../src/foundation/one';\none();\n",
};

const againstTheHouse: Files = {
  'src/plan/asks-the-clock.ts': 'export const now = (): number => Date.now();\n',
  'src/plan/makes-a-date.ts': 'export const today = (): Date => new Date();\n',
  'src/plan/throws-dice.ts': 'export const luck = (): number => Math.random();\n',
  'src/plan/waits.ts': 'setTimeout(() => undefined, 1);\n',
  'src/plan/waits-in-disguise.ts': 'globalThis.setTimeout(() => undefined, 1);\n',
  'src/plan/reads-the-environment.ts': 'export const home = process.env;\n',
  'src/plan/tries.ts': lines(
    'export function attempt(act: () => void): void {',
    '  try {',
    '    act();',
    '  } catch {',
    '    return;',
    '  }',
    '}',
  ),
  'src/plan/exports-a-default.ts': 'export default 1;\n',
  'src/plan/exports-everything.ts': "export * from './next';\n",
  'src/plan/has-an-enum.ts': 'export enum Mood {\n  Calm,\n}\n',
  'src/plan/sets-a-boolean-trap.ts': lines(
    'const load = (path: string, strict: boolean): string => path + String(strict);',
    "export const loaded = load('a', true);",
  ),
  'src/plan/hides-a-fault.ts': lines(
    '// eslint-disable-next-line eqeqeq',
    'export const same = (a: unknown, b: unknown): boolean => a == b;',
  ),
  'src/plan/leaves-a-switch-open.ts': lines(
    "export function say(mood: 'calm' | 'angry'): string {",
    '  switch (mood) {',
    "    case 'calm':",
    "      return 'Well.';",
    '    default:',
    "      return '?';",
    '  }',
    '}',
  ),
  'src/plan/is-long.ts': 'export {};\n' + 'void 0;\n'.repeat(300),
  'skills/torch/scripts/asks-the-world.js':
    'export default async function main() {\n  console.log(1);\n}\n',
  'skills/torch/scripts/cannot-start.js': 'export const main = () => undefined;\n',
};

const paragraph = Array.from(
  { length: 9 },
  (_, at) => `export const word${String(at)} = ${String(at)} * 2 + 1;`,
);

const withoutUse: Files = {
  'src/foundation/one.ts': 'export const one = 1;\nexport const never = 2;\n',
  'src/foundation/only-tested.ts': 'export const onlyTested = 1;\n',
  'src/foundation/only-tested.test.ts':
    "import { onlyTested } from './only-tested';\n\nexpect(onlyTested).toBe(1);\n",
  'bench/first.ts': lines(...paragraph),
  'bench/second.ts': lines(...paragraph),
};

const projects: string[] = [];

function project(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-checks-'));
  projects.push(folder);
  for (const setting of settings)
    cpSync(path.join(root, setting), path.join(folder, setting), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries({ ...cleanTree, ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

function check(folder: string, script: string, ...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile('npm', ['run', script, '--', ...args], { cwd: folder }, (fault, stdout, stderr) => {
      resolve({ passed: fault === null, output: stdout + stderr });
    });
  });
}

// The small tree uses few of the packages in package.json, so only files and exports are judged.
const dead = ['--include', 'files,exports'] as const;

afterAll(() => {
  for (const folder of projects) rmSync(folder, { recursive: true, force: true });
});

describe('the checks of this repository', () => {
  const clean = project({});

  it.each([
    ['check:types'],
    ['check:lint'],
    ['check:rooms'],
    ['check:dead', ...dead],
    ['check:dead:production', ...dead],
    ['check:copies'],
    ['check:contracts'],
  ])(
    '%s passes on a clean tree',
    async (script, ...args) => {
      expect(await check(clean, script, ...args)).toMatchObject({ passed: true });
    },
    60_000,
  );
});

it('check:types names what a core room cannot have on a phone', async () => {
  const folder = project({
    'src/plan/forgets-phones.ts': lines(
      'export function stop(signal: AbortSignal): void {',
      '  signal.throwIfAborted();',
      '}',
    ),
  });
  expect(await check(folder, 'check:types')).toMatchObject({
    passed: false,
    output: expect.stringMatching(/forgets-phones\.ts.*'throwIfAborted'/) as string,
  });
}, 60_000);

describe('npm run check:rooms', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await check(project(againstTheRooms), 'check:rooms');
  }, 60_000);

  it('fails', () => {
    expect(outcome.passed).toBe(false);
  });

  it.each([
    ['an import to the right', 'plan-direction: src/plan/reaches-up.ts'],
    ['an import of a sibling', 'plan-direction: src/plan/reaches-sideways.ts'],
    ['a package the room may not use', 'story-packages: src/story/takes-a-package.ts'],
    ['a node module in a core room', 'node-only-on-node: src/story/reads-a-file.ts'],
    ['a cycle, also of types', 'no-cycles: src/narrator/egg.ts'],
    ['code that imports a skill', 'src-stands-alone: src/engine/imports-a-skill.ts'],
    ['a fake outside tests', 'test-helpers-stay-in-tests: src/plan/uses-a-fake.ts'],
    ['a folder that is no room', 'every-file-has-a-room: src/cli/enters-the-attic.ts'],
    ['a skill that imports the engine', 'skills-stand-alone: skills/torch/scripts/borrows.js'],
  ])('names %s', (_, complaint) => {
    expect(outcome.output).toContain(complaint);
  });
});

describe('npm run check:lint', () => {
  let complaints: Readonly<Record<string, readonly string[]>>;
  let passed: boolean;
  beforeAll(async () => {
    const folder = project(againstTheHouse);
    const outcome = await check(
      folder,
      'check:lint',
      '--format',
      'json',
      '--output-file',
      'out.json',
    );
    passed = outcome.passed;
    complaints = complaintsIn(folder);
  }, 60_000);

  it('fails', () => {
    expect(passed).toBe(false);
  });

  it.each([
    ['Date.now() in a core room', 'src/plan/asks-the-clock.ts', 'no-restricted-properties'],
    ['new Date() in a core room', 'src/plan/makes-a-date.ts', 'no-restricted-syntax'],
    ['Math.random() in a core room', 'src/plan/throws-dice.ts', 'no-restricted-properties'],
    ['setTimeout in a core room', 'src/plan/waits.ts', 'no-restricted-globals'],
    ['globalThis.setTimeout', 'src/plan/waits-in-disguise.ts', 'no-restricted-globals'],
    ['process in a core room', 'src/plan/reads-the-environment.ts', 'no-restricted-globals'],
    ['try in a core room', 'src/plan/tries.ts', 'no-restricted-syntax'],
    ['a default export', 'src/plan/exports-a-default.ts', 'no-restricted-exports'],
    ['export *', 'src/plan/exports-everything.ts', 'no-restricted-syntax'],
    ['an enum', 'src/plan/has-an-enum.ts', 'no-restricted-syntax'],
    ['a boolean trap', 'src/plan/sets-a-boolean-trap.ts', 'no-restricted-syntax'],
    ['a suppression without a reason', 'src/plan/hides-a-fault.ts', 'house/suppression-reasons'],
    [
      'a switch that a new member would slip through',
      'src/plan/leaves-a-switch-open.ts',
      '@typescript-eslint/switch-exhaustiveness-check',
    ],
    ['a file over 300 lines', 'src/plan/is-long.ts', 'max-lines'],
    ['a global the sandbox lacks', 'skills/torch/scripts/asks-the-world.js', 'no-undef'],
    ['a script nobody can start', 'skills/torch/scripts/cannot-start.js', 'no-restricted-syntax'],
  ])('names %s', (_, file, rule) => {
    expect(complaints[file]).toContain(rule);
  });
});

function complaintsIn(folder: string): Readonly<Record<string, readonly string[]>> {
  const results = JSON.parse(readFileSync(path.join(folder, 'out.json'), 'utf8')) as readonly {
    filePath: string;
    messages: readonly { ruleId: string | null }[];
  }[];
  return Object.fromEntries(
    results.map(({ filePath, messages }) => [
      path.relative(folder, filePath),
      messages.map(({ ruleId }) => String(ruleId)),
    ]),
  );
}

describe('the checks for what nobody needs', () => {
  const folder = project(withoutUse);

  it('check:dead names an export nobody uses', async () => {
    const outcome = await check(folder, 'check:dead', ...dead);
    expect(outcome).toMatchObject({
      passed: false,
      output: expect.stringMatching(/never .*src\/foundation\/one\.ts/) as string,
    });
  }, 60_000);

  it('check:dead:production names a file that only its own test uses', async () => {
    const outcome = await check(folder, 'check:dead:production', ...dead);
    expect(outcome).toMatchObject({
      passed: false,
      output: expect.stringContaining('src/foundation/only-tested.ts') as string,
    });
  }, 60_000);

  it('check:copies names both places of a copy', async () => {
    const outcome = await check(folder, 'check:copies');
    expect(outcome).toMatchObject({
      passed: false,
      output: expect.stringMatching(/bench\/(first|second)\.ts/) as string,
    });
  }, 60_000);
});

it('check:contracts names generated files that no longer follow from their schema', async () => {
  const folder = project({});
  const file = path.join(folder, 'contracts/choice.schema.json');
  const schema = JSON.parse(readFileSync(file, 'utf8')) as { properties: object };
  const properties = { ...schema.properties, omen: { type: 'string' } };
  writeFileSync(file, JSON.stringify({ ...schema, properties }));
  const outcome = await check(folder, 'check:contracts');
  expect(outcome).toMatchObject({
    passed: false,
    output: expect.stringContaining('src/contracts/generated/choice.ts') as string,
  });
}, 60_000);

describe('what is installed', () => {
  type Locked = {
    readonly integrity?: string;
    readonly resolved?: string;
    readonly version: string;
  };
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const locked = Object.entries(packages).filter(([name]) => name !== '');

  it('comes from no address: the lockfile names none', () => {
    const addressed = locked.filter(
      ([, { resolved, version }]) => resolved !== undefined || /[/:]/.test(version),
    );
    expect(addressed).toEqual([]);
  });

  it('is what was reviewed: the lockfile has a hash of every package', () => {
    const unproven = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unproven.map(([name]) => name)).toEqual([]);
  });

  it('runs nothing while it is installed', () => {
    expect(readFileSync(path.join(root, '.npmrc'), 'utf8').split('\n')).toContain(
      'ignore-scripts=true',
    );
  });

  it('has exact versions', () => {
    const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Readonly<
      Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
    >;
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(
      versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/.test(version)),
    ).toEqual([]);
  });
});

it('the type check without a host covers every core room there is', () => {
  const { core } = jest.requireActual<{ core: readonly string[] }>('../scripts/rooms.cjs');
  const { include } = JSON.parse(readFileSync(path.join(root, 'tsconfig.core.json'), 'utf8')) as {
    include: readonly string[];
  };
  const rooms = readdirSync(path.join(root, 'src')).filter((room) => core.includes(room));
  expect(rooms.filter((room) => !include.includes(`src/${room}`))).toEqual([]);
});
