import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fail, succeed } from '@/foundation/result';
import { checkContract, type ContractFault } from './check-contract';
import type { ValidateFunction } from './generated/contract-types';

const contractsFolder = path.resolve(__dirname, '../../contracts');

const sectionOfEvent: Readonly<Record<string, string>> = {
  log: '001 §4.1',
  state_patch: '001 §4.2',
  asset: '001 §4.3',
  ui_event: '001 §4.4',
  error: '001 §4.5',
  done: '001 §4.6',
};

type Schema = { readonly title: string; readonly 'x-source': string };

const contracts = readdirSync(contractsFolder)
  .filter((file) => file.endsWith('.schema.json'))
  .map((file) => file.replace('.schema.json', ''));

function schemaOf(contract: string): Schema {
  const file = path.join(contractsFolder, `${contract}.schema.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Schema;
}

function validatorOf(contract: string): ValidateFunction<unknown> {
  const module = jest.requireActual<Record<string, ValidateFunction<unknown>>>(
    `./generated/validate-${contract}`,
  );
  const validate = module[`validate${schemaOf(contract).title}`];
  if (validate === undefined) throw new Error(`${contract} has no validator`);
  return validate;
}

/** Where the sources speak of what a valid example shows. */
function sourceOf(contract: string, data: unknown): string {
  const { type } = (data ?? {}) as { readonly type?: string };
  const ofEvent = contract === 'tool-events' ? sectionOfEvent[type ?? ''] : undefined;
  return ofEvent ?? schemaOf(contract)['x-source'];
}

type Refusal = {
  readonly reason: string;
  readonly data: unknown;
  readonly faults: readonly ContractFault[];
};

function readExamples(contract: string, kind: 'valid' | 'invalid') {
  const folder = path.join(contractsFolder, 'examples', contract, kind);
  return readdirSync(folder).map((file) => ({
    name: path.basename(file, '.json').replaceAll('-', ' '),
    content: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown,
  }));
}

describe.each(contracts)('%s', (contract) => {
  const validate = validatorOf(contract);

  it('[001 §13.7] has valid and invalid examples, and nothing else', () => {
    expect(readdirSync(path.join(contractsFolder, 'examples', contract)).sort()).toEqual([
      'invalid',
      'valid',
    ]);
  });

  for (const { name, content } of readExamples(contract, 'valid'))
    it(`[${sourceOf(contract, content)}] accepts: ${name}`, () => {
      expect(checkContract(validate, content)).toEqual(succeed(content));
    });

  for (const { name, content } of readExamples(contract, 'invalid')) {
    const { reason, data, faults } = content as Refusal;
    it(`${reason}; refuses: ${name}`, () => {
      expect(checkContract(validate, data)).toEqual(fail(faults));
    });
  }
});

it('[001 §13.7] examples belong to a contract', () => {
  expect(readdirSync(path.join(contractsFolder, 'examples')).sort()).toEqual(contracts.sort());
});
