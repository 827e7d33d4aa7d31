import type { ToolScene } from '@/engine/turn-data/tool-scene';
import { scriptToolRunner } from '@/engine/tools/script-tool-runner';
import { never } from '@/engine/testing/test-engine';
import type { ToolId } from '@/foundation/ids';

it.each([
  ['skills/torch/scripts/light.js', 'Script scripts/light.js not found in skill torch'],
  ['torch/light', 'Script light not found in skill torch'],
  ['torch', 'Script torch not found in skill torch'],
])('[003-dm §7] %s, which is not installed, is named', async (toolPath, violation) => {
  const runner = scriptToolRunner({ story: { skills: [] } } as unknown as ToolScene);
  const tool = {
    toolId: 'light' as ToolId,
    toolPath,
    input: {},
    dependencies: [],
    isRequired: true,
    isAsync: false,
    retryPolicy: {},
  };
  const call = {
    attempt: 1,
    ordinal: 0,
    dependencies: {},
    visibleEffects: [],
    timeoutMs: 1_000,
    onEvent: () => undefined,
  };
  const { invocation } = await runner.run({ tool, ...call }, never);
  expect(invocation.violation).toBe(violation);
});
