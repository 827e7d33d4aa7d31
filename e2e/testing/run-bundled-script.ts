import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Json, JsonObject } from '@/foundation/json';
import { scriptLimits } from '@/foundation/limits';
import { fail, type Result } from '@/foundation/result';
import { createSameThreadScriptHost } from '@/hosts/fake/same-thread-script-host';
import type { ServiceCall, ServiceError } from '@/ports/script-host';
import type { Invocation } from '@/protocol/invocation';
import { readInvocation } from '@/protocol/read-invocation';

import { root } from './narratoria';

const host = createSameThreadScriptHost(readFileSync(String(process.env['NARRATORIA_TEST_WASM'])));

afterAll(() => host.close());

const filesBySkill = new Map<string, Readonly<Record<string, string>>>();

type Given = {
  readonly input: JsonObject;
  readonly dependencies?: Readonly<Record<string, JsonObject | null>>;
  readonly config?: JsonObject;
  readonly seed?: number;
  readonly services?: (call: ServiceCall) => Result<Json, ServiceError>;
  /** Files of the test's own, beside those of the skill or in their place. */
  readonly files?: Readonly<Record<string, string>>;
};

/** Runs one script of a bundled skill in the real sandbox. */
export function runBundledScript(skill: string, script: string, given: Given): Promise<Invocation> {
  const { input, dependencies = {}, config = {}, seed = 1 } = given;
  const services =
    given.services ?? (() => fail({ code: 'not-scripted', message: 'not scripted' }));
  return readInvocation(
    host.run(
      { files: { ...skillFiles(skill), ...given.files }, main: `scripts/${script}.js` },
      {
        requestId: 'test',
        tool: skill,
        operation: script,
        input,
        dependencies,
        config,
        attempt: 1,
      },
      {
        limits: { ...scriptLimits, wallMs: 2_000 },
        services: (call) => Promise.resolve(services(call)),
        seed,
        now: 0,
      },
      new AbortController().signal,
    ),
  );
}

function skillFiles(skill: string): Readonly<Record<string, string>> {
  const files = filesBySkill.get(skill) ?? readSkillFiles(skill);
  filesBySkill.set(skill, files);
  return files;
}

function readSkillFiles(skill: string): Readonly<Record<string, string>> {
  const folder = path.join(root, 'skills', skill);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}
