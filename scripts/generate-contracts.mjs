// contracts/*.schema.json → src/contracts/generated: for each schema a file of types and a self-contained
// validator, so that an app ships only the validators it asks. `--check` writes nothing and fails when
// the files would change.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';
import ts from 'typescript';

import { shapeTablesOf } from './contract-shapes.mjs';
import { contractTypes } from './contract-types.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const schemaFolder = path.join(root, 'contracts');
const outputFolder = path.join(root, 'src/contracts/generated');
const banner = '// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.\n';

async function readSchemas() {
  const files = (await readdir(schemaFolder)).filter((file) => file.endsWith('.schema.json'));
  return Promise.all(
    files.sort().map(async (file) => ({
      name: file.replace(/\.schema\.json$/, ''),
      schema: JSON.parse(await readFile(path.join(schemaFolder, file), 'utf8')),
    })),
  );
}

/**
 * What arrives over the wire is shared and never changed, so every member becomes readonly; and
 * interfaces become type aliases, because only those may be passed where a JsonObject is wanted.
 */
function asReadonlyAliases(source) {
  const file = ts.createSourceFile('generated.ts', source, ts.ScriptTarget.Latest);
  const edits = [];
  const visit = (node) => {
    if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node))
      edits.push({ at: node.getStart(file), until: node.getStart(file), text: 'readonly ' });
    if (ts.isArrayTypeNode(node))
      edits.push({ at: node.getStart(file), until: node.getStart(file), text: 'readonly ' });
    if (ts.isInterfaceDeclaration(node) && node.name.text === wrapper) {
      edits.push({ at: node.pos, until: node.end, text: '' });
      return;
    }
    if (ts.isInterfaceDeclaration(node)) {
      const start = node.getStart(file);
      const body = source.indexOf('{', node.name.end);
      edits.push({ at: start, until: body, text: `export type ${node.name.text} = ` });
      edits.push({ at: node.end, until: node.end, text: ';' });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  edits.sort((a, b) => b.at - a.at);
  return edits.reduce((text, { at, until, text: inserted }) => {
    return text.slice(0, at) + inserted + text.slice(until);
  }, source);
}

/** What another contract describes is imported from its types, not written a second time. */
function typeElsewhere($ref, contracts) {
  const [, name, definition] = /^([a-z-]+)\.schema\.json(?:#\/\$defs\/(\w+))?$/.exec($ref) ?? [];
  if (name === undefined) return null;
  const { schema } = contracts.find((contract) => contract.name === name);
  return { name, type: (definition === undefined ? schema : schema.$defs[definition]).title };
}

/** Below these keywords a key is a name, whatever it is called. */
function hasNames(keyword) {
  return ['properties', '$defs', 'patternProperties'].includes(keyword);
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** Free objects of a schema are JSON; the schema itself stays plain and knows nothing of our types. */
function withJsonTypes(schema, elsewhere) {
  if (Array.isArray(schema)) return schema.map((item) => withJsonTypes(item, elsewhere));
  if (typeof schema !== 'object' || schema === null) return schema;
  const imported = typeof schema.$ref === 'string' ? elsewhere(schema.$ref) : null;
  if (imported !== null) return { description: schema.description, tsType: imported.type };
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    // An author's field may be called `if`.
    hasNames(key)
      ? mapValues(value, (each) => withJsonTypes(each, elsewhere))
      : withJsonTypes(value, elsewhere),
  ]);
  const { if: condition, then, else: otherwise, ...copy } = Object.fromEntries(entries);
  // Where each answer to a question is a type of its own, the type is either of them.
  if (condition !== undefined && then?.$ref && otherwise?.$ref) copy.anyOf = [then, otherwise];
  // What is there is of another type, and may also be null.
  if (then?.$ref && copy.type?.includes?.('null'))
    return { description: copy.description, anyOf: [then, { type: 'null' }] };
  if ('allOf' in copy && 'properties' in copy) return besideAllOf(copy);
  const closed = ['properties', 'additionalProperties', 'oneOf', 'anyOf', 'allOf', '$ref'];
  if (closed.some((keyword) => keyword in copy)) return copy;
  if (copy.type === 'object') return { ...copy, tsType: 'JsonObject' };
  if (Array.isArray(copy.type) && copy.type.includes('object'))
    return { ...copy, tsType: copy.type.map((type) => tsTypeOf[type] ?? type).join(' | ') };
  return copy;
}

/** The compiler of types reads `allOf` and overlooks the properties beside it. */
function besideAllOf({ allOf, type, properties, required, ...rest }) {
  return { ...rest, allOf: [...allOf, { type, properties, required: required ?? [] }] };
}

const tsTypeOf = { object: 'JsonObject', array: 'Json[]', integer: 'number' };

const wrapper = 'Everything';

async function typesOf({ name, schema }, contracts) {
  const imported = new Map();
  const {
    $id: _,
    $defs,
    ...root
  } = withJsonTypes(schema, ($ref) => {
    const found = typeElsewhere($ref, contracts);
    if (found !== null) imported.set(found.type, found.name);
    return found;
  });
  const definitions = Object.keys($defs ?? {}).map((key) => [key, { $ref: `#/$defs/${key}` }]);
  // The compiler leaves out what nothing refers to, so something refers to everything.
  const everything = { type: 'object', properties: { root, ...Object.fromEntries(definitions) } };
  const source = await compile({ ...everything, $defs }, wrapper, {
    additionalProperties: false,
    bannerComment: '',
    cwd: schemaFolder,
    format: true,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 100, singleQuote: true, trailingComma: 'all' },
    unknownAny: true,
  });
  const wanted = ['Json', 'JsonObject'].filter((type) => new RegExp(`\\b${type}\\b`).test(source));
  const imports = [
    ...(wanted.length > 0
      ? [`import type { ${wanted.join(', ')} } from '@/foundation/json';\n`]
      : []),
    ...[...imported].sort().map(([type, file]) => `import type { ${type} } from './${file}';\n`),
  ];
  const types = asReadonlyAliases(source).trim();
  return [`${name}.ts`, `${banner}${imports.join('')}\n${types}\n${permissionsOf(schema)}`];
}

/** `x-permission` beside a method becomes a table that code can ask. */
function permissionsOf({ $defs = {} }) {
  const needing = Object.values($defs).filter((each) => each['x-permission'] !== undefined);
  if (needing.length === 0) return '';
  const rows = needing.map(
    (each) => `  '${each.properties.method.const}': '${each['x-permission']}',\n`,
  );
  return `\n/** The permission each method needs. */\nexport const permissionOf = {\n${rows.join('')}} as const;\n`;
}

const notes = ['title', 'description', 'default', 'examples', '$schema', '$comment'];
const isNote = (key) => notes.includes(key) || key.startsWith('x-');

/** A validator carries its schema along; what is only for people would weigh on every start. */
function withoutNotes(schema, isNames = false) {
  if (Array.isArray(schema)) return schema.map((item) => withoutNotes(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  // Below `properties` and `$defs` a key is a name: an author's field may be called `title`.
  const kept = Object.entries(schema).filter(([key]) => isNames || !isNote(key));
  const namesBelow = (key) => !isNames && hasNames(key);
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      ['const', 'enum'].includes(key) && !isNames ? value : withoutNotes(value, namesBelow(key)),
    ]),
  );
}

const formats = {
  'date-time':
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/,
  semver:
    /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-.]+)?(?:\+[0-9A-Za-z-.]+)?$/,
};

/** Where in the schema a rule stands: nobody asks, and every fault would carry it. */
const schemaPath = /schemaPath: (?:"[^"]*"|\w+ \+ "[^"]*"), /g;

/** ajv compiles with `new Function`, which phones and our content policy refuse: so here, ahead of time. */
async function validatorOf({ name, schema }, contracts) {
  // None of our schemas uses what only the newer dialect has, and its bookkeeping weighs a third more.
  const ajv = new Ajv({
    strict: true,
    // What a script sends is judged while the player waits: a list of a million faults is no answer.
    allErrors: schema['x-faults'] !== 'first',
    messages: false,
    inlineRefs: false,
    discriminator: true,
    allowUnionTypes: true,
    code: { source: true, esm: true },
    formats,
  });
  for (const contract of contracts) ajv.addSchema(withoutNotes(contract.schema));
  const bundle = await build({
    stdin: {
      contents: standaloneCode.default(ajv, { [`validate${schema.title}`]: schema.$id }),
      resolveDir: root,
      sourcefile: `validate-${name}.js`,
    },
    // The output names the bundled files: the names must not depend on where the project lies.
    absWorkingDir: root,
    preserveSymlinks: true,
    bundle: true,
    minifySyntax: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'warning',
  });
  const code = withoutCopies(bundle.outputFiles[0].text).replaceAll(schemaPath, '');
  return [`validate-${name}.js`, banner + code];
}

/** `x-words` beside a `pattern` says in a fault what the pattern wants. */
function patternWordsOf(contracts) {
  const words = new Map();
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    const { pattern, 'x-words': own } = node;
    if (typeof pattern === 'string' && typeof own === 'string') {
      if ((words.get(pattern) ?? own) !== own) throw new Error(`two x-words for ${pattern}`);
      words.set(pattern, own);
    }
    Object.values(node).forEach(visit);
  };
  for (const { schema } of contracts) visit(schema);
  const rows = [...words]
    .sort()
    .map((row) => `  [${row.map((each) => JSON.stringify(each)).join(', ')}],\n`);
  return [
    'pattern-words.ts',
    `${banner}\n/** What each pattern wants, in words. */\nexport const patternWords: ReadonlyMap<string, string> = new Map([\n${rows.join('')}]);\n`,
  ];
}

function definitionOf($ref, root, contracts) {
  const [, name, definition] = /^(?:([a-z-]+)\.schema\.json)?(?:#\/\$defs\/(\w+))?$/.exec($ref);
  const schema = name === undefined ? root : contracts.find((each) => each.name === name).schema;
  return { node: definition === undefined ? schema : schema.$defs[definition], root: schema };
}

/** The fields that a schema names, as a `Fields`. */
function fieldsIn(node, root, contracts) {
  if (typeof node.$ref === 'string') {
    const found = definitionOf(node.$ref, root, contracts);
    return fieldsIn(found.node, found.root, contracts);
  }
  const { properties = {}, additionalProperties, allOf = [], items } = node;
  const named = mapValues(properties, (each) => fieldsIn(each, root, contracts));
  const anyName =
    typeof additionalProperties === 'object' ? fieldsIn(additionalProperties, root, contracts) : 1;
  const fields = Object.assign(
    {},
    ...allOf.map((each) => fieldsIn(each, root, contracts)),
    named,
    anyName === 1 ? {} : { '*': anyName },
  );
  if (Object.keys(fields).length > 0) return fields;
  const each = items === undefined ? 1 : fieldsIn(items, root, contracts);
  return each === 1 ? 1 : [each];
}

/** Only of files that authors write is it said what in them nobody reads. */
function fieldTablesOf(contracts) {
  return contracts
    .filter(({ schema }) => schema['x-file'] !== undefined)
    .map(({ name, schema }) => [
      `fields-of-${name}.ts`,
      `${banner}import type { Fields } from './contract-types';\n\nexport const fieldsOf${schema.title} = ${JSON.stringify(fieldsIn(schema, schema, contracts), null, 1)} as const satisfies Fields;\n`,
    ]);
}

function validatorTypesOf({ name, schema: { title } }) {
  const imports = `import type { ValidateFunction } from './contract-types';\nimport type { ${title} } from './${name}';\n`;
  return [
    `validate-${name}.d.ts`,
    `${banner}${imports}\nexport const validate${title}: ValidateFunction<${title}>;\n`,
  ];
}

function checkDialect(name, schema) {
  const dialect = new Ajv2020({ strict: false });
  if (!dialect.validateSchema(schema))
    throw new Error(`contracts/${name}.schema.json: ${dialect.errorsText()}`);
}

async function generate() {
  const contracts = await readSchemas();
  for (const { name, schema } of contracts) checkDialect(name, schema);
  return new Map([
    ['contract-types.ts', `${banner}\n${contractTypes}`],
    ...(await Promise.all(contracts.map((contract) => typesOf(contract, contracts)))),
    ...(await Promise.all(contracts.map((contract) => validatorOf(contract, contracts)))),
    ...contracts.map(validatorTypesOf),
    patternWordsOf(contracts),
    ...fieldTablesOf(contracts),
    ...shapeTablesOf(contracts, banner),
  ]);
}

async function readExisting() {
  await mkdir(outputFolder, { recursive: true });
  const files = await readdir(outputFolder);
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(outputFolder, file), 'utf8')]),
    ),
  );
}

const wanted = await generate();
const existing = await readExisting();
const changed = [...wanted.keys()].filter((file) => existing.get(file) !== wanted.get(file));
const stale = [...existing.keys()].filter((file) => !wanted.has(file));

if (process.argv.includes('--check')) {
  for (const file of [...changed, ...stale])
    process.stderr.write(
      `src/contracts/generated/${file} does not follow from contracts/; run \`npm run contracts\`.\n`,
    );
  process.exitCode = changed.length + stale.length === 0 ? 0 : 1;
} else {
  for (const file of changed) await writeFile(path.join(outputFolder, file), wanted.get(file));
  for (const file of stale) await rm(path.join(outputFolder, file));
}

/** Ajv copies all errors so far for each entry of a list that has more: 300,000 of them never come to an end. */
function withoutCopies(code) {
  return code.replace(
    /vErrors\.concat\((\w+\.errors)\)/g,
    '($1.forEach((error) => vErrors.push(error)), vErrors)',
  );
}
