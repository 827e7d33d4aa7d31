// What the values of a contract are, without its limits: a table small enough for every start of the app.

/** `ValueShape` of contract-types.ts; a definition becomes a constant, so that what is shared is written once. */
function shapeIn(node, refer) {
  if (typeof node.$ref === 'string') return refer(node.$ref);
  if (node.then !== undefined) return `["nothing or", ${shapeIn(node.then, refer)}]`;
  if (node.oneOf !== undefined) return `["kinds", {${kindsIn(node.oneOf, refer).join(', ')}}]`;
  if (node.enum !== undefined) return JSON.stringify(['one', ...node.enum]);
  if (node.const !== undefined) return JSON.stringify(['one', node.const]);
  if (node.type === 'array') return `["list", ${shapeIn(node.items, refer)}]`;
  if (node.properties !== undefined) return `{${fieldsIn(node, refer).join(', ')}}`;
  if (node.format === 'date-time') return '"time"';
  return JSON.stringify(wordOf(node.type));
}

const words = { string: 'text', number: 'number', integer: 'number', boolean: 'truth' };

function wordOf(type) {
  const [word, ...others] = [type].flat().filter((each) => each !== 'null');
  if (others.length > 0) throw new Error(`no shape for ${[type].flat().join(' or ')}`);
  return `${words[word] ?? word}${[type].flat().includes('null') ? '?' : ''}`;
}

function kindsIn(nodes, refer) {
  return nodes.map(({ $ref }) => {
    const { name, node } = refer.definition($ref);
    return `${JSON.stringify(node.properties.kind.const)}: ${refer(`#/$defs/${name}`)}`;
  });
}

function fieldsIn({ properties, required = [] }, refer) {
  return Object.entries(properties).map(([name, node]) => {
    const key = required.includes(name) ? name : `${name}?`;
    return `${JSON.stringify(key)}: ${shapeIn(node, refer)}`;
  });
}

/** A file for each schema with `x-shapes`: the shapes of its own fields by name. */
export function shapeTablesOf(contracts, banner) {
  return contracts
    .filter(({ schema }) => schema['x-shapes'] === true)
    .map(({ name, schema }) => {
      const constants = new Map();
      const definition = ($ref) => {
        const key = $ref.replace('#/$defs/', '');
        return { name: key, node: schema.$defs[key] };
      };
      const refer = ($ref) => {
        const { name: key, node } = definition($ref);
        // Written after what it refers to.
        if (!constants.has(key)) constants.set(key, shapeIn(node, refer));
        return key;
      };
      refer.definition = definition;
      const fields = Object.entries(schema.properties).map(([key, node]) => [
        key,
        shapeIn(node, refer),
      ]);
      const lines = [...constants].map(([key, shape]) => `const ${key} = ${shape} as const;\n`);
      const exported = `{ ${fields.map(([key]) => key).join(', ')} } satisfies Readonly<Record<string, ValueShape>>`;
      return [
        `shapes-of-${name}.ts`,
        `${banner}import type { ValueShape } from './contract-types';\n\n${lines.join('')}\nexport const shapesOf${schema.title} = ${exported};\n`,
      ];
    });
}
