import { defaultSkillConfiguration } from '@/skills/skill-configuration';

const schema = {
  type: 'object',
  properties: {
    style: { type: 'string', enum: ['terse', 'vivid'], default: 'vivid' },
    scale: { type: 'object', properties: { min: { type: 'number', default: -10 } } },
    apiKey: { type: 'string', 'x-sensitive': true },
    list: { type: 'array', items: { type: 'string' }, default: [] },
  },
};

describe('defaultConfiguration', () => {
  it('[arch §3.3] a skill gets the defaults of its config-schema.json, groups filled in', () => {
    expect(defaultSkillConfiguration('config-schema.json', JSON.stringify(schema))).toEqual({
      ok: true,
      value: { style: 'vivid', scale: { min: -10 }, list: [] },
    });
  });

  it('[arch §3.3] a skill without settings gets none', () => {
    expect(defaultSkillConfiguration('config-schema.json', undefined)).toEqual({
      ok: true,
      value: {},
    });
  });

  it('[002 FR-064] settings that cannot be read are named with their file', () => {
    expect(defaultSkillConfiguration('config-schema.json', '{"type": "object"}')).toEqual({
      ok: false,
      error: 'config-schema.json describes no settings: properties is missing',
    });
    expect(defaultSkillConfiguration('settings.json', '{')).toEqual({
      ok: false,
      error: expect.stringMatching(/^settings\.json is not JSON/) as string,
    });
  });

  it('a field that is described badly has no default, and the others have theirs', () => {
    const text = JSON.stringify({ properties: { one: 'no', two: { default: 2 } } });
    expect(defaultSkillConfiguration('config-schema.json', text)).toEqual({
      ok: true,
      value: { two: 2 },
    });
  });
});
