import { checkConfigSchema } from '@/skills/check-config-schema';

function messagesOf(text: string): readonly string[] {
  return checkConfigSchema('config-schema.json', text).map(({ message }) => message);
}

it('[arch §3.3] settings that are well described leave nothing to say', () => {
  const schema = { type: 'object', properties: { style: { type: 'string', default: 'vivid' } } };
  expect(messagesOf(JSON.stringify(schema))).toEqual([]);
});

it('[002 FR-064] a field of a wrong type is named, and so is a file that is not JSON', () => {
  const broken = { type: 'object', properties: { style: { type: 'colour' } } };
  expect(messagesOf(JSON.stringify(broken))).toEqual([expect.stringContaining('style')]);
  expect(messagesOf('{')).toEqual([expect.stringContaining('is not JSON')]);
});
