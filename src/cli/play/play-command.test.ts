import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Output } from '@/cli/kit/output';
import { keepRecords } from '@/cli/story/keep-records';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { playCommand, type PlayWish } from '@/cli/play/play-command';

const project = path.resolve(__dirname, '../../..');

/** A copy of the project as far as a story needs it, with one folder more among its skills. */
function projectWithSkill(name: string, files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'narratoria-play-'));
  for (const shared of ['assets', 'campaigns', 'node_modules', 'package.json'])
    symlinkSync(path.join(project, shared), path.join(root, shared));
  cpSync(path.join(project, 'skills'), path.join(root, 'skills'), { recursive: true });
  mkdirSync(path.join(root, 'skills', name));
  for (const [file, text] of Object.entries(files))
    writeFileSync(path.join(root, 'skills', name, file), text);
  return root;
}

class HeardOutput extends Output {
  readonly said: string[] = [];
  readonly events: { readonly type: string }[] = [];

  override talk(text: string): void {
    this.said.push(text);
  }

  override json(value: unknown): void {
    this.events.push(value as { readonly type: string });
  }
}

const dataFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'narratoria-play-'));
const workerFile = String(process.env['NARRATORIA_TEST_WORKER']);

async function playOneScene(root: string, data = dataFolder()): Promise<HeardOutput> {
  const output = new HeardOutput({
    json: true,
    data,
    quiet: false,
    verbose: false,
    color: false,
  });
  const wish: PlayWish = {
    campaign: null,
    story: null,
    isNew: false,
    seed: 7,
    style: 'vivid',
    startingPatch: {},
    startAtBeat: null,
    choosing: { kind: 'random' },
    scenes: 1,
    trace: false,
    timings: false,
  };
  const surroundings = { root, version: '0', workerFile, argv: [] };
  await playCommand({ surroundings, output, wish }, new AbortController());
  return output;
}

it.each([
  [
    '[002 FR-034] a skill with a bad manifest',
    { 'skill.json': '{ "name": "lantern", "version": "1.0.0" }' },
    'skill.json: description is missing',
  ],
  [
    '[002 FR-064] a skill whose settings cannot be read',
    {
      'skill.json': '{ "name": "lantern", "version": "1.0.0", "description": "Light." }',
      'config-schema.json': '[]',
    },
    'config-schema.json describes no settings: properties is missing',
  ],
])('%s is named to who plays in the terminal, and the story is told', async (_, files, reason) => {
  const { said, events } = await playOneScene(projectWithSkill('lantern', files));
  expect(said).toEqual([`The skill in lantern was skipped: ${reason}.`]);
  expect(events.map(({ type }) => type)).toContain('scene');
});

it('[arch §6.1.4] what need not be kept is let go when a visit is over, and the story stays', async () => {
  const data = dataFolder();
  const { options } = await playOneScene(project, data);
  const never = new AbortController().signal;
  const surroundings = { root: project, version: '0', workerFile, argv: [] };
  const output = new HeardOutput(options);
  await keepRecords({ surroundings, output, wish: { what: 'visits', count: 1 } }, never);
  await playOneScene(project, data);
  const database = openSqliteDatabase(path.join(data, 'narratoria.db'));
  const counted = await database.read(
    'SELECT (SELECT count(*) FROM sessions) AS visits, (SELECT count(*) FROM scenes) AS scenes',
    [],
    never,
  );
  await database.close();
  expect(counted).toEqual([{ visits: 1, scenes: 2 }]);
  expect(output.events).toEqual([{ policies: [{ dataType: 'session', maxCount: 1 }] }]);
});
