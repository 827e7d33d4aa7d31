import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../web/project-root.mjs';

const generated = 'src/contracts/generated';

/** The name of every contract that code checks. */
export function contractNames() {
  return readdirSync(path.join(root, generated)).flatMap(
    (file) => /^validate-(.+)\.js$/.exec(file)?.slice(1) ?? [],
  );
}

/** Source text, for a module in the project's root, that makes `validators`: every contract's own by its name. */
export function validatorsText() {
  const contracts = contractNames().map((name, position) => ({ name, local: `v${position}` }));
  const imports = contracts.map(
    ({ name, local }) =>
      `import { validate${titleOf(name)} as ${local} } from './${generated}/validate-${name}.js';`,
  );
  const entries = contracts.map(({ name, local }) => `${JSON.stringify(name)}: ${local}`);
  return [...imports, `const validators = { ${entries.join(', ')} };`].join('\n');
}

function titleOf(contract) {
  const schema = path.join(root, `contracts/${contract}.schema.json`);
  return JSON.parse(readFileSync(schema, 'utf8')).title;
}
