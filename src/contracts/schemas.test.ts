import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';

const folder = path.resolve(__dirname, '../../contracts');
const schemas = readdirSync(folder)
  .filter((file) => file.endsWith('.schema.json'))
  .map((file): [string, JsonObject] => [
    file,
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as JsonObject,
  ]);

type Field = { readonly path: string; readonly schema: Json };

/** Every field a schema names, however deep; conditions only ask again about fields named elsewhere. */
function fieldsOf(schema: Json | undefined, at = ''): readonly Field[] {
  if (!isJsonObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (['if', 'then', 'else', 'not', 'const', 'enum', 'default'].includes(keyword)) return [];
    if (Array.isArray(value)) return value.flatMap((each: Json) => fieldsOf(each, at));
    if (!['properties', '$defs'].includes(keyword)) return fieldsOf(value, at);
    return Object.entries(value as JsonObject).flatMap(([name, field]) => [
      ...(keyword === 'properties' ? [{ path: `${at}.${name}`, schema: field }] : []),
      ...fieldsOf(field, `${at}.${name}`),
    ]);
  });
}

/** A reference is described where it leads, and `true` says that another part describes the field. */
function isDescribed({ schema }: Field): boolean {
  return schema === true || (isJsonObject(schema) && ('description' in schema || '$ref' in schema));
}

it.each(schemas)('[001 §13.7] every field of %s is described', (_, schema) => {
  const undescribed = fieldsOf(schema).filter((field) => !isDescribed(field));
  expect(undescribed.map(({ path: where }) => where)).toEqual([]);
});

it.each(schemas)('[001 §8] %s lets fields of a later version pass', (_, schema) => {
  expect(JSON.stringify(schema)).not.toContain('"additionalProperties":false');
});

it.each(schemas)('[001 §13.7] %s has a name, a sentence and a source', (file, schema) => {
  expect(schema).toEqual(
    expect.objectContaining({
      $id: file,
      title: expect.stringMatching(/^[A-Z][A-Za-z]+$/) as string,
      'x-source': expect.stringMatching(/^(arch|00[123](-dm)?) §[\d.]+$/) as string,
      description: expect.stringMatching(/\.$/) as string,
    }),
  );
});
