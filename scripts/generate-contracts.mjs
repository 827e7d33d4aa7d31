// contracts/*.schema.json → src/contracts/generated: for each schema a file of types and a self-contained
// validator, so that an app ships only the validators it asks. `--check` writes nothing and fails when
// the files would change.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';
import ts from 'typescript';

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

/** Free objects of a schema are JSON; the schema itself stays plain and knows nothing of our types. */
function withJsonTypes(schema) {
  if (Array.isArray(schema)) return schema.map(withJsonTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, withJsonTypes(value)]);
  const copy = Object.fromEntries(entries);
  const closed = ['properties', 'additionalProperties', 'oneOf', 'anyOf', 'allOf', '$ref'];
  if (closed.some((keyword) => keyword in copy)) return copy;
  if (copy.type === 'object') return { ...copy, tsType: 'JsonObject' };
  if (Array.isArray(copy.type) && copy.type.includes('object'))
    return { ...copy, tsType: copy.type.map((type) => tsTypeOf[type] ?? type).join(' | ') };
  return copy;
}

const tsTypeOf = { object: 'JsonObject', array: 'readonly Json[]', integer: 'number' };

async function typesOf({ name, schema }) {
  const { $id: _, ...described } = withJsonTypes(schema);
  const source = await compile(described, schema.title, {
    additionalProperties: false,
    bannerComment: '',
    cwd: schemaFolder,
    format: true,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 100, singleQuote: true, trailingComma: 'all' },
    unknownAny: true,
  });
  const wanted = ['Json', 'JsonObject'].filter((type) => new RegExp(`\\b${type}\\b`).test(source));
  const imports =
    wanted.length > 0 ? `import type { ${wanted.join(', ')} } from '@/foundation/json';\n` : '';
  return [`${name}.ts`, `${banner}${imports}\n${asReadonlyAliases(source).trim()}\n`];
}

const notes = ['title', 'description', 'default', 'examples', 'x-source', '$schema', '$comment'];

/** A validator carries its schema along; what is only for people would weigh on every start. */
function withoutNotes(schema, isNames = false) {
  if (Array.isArray(schema)) return schema.map((item) => withoutNotes(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  // Below `properties` and `$defs` a key is a name: an author's field may be called `title`.
  const kept = Object.entries(schema).filter(([key]) => isNames || !notes.includes(key));
  const namesBelow = (key) =>
    !isNames && ['properties', '$defs', 'patternProperties'].includes(key);
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      ['const', 'enum'].includes(key) && !isNames ? value : withoutNotes(value, namesBelow(key)),
    ]),
  );
}

/** ajv compiles with `new Function`, which phones and our content policy refuse: so here, ahead of time. */
async function validatorOf({ name, schema }, contracts) {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    discriminator: true,
    allowUnionTypes: true,
    code: { source: true, esm: true },
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
  return [`validate-${name}.js`, banner + bundle.outputFiles[0].text];
}

function validatorTypesOf({ name, schema: { title } }) {
  const imports = `import type { ValidateFunction } from '../validate-function';\nimport type { ${title} } from './${name}';\n`;
  return [
    `validate-${name}.d.ts`,
    `${banner}${imports}\nexport const validate${title}: ValidateFunction<${title}>;\n`,
  ];
}

async function generate() {
  const contracts = await readSchemas();
  return new Map([
    ...(await Promise.all(contracts.map(typesOf))),
    ...(await Promise.all(contracts.map((contract) => validatorOf(contract, contracts)))),
    ...contracts.map(validatorTypesOf),
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
