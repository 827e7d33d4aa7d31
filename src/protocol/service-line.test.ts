import { checkContract } from '@/contracts/check-contract';
import { validateServiceLine } from '@/contracts/generated/validate-service-calls';
import { fail, succeed } from '@/foundation/result';
import { parseServiceLine, serviceAnswerLine } from '@/protocol/service-line';

function refusal(id: number | string | null, code: number, word: string, message: string) {
  const error = { code, message, data: { code: word } };
  return fail(JSON.stringify({ jsonrpc: '2.0', id, error }));
}

const needsId = 'a call needs an id: a whole number or a text';

it('[001 §2.2; 002 FR-046] a line that asks a service becomes a call with its id', () => {
  const line = '{"jsonrpc":"2.0","id":"a","method":"memory.recall","params":{"query":"torch"}}';
  expect(parseServiceLine(line)).toEqual(
    succeed({ id: 'a', method: 'memory.recall', params: { query: 'torch' } }),
  );
});

it('a call without parameters has none, and fields it does not know are ignored', () => {
  expect(parseServiceLine('{"jsonrpc":"2.0","id":7,"method":"a","extra":[1]}')).toEqual(
    succeed({ id: 7, method: 'a', params: {} }),
  );
});

it.each([
  ['not json', refusal(null, -32_700, 'parse-error', 'not JSON: not json')],
  ['', refusal(null, -32_700, 'parse-error', 'not JSON: ')],
  ['[]', refusal(null, -32_600, 'invalid-request', 'not a JSON object: []')],
  ['{"jsonrpc":"2.0","method":"a"}', refusal(null, -32_600, 'invalid-request', needsId)],
  ['{"jsonrpc":"2.0","id":1.5,"method":"a"}', refusal(null, -32_600, 'invalid-request', needsId)],
  ['{"id":1,"method":"a"}', refusal(1, -32_600, 'invalid-request', 'jsonrpc must be "2.0"')],
  ['{"jsonrpc":"2.0","id":1}', refusal(1, -32_600, 'invalid-request', 'method must be a text')],
  [
    '{"jsonrpc":"2.0","id":1,"method":"a","params":[1]}',
    refusal(1, -32_602, 'invalid-params', 'the parameters of a call must be an object'),
  ],
])('%j is answered with an error that says why', (line, answer) => {
  expect(parseServiceLine(line)).toEqual(answer);
});

it('parameters nested without end are refused before anything walks them', () => {
  const deep = `${'['.repeat(1e5)}${']'.repeat(1e5)}`;
  const line = `{"jsonrpc":"2.0","id":1,"method":"a","params":{"deep":${deep}}}`;
  expect(parseServiceLine(line)).toEqual(
    refusal(1, -32_602, 'invalid-params', 'nested deeper than 32 levels'),
  );
});

it('answers keep the contract of service lines, and a refusal names its reason twice', () => {
  const answers = [
    serviceAnswerLine(1, succeed({ id: 'm1' })),
    serviceAnswerLine('b', fail({ code: 'permission-denied', message: 'not in skill.json' })),
    serviceAnswerLine(2, fail({ code: 'unknown-method', message: 'there is no service x' })),
  ];
  expect(answers).toEqual([
    '{"jsonrpc":"2.0","id":1,"result":{"id":"m1"}}',
    '{"jsonrpc":"2.0","id":"b","error":{"code":-32000,"message":"not in skill.json","data":{"code":"permission-denied"}}}',
    '{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"there is no service x","data":{"code":"unknown-method"}}}',
  ]);
  for (const answer of answers)
    expect(checkContract(validateServiceLine, JSON.parse(answer)).ok).toBe(true);
});
