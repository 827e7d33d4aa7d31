import type { SkillName } from '@/foundation/ids';
import type { Skill } from '@/skills/skill';

export const torchManifest = {
  name: 'torch',
  version: '1.2.0',
  description: 'Lights torches.',
  capabilities: ['torch', 'light'],
  priority: 60,
  permissions: ['memory.read'],
  retryPolicy: { maxRetries: 1, backoffMs: 50 },
  scripts: [
    {
      name: 'light',
      path: 'light-torch.js',
      timeout: 2_000,
      inputSchema: 'schemas/light.json',
      required: true,
    },
    { name: 'snuff', path: 'scripts/snuff.js' },
  ],
};

export const torchFiles = {
  'scripts/light-torch.js': 'export default async function main() {}',
  'scripts/snuff.js': 'export default async function main() {}',
  'schemas/light.json': '{ "type": "object" }',
  'lib/wick.js': 'export const wick = 1;',
};

export const torchSkill: Skill = {
  name: 'torch' as SkillName,
  version: '1.2.0',
  description: 'Lights torches.',
  capabilities: ['torch', 'light'],
  priority: 60,
  permissions: new Set(['memory.read']),
  retryPolicy: { maxRetries: 1, backoffMs: 50 },
  scripts: [
    {
      name: 'light',
      path: 'scripts/light-torch.js',
      timeoutMs: 2_000,
      inputSchema: { type: 'object' },
      isRequired: true,
    },
    {
      name: 'snuff',
      path: 'scripts/snuff.js',
      timeoutMs: null,
      inputSchema: null,
      isRequired: false,
    },
  ],
  configuration: {},
  files: torchFiles,
};
