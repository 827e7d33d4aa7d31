import { checkConfigSchema } from '@/skills/check-config-schema';

it('[arch §3.3] what is wrong has its line and column', () => {
  const text = '{\n  "type": "object",\n  "properties": {"style": {"type": "colour"}}\n}';
  expect(checkConfigSchema('config-schema.json', text)).toMatchObject([{ line: 3, column: 36 }]);
});

function messagesOf(text: string): readonly string[] {
  return checkConfigSchema('config-schema.json', text).map(({ message }) => message);
}

it('[arch §3.3] settings that are well described leave nothing to say', () => {
  const schema = { type: 'object', properties: { style: { type: 'string', default: 'vivid' } } };
  expect(messagesOf(JSON.stringify(schema))).toEqual([]);
});

it('[arch §3.3] a field of a wrong type is named, and so is a file that is not JSON', () => {
  const broken = { type: 'object', properties: { style: { type: 'colour' } } };
  expect(messagesOf(JSON.stringify(broken))).toEqual([expect.stringContaining('style')]);
  expect(messagesOf('{')).toEqual([expect.stringContaining('is not JSON')]);
});
