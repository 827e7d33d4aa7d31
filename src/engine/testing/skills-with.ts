import type { EngineHost } from '@/engine/engine-host';
import { hostWith } from '@/engine/testing/host-with';
import { testHost } from '@/engine/testing/test-engine';
import type { FileStore } from '@/ports/file-store';

/** Skills with some of their files replaced. */
export function skillsWith(files: Readonly<Record<string, string>>, base: FileStore): FileStore {
  return {
    list: (folder, signal) => base.list(folder, signal),
    readText: (path, signal) =>
      Promise.resolve(files[path] ?? null).then((text) => text ?? base.readText(path, signal)),
  };
}

/** A test host whose `recall` does this; the built-in planner plans it for every act. */
export function hostWithRecall(body: string, permissions: readonly string[] = []): EngineHost {
  const host = testHost();
  const manifest = {
    name: 'memory',
    version: '1.0.0',
    description: 'Recalls as the test wants it.',
    scripts: [
      { name: 'store-memory', path: 'scripts/store-memory.js' },
      { name: 'recall-memory', path: 'scripts/recall-memory.js' },
    ],
    permissions: ['memory.read', 'memory.write', ...permissions],
    retryPolicy: { maxRetries: 1, backoffMs: 1 },
  };
  const skills = skillsWith(
    {
      'memory/skill.json': JSON.stringify(manifest),
      'memory/scripts/recall-memory.js': `export default async function main(io) { ${body} }`,
    },
    host.content.skills,
  );
  return hostWith(host, { content: { skills } });
}
