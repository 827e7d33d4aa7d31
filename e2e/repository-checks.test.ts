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
/** Only a check that hangs takes longer: beside other work some take a minute. */
const longest = 240_000;

const root = path.resolve(__dirname, '..');

type Files = Readonly<Record<string, string>>;
type Outcome = { readonly passed: boolean; readonly output: string };

const settings = [
  '.dependency-cruiser.cjs',
  '.jscpd.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'contracts',
  'eslint.config.mjs',
  'knip.json',
  'package.json',
  'scripts/check-types.mjs',
  'scripts/contract-shapes.mjs',
  'scripts/contract-types.mjs',
  'scripts/generate-contracts.mjs',
  'scripts/hermes/lint-rules.mjs',
  'scripts/house',
  'scripts/rooms.cjs',
  'src/contracts/generated',
  'src/foundation/globals.d.ts',
  'tsconfig.base.json',
  'tsconfig.core.json',
  'tsconfig.json',
  'tsconfig.native.json',
];

const cleanTree: Files = {
  'CONTRIBUTING.md': '# Contributing\n',
  'README.md': '# A small tree\n\nStart with `src/cli/main.ts`.\n',
  'app/index.tsx': 'export default function Index() {\n  return null;\n}\n',
  'bench/empty.ts': 'export {};\n',
  'bin/narratoria': "#!/usr/bin/env node\n'use strict';\n",
  'e2e/empty.test.ts': 'export {};\n',
  'examples/skills/bell/scripts/ring.js':
    'export default async function main(io) {\n  io.done({ ok: true });\n}\n',
  'scripts/house/doors.cjs':
    "module.exports = {\n  engine: { doors: { '.': 'turn' } },\n  foundation: { doors: { '.': 'json one' } },\n  plan: { doors: { '.': 'next' } },\n};\n",
  'scripts/house/same-on-purpose.mjs':
    "export const sameOnPurpose = { RollBand: 'as in the contracts' };\n",
  'skills/torch/scripts/light.js':
    "import { burn } from './lib/burn.js';\n\nexport default async function main(io) {\n  io.done(burn());\n}\n",
  'skills/torch/scripts/lib/burn.js': 'export const burn = () => ({ ok: true });\n',
  'src/cli/main.ts': "import { turn } from '@/engine/turn';\n\nprocess.exitCode = turn(1);\n",
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
  'src/engine/knows-too-much.ts': "export { inside } from '@/plan/inside';\n",
  'src/engine/knows-too-much.test.ts': "import { inside } from '@/plan/inside';\n\nvoid inside;\n",
  'src/engine/borrows-a-helper.test.ts':
    "import { help } from '@/plan/testing/help';\n\nvoid help;\n",
  'e2e/knows-too-much.ts': "export { inside } from '@/plan/inside';\n",
  'app/knows-too-much.tsx': "export { inside as default } from '@/plan/inside';\n",
  'src/plan/inside.ts': 'export const inside = 1;\n',
  'src/plan/testing/help.ts': 'export const help = 1;\n',
  'src/persistence/rows/read.ts': "export { table } from '@/persistence/schema/table';\n",
  'src/persistence/schema/table.ts': 'export const table = 1;\n',
  'src/persistence/schema/move.ts': "export { key } from '@/persistence/rows/key';\n",
  'src/persistence/rows/key.ts': 'export const key = 1;\n',
  ...Object.fromEntries(
    Array.from({ length: 26 }, (_, at) => [
      `src/skills/skill-${String(at)}.ts`,
      `export const skill${String(at)} = ${String(at)};\n`,
    ]),
  ),
  'src/skills/skill-26.test.ts': 'export {};\n',
  'skills/torch/scripts/borrows.js': "import { one } from '../../../src/foundation/one';\none();\n",
};

const againstTheTypes: Files = {
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
  'src/plan/waits-for-nobody.ts':
    'export const go = (act: () => Promise<void>): void => {\n  act();\n};\n',
  'src/plan/trusts-anything.ts':
    'export const size = (text: string): unknown => JSON.parse(text).size;\n',
  'src/plan/asks-for-nothing.ts':
    "export const name = (text: string): string => text ?? 'nobody';\n",
};

const againstTheHouse: Files = {
  'src/plan/asks-the-clock.ts': 'export const now = (): number => Date.now();\n',
  'src/plan/makes-a-date.ts': 'export const today = (): Date => new Date();\n',
  'src/plan/throws-dice.ts': 'export const luck = (): number => Math.random();\n',
  'src/plan/waits.ts': 'setTimeout(() => undefined, 1);\n',
  'src/plan/waits-in-disguise.ts': 'globalThis.setTimeout(() => undefined, 1);\n',
  'src/plan/reads-the-environment.ts': 'export const home = process.env;\n',
  'src/plan/sorts-by-language.ts':
    'export const sorted = (words: string[]): string[] => words.sort(new Intl.Collator().compare);\n',
  'src/plan/shares-memory.ts': 'export const shared = new SharedArrayBuffer(8);\n',
  'src/plan/compares-by-language.ts':
    "export const isFirst = (a: string): boolean => a.localeCompare('b') < 0;\n",
  'src/plan/changes-its-flags.ts': 'export const isLamp = /(?i:lamp)s/.test("LAMPs");\n',
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
  'src/cli/says-it-itself.ts': "process.stdout.write('a');\n",
  'src/cli/takes-the-stream.ts': "const { stderr } = process;\nstderr.write('a');\n",
  'src/cli/imports-the-stream.ts': "import { stdout } from 'node:process';\nstdout.write('a');\n",
  'src/cli/finds-the-stream.ts':
    "export const say = (on: 'stdout' | 'stderr'): boolean => process[on].write('a');\n",
  'src/cli/styles-it-itself.ts':
    "import { styleText } from 'node:util';\n\nexport const loud = styleText('bold', 'a');\n",
  'src/hosts/node/writes-to-a-handle.ts':
    "import { writeSync } from 'node:fs';\nwriteSync(1, 'a');\n",
  'src/hosts/node/logs.ts': "console.error('a');\n",
  'src/understanding/knows-a-sentence.ts':
    'export const isExcuse = (said: string): boolean => /dog ate my homework/.test(said);\n',
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

function folderWith(copied: readonly string[], files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-checks-'));
  projects.push(folder);
  for (const setting of copied)
    cpSync(path.join(root, setting), path.join(folder, setting), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.mjs'),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const project = (files: Files): string => folderWith(settings, { ...cleanTree, ...files });

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
  beforeAll(() => check(clean, 'rooms'), longest);

  it.each([
    ['check:types'],
    ['check:lint'],
    ['check:rooms'],
    ['check:words'],
    ['check:paths'],
    ['check:dead', ...dead],
    ['check:dead:production', ...dead],
    ['check:copies'],
    ['check:contracts'],
  ])(
    '%s passes on a clean tree',
    async (script, ...args) => {
      expect(await check(clean, script, ...args)).toMatchObject({ passed: true });
    },
    longest,
  );
});

it(
  'check:types names what a core room cannot have on a phone',
  async () => {
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
  },
  longest,
);

describe('npm run check:rooms', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await check(project(againstTheRooms), 'check:rooms');
  }, longest);

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
    ['an import past the doors', 'plan-doors: src/engine/knows-too-much.ts'],
    ['one of a route', 'plan-doors: app/knows-too-much.tsx'],
    ['one of a test', 'plan-doors-for-tests: src/engine/knows-too-much.test.ts'],
    ['one of a test of the whole', 'plan-doors-for-tests: e2e/knows-too-much.ts'],
    [
      'sub-rooms that need each other',
      'src/persistence/schema and src/persistence/rows need each other, if by others: src/persistence/schema/move.ts imports src/persistence/rows/key.ts.',
    ],
    ['a folder of 26 files', 'src/skills has 26 files, 25 at most: make two folders of it.'],
    ['a room without a README', 'src/recall has no README.md.'],
  ])('names %s', (_, complaint) => {
    expect(outcome.output).toContain(complaint);
  });

  it('lets a test use the helpers of another room', () => {
    expect(outcome.output).not.toContain('borrows-a-helper');
  });
});

describe('a file moved against the table', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    const folder = project({
      'src/engine/turn.ts': "export { next as turn } from '@/plan/steps/next';\n",
      'src/plan/steps/next.ts': 'export const next = (scene: number): number => scene;\n',
    });
    rmSync(path.join(folder, 'src/plan/next.ts'));
    await check(folder, 'rooms');
    outcome = await check(folder, 'check:rooms');
  }, longest);

  it.each([
    ['is imported past the doors', 'plan-doors: src/engine/turn.ts'],
    ['leaves a door that nobody uses', 'Nobody uses the door next of plan.'],
    ['makes a sub-room that no README knows', 'src/plan/README.md has no row for `steps/`.'],
  ])('%s', (_, complaint) => {
    expect(outcome).toMatchObject({
      passed: false,
      output: expect.stringContaining(complaint) as string,
    });
  });
});

it(
  'check:rooms names a README that says otherwise than the table, and npm run rooms mends it',
  async () => {
    const folder = project({});
    await check(folder, 'rooms');
    const readme = path.join(folder, 'src/plan/README.md');
    writeFileSync(readme, readFileSync(readme, 'utf8').replace('`next.ts`', '`other.ts`'));
    expect(await check(folder, 'check:rooms')).toMatchObject({
      passed: false,
      output: expect.stringContaining(
        'src/plan/README.md is not what the table says; run `npm run rooms`.',
      ) as string,
    });
    await check(folder, 'rooms');
    expect(await check(folder, 'check:rooms')).toMatchObject({ passed: true });
  },
  longest,
);

describe('npm run check:words', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await check(
      project({
        'src/story/mood.ts': "export type Mood = 'calm' | 'angry';\n",
        'src/narrator/how-it-sounds.ts': 'export type Mood = { readonly tone: string };\n',
        'src/recall/again.ts': "export type { Mood } from '@/story/mood';\n",
        'src/plan/choice.ts': 'export type Choice = number;\n',
      }),
      'check:words',
    );
  }, longest);

  it.each([
    [
      'a second meaning of a word',
      'Mood has a meaning in each of src/narrator/how-it-sounds.ts, src/story/mood.ts.',
    ],
    [
      'another meaning than the contract has',
      'Choice has a meaning in each of src/contracts/generated/choice.ts, src/plan/choice.ts.',
    ],
    [
      'a file named after nothing it exports',
      'src/narrator/how-it-sounds.ts is named after nothing it exports: it has Mood.',
    ],
  ])('names %s', (_, complaint) => {
    expect([outcome.passed, outcome.output]).toEqual([false, expect.stringContaining(complaint)]);
  });
});

it('check:paths names a file that a page names and that is not there', async () => {
  const folder = project({ 'docs/tour.md': 'See `src/plan/next.ts`, then `src/plan/after.ts`.\n' });
  expect(await check(folder, 'check:paths')).toMatchObject({
    passed: false,
    output: expect.stringContaining(
      'docs/tour.md names `src/plan/after.ts`, which is not there.',
    ) as string,
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
  }, longest);

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
    ['Intl, which phones have in part', 'src/plan/sorts-by-language.ts', 'no-restricted-globals'],
    ['a global that phones lack', 'src/plan/shares-memory.ts', 'no-restricted-globals'],
    ['a method that phones vary', 'src/plan/compares-by-language.ts', 'no-restricted-properties'],
    ['a pattern Hermes cannot read', 'src/plan/changes-its-flags.ts', 'no-restricted-syntax'],
    ['try in a core room', 'src/plan/tries.ts', 'no-restricted-syntax'],
    ['a default export', 'src/plan/exports-a-default.ts', 'no-restricted-exports'],
    ['export *', 'src/plan/exports-everything.ts', 'no-restricted-syntax'],
    ['an enum', 'src/plan/has-an-enum.ts', 'no-restricted-syntax'],
    ['a boolean trap', 'src/plan/sets-a-boolean-trap.ts', 'no-restricted-syntax'],
    ['a suppression without a reason', 'src/plan/hides-a-fault.ts', 'house/suppression-reasons'],
    [
      'a pattern that quotes a sentence',
      'src/understanding/knows-a-sentence.ts',
      'house/no-answers',
    ],
    ['a file over 300 lines', 'src/plan/is-long.ts', 'max-lines'],
    ['a word past the door', 'src/cli/says-it-itself.ts', 'no-restricted-properties'],
    ['a stream that is taken', 'src/cli/takes-the-stream.ts', 'no-restricted-properties'],
    ['a stream that is imported', 'src/cli/imports-the-stream.ts', 'no-restricted-imports'],
    ['a stream that is looked up', 'src/cli/finds-the-stream.ts', 'no-restricted-syntax'],
    ['a style of its own', 'src/cli/styles-it-itself.ts', 'no-restricted-imports'],
    ['a handle that is written to', 'src/hosts/node/writes-to-a-handle.ts', 'no-restricted-syntax'],
    ['the console', 'src/hosts/node/logs.ts', 'no-console'],
    ['a global the sandbox lacks', 'skills/torch/scripts/asks-the-world.js', 'no-undef'],
    ['a script nobody can start', 'skills/torch/scripts/cannot-start.js', 'no-restricted-syntax'],
  ])('names %s', (_, file, rule) => {
    expect(complaints[file]).toContain(rule);
  });
});

describe('npm run check:lint:types', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await check(project(againstTheTypes), 'check:lint:types', '--format', 'unix');
  }, longest);

  it.each([
    [
      'a switch that a new member would slip through',
      'leaves-a-switch-open',
      'switch-exhaustiveness-check',
    ],
    ['a promise nobody waits for', 'waits-for-nobody', 'no-floating-promises'],
    ['a value of any type that is used', 'trusts-anything', 'no-unsafe-member-access'],
    ['a question that has one answer', 'asks-for-nothing', 'no-unnecessary-condition'],
  ])('names %s', (_, file, rule) => {
    const complaint = outcome.output
      .split('\n')
      .find((line) => line.includes(`src/plan/${file}.ts`));
    expect([outcome.passed, complaint]).toEqual([false, expect.stringContaining(rule)]);
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

  it(
    'check:dead names an export nobody uses',
    async () => {
      const outcome = await check(folder, 'check:dead', ...dead);
      expect(outcome).toMatchObject({
        passed: false,
        output: expect.stringMatching(/never .*src\/foundation\/one\.ts/) as string,
      });
    },
    longest,
  );

  it(
    'check:dead:production names a file that only its own test uses',
    async () => {
      const outcome = await check(folder, 'check:dead:production', ...dead);
      expect(outcome).toMatchObject({
        passed: false,
        output: expect.stringContaining('src/foundation/only-tested.ts') as string,
      });
    },
    longest,
  );

  it(
    'check:copies names both places of a copy',
    async () => {
      const outcome = await check(folder, 'check:copies');
      expect(outcome).toMatchObject({
        passed: false,
        output: expect.stringMatching(/bench\/(first|second)\.ts/) as string,
      });
    },
    longest,
  );
});

it(
  'check:contracts names generated files that no longer follow from their schema',
  async () => {
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
  },
  longest,
);

it('check:kernels names bytes that no longer follow from their source', async () => {
  const folder = folderWith(['package.json', 'scripts/scan-kernel'], {
    'bench/read-kernel.ts': readFileSync(path.join(root, 'bench/read-kernel.ts'), 'utf8'),
    'src/hosts/shared/vectors/matrix-kernel.ts': "export const matrixKernel = 'AGFzbQEAAAA=';\n",
  });
  expect(await check(folder, 'check:kernels')).toMatchObject({
    passed: false,
    output: expect.stringContaining(
      'src/hosts/shared/vectors/matrix-kernel.ts is not what',
    ) as string,
  });
  await check(folder, 'kernels');
  expect(await check(folder, 'check:kernels')).toMatchObject({ passed: true });
});

describe('npm run check:requirements', () => {
  // Written out, these would be citations of this file itself.
  const cites = (ids: string): string => `[${ids}]`;
  const page = lines(
    '# Requirements',
    '',
    '<!-- figures -->',
    '3 rows: 2 cited by tests, 1 waiting for later work, 0 with nothing of their own to prove.',
    '<!-- end of figures -->',
    '',
    '## Still to come',
    '',
    '| subject | brings |',
    '| --- | --- |',
    '| **the store** | tables |',
    '',
    '## 001',
    '',
    '| id | asks | tests | still to come with |',
    '| --- | --- | --- | --- |',
    '| 001 §4.1 | logs | [log](../src/protocol/log.test.ts) ×2 | |',
    '| 001 §6 | input | [clock-cases](../src/ports/contract-tests/clock-cases.ts) | |',
    '| 001 §7 | files | | the store |',
  );
  const cited: Files = {
    'contracts/examples/input/invalid/none.json': `{ "reason": "${cites('001 §7')} there is some" }`,
    'contracts/input.schema.json': '{ "x-source": "001 §7" }',
    'docs/requirements.md': page,
    'e2e/play.test.ts': "it('plays', () => undefined);\n",
    'skills/torch/README.md': `${cites('001 §99')}\n`,
    'src/ports/contract-tests/clock-cases.ts': `export const title = '${cites('001 §6')} ticks';\n`,
    'src/protocol/log.test.ts': lines(
      `it('${cites('001 §4.1')} is no error', () => undefined);`,
      `it('${cites('001 §4.1')} has a level', () => undefined);`,
    ),
  };
  const requirements = (files: Files): string =>
    folderWith(['package.json', 'scripts/requirements'], { ...cited, ...files });

  it('passes when the page says which tests cite what', async () => {
    expect(await check(requirements({}), 'check:requirements')).toMatchObject({ passed: true });
  });

  it.each([
    [
      'an id that does not exist',
      { 'e2e/play.test.ts': `it('${cites('001 §7; 002 FR-029')} plays', () => undefined);\n` },
      `e2e/play.test.ts cites ${cites('002 FR-029')}, which does not exist.`,
    ],
    [
      'a source of a contract that does not exist',
      { 'contracts/input.schema.json': '{ "x-source": "001 §99" }' },
      `contracts/input.schema.json cites ${cites('001 §99')}, which does not exist.`,
    ],
    [
      'a test that the page does not know',
      { 'e2e/play.test.ts': `it('${cites('001 §7')} plays', () => undefined);\n` },
      'docs/requirements.md is stale; run `npm run requirements`.',
    ],
    [
      'a row that is neither cited nor waited for',
      { 'docs/requirements.md': page.replace('| the store |', '| |') },
      '001 §7 is cited by no test and names nothing that will bring it.',
    ],
  ])('names %s', async (_, files, complaint) => {
    expect(await check(requirements(files), 'check:requirements')).toMatchObject({
      passed: false,
      output: expect.stringContaining(complaint) as string,
    });
  });

  it('is mended by npm run requirements', async () => {
    const folder = requirements({
      'e2e/play.test.ts': `it('${cites('001 §7')} plays', () => undefined);\n`,
    });
    await check(folder, 'requirements');
    expect(await check(folder, 'check:requirements')).toMatchObject({ passed: true });
  });
});

describe('what is installed', () => {
  type Locked = Readonly<Record<string, unknown>>;
  type Lockfile = { readonly packages: Readonly<Record<string, Locked>> };
  const supplyChain = [
    'bench/package-lock.json',
    'docs/dependencies.md',
    'package-lock.json',
    'package.json',
    'scripts/house/report.mjs',
    'scripts/supply-chain',
  ];

  /** The lockfile with one package changed; what is undefined is left out. */
  function locking(name: string, changes: Locked, file = 'package-lock.json'): Files {
    const lockfile = readFileSync(path.join(root, file), 'utf8');
    const { packages, ...rest } = JSON.parse(lockfile) as Lockfile;
    const changed = { ...packages, [name]: { ...packages[name], ...changes } };
    return { [file]: JSON.stringify({ ...rest, packages: changed }) };
  }

  it.each(['check:lockfile', 'check:licences', 'check:dependencies'])(
    'passes %s',
    async (script) => {
      expect(await check(folderWith(supplyChain, {}), script)).toMatchObject({ passed: true });
    },
  );

  it.each<readonly [string, string, Files, string]>([
    [
      'check:lockfile',
      'a package without a hash',
      locking('node_modules/pure-rand', { integrity: undefined }),
      'node_modules/pure-rand has no SHA-512 hash.',
    ],
    [
      'check:lockfile',
      'a package to compare with that has no hash',
      locking('node_modules/zod', { integrity: undefined }, 'bench/package-lock.json'),
      'bench/package-lock.json: node_modules/zod has no SHA-512 hash.',
    ],
    [
      'check:lockfile',
      'a weak hash',
      locking('node_modules/pure-rand', { integrity: 'sha1-abc' }),
      'detected invalid integrity hash type for package: pure-rand',
    ],
    [
      'check:lockfile',
      'an address',
      locking('node_modules/pure-rand', { resolved: '../pure-rand.tgz' }),
      'node_modules/pure-rand names an address',
    ],
    [
      'check:lockfile',
      'a foreign host',
      locking('node_modules/pure-rand', { resolved: 'https://pure-rand.example/pure-rand.tgz' }),
      'detected invalid host(s) for package: pure-rand',
    ],
    [
      'check:licences',
      'a licence that asks for too much',
      locking('node_modules/pure-rand', { license: 'GPL-3.0-only' }),
      'pure-rand 8.4.2 says GPL-3.0-only about its licence',
    ],
    [
      'check:licences',
      'a licence that only tools may have',
      locking('node_modules/pure-rand', { license: 'MPL-2.0' }),
      'pure-rand 8.4.2 says MPL-2.0 about its licence',
    ],
    [
      'check:licences',
      'an exception without a use',
      locking('node_modules/caniuse-lite', { license: 'MIT' }),
      'The exception for caniuse-lite in licences.mjs is no longer needed.',
    ],
    [
      'check:dependencies',
      'a dependency nobody explained',
      { 'docs/dependencies.md': '' },
      'docs/dependencies.md: pure-rand is missing.',
    ],
  ])('fails %s for %s', async (script, _, files, complaint) => {
    expect(await check(folderWith(supplyChain, files), script)).toMatchObject({
      passed: false,
      output: expect.stringContaining(complaint) as string,
    });
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
      versions.filter(
        ([, version]) => !/^(npm:[a-z-]+@)?\d+\.\d+\.\d+(-[a-z0-9.]+)?$/.test(version),
      ),
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

it('every file of tests is run by one of the projects: what is slow is moved, never lost', async () => {
  const all = ['src', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  const jestFile = path.join(root, 'node_modules/jest/bin/jest.js');
  const listed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [jestFile, '--listTests'], { cwd: root }, (_, output) => {
      resolve(output);
    });
  });
  const run = new Set(listed.split('\n'));
  expect(all.filter((file) => !run.has(file))).toEqual([]);
  expect(all.length).toBeGreaterThan(300);
});
