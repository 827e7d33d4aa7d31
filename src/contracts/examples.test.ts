import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fail, succeed } from '@/foundation/result';
import { checkContract, type ContractFault } from './check-contract';
import * as validators from './generated/validators';

const contractsFolder = path.resolve(__dirname, '../../contracts');

const sectionOfEvent: Readonly<Record<string, string>> = {
  log: '001 §4.1',
  state_patch: '001 §4.2',
  asset: '001 §4.3',
  ui_event: '001 §4.4',
  error: '001 §4.5',
  done: '001 §4.6',
};

/** For each contract, what judges it and which section a valid example shows. */
const contracts = {
  choice: { validate: validators.validateChoice, section: () => 'arch §7.3' },
  'plan-json': { validate: validators.validatePlan, section: () => '001 §13.3' },
  'tool-events': {
    validate: validators.validateToolEvent,
    section: (data: unknown) => sectionOfEvent[(data as { type: string }).type] ?? '001 §3',
  },
  'tool-input': { validate: validators.validateToolInput, section: () => '001 §6' },
} as const;

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

it('[001 §13.7] every contract has examples that this test judges', () => {
  const schemas = readdirSync(contractsFolder)
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.replace('.schema.json', ''));
  expect(schemas.sort()).toEqual(Object.keys(contracts).sort());
});

describe.each(Object.entries(contracts))('%s', (contract, { validate, section }) => {
  for (const { name, content } of readExamples(contract, 'valid'))
    it(`[${section(content)}] accepts: ${name}`, () => {
      expect(checkContract<unknown>(validate, content)).toEqual(succeed(content));
    });

  for (const { name, content } of readExamples(contract, 'invalid')) {
    const { reason, data, faults } = content as Refusal;
    it(`${reason}; refuses: ${name}`, () => {
      expect(checkContract<unknown>(validate, data)).toEqual(fail(faults));
    });
  }
});
