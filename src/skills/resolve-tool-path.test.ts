import { resolveToolPath } from '@/skills/resolve-tool-path';
import { torchSkill } from '@/skills/testing/torch-skill';

const empty = { ...torchSkill, name: 'prompt-only' as typeof torchSkill.name, scripts: [] };

it.each([
  ['skills/torch/scripts/light-torch.js', 'light'],
  ['skills/torch/scripts/light-torch.dart', 'light'],
  ['tools/torch/scripts/snuff.js', 'snuff'],
  ['torch/scripts/snuff.js', 'snuff'],
  ['torch/snuff.js', 'snuff'],
  // As a planner writes it that knows the script by its name alone, whatever its file is called.
  ['skills/torch/scripts/light.js', 'light'],
  ['torch/snuff', 'snuff'],
  ['torch/light', 'light'],
  ['torch', 'light'],
  ['skills/torch', 'light'],
  ['tools/torch', 'light'],
])('[001 §13.3] %s means the script %s', (toolPath, script) => {
  expect(resolveToolPath(toolPath, [empty, torchSkill])?.script.name).toBe(script);
});

it.each([
  'lantern/light',
  'torch/explode',
  'skills/torch/../other/light.js',
  '/skills/torch/scripts/snuff.js',
  'torch/toString',
  'prompt-only',
  '',
])('[001 §13.3] "%s" means no script', (toolPath) => {
  expect(resolveToolPath(toolPath, [empty, torchSkill])).toBeNull();
});
