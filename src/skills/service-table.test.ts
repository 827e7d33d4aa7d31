import { fail, succeed } from '@/foundation/result';
import { serviceTable, type ServiceProviders } from '@/skills/service-table';

const providers: ServiceProviders = {
  memory: {
    store: (params) => succeed({ stored: params }),
    recall: (params) => succeed({ asked: params }),
  },
};

const params = { query: 'torches' };

it.each([
  ['memory.store', 'memory.write', { stored: params }],
  ['memory.recall', 'memory.read', { asked: params }],
])('%s is answered to a skill with the permission %s', async (method, permission, answer) => {
  const call = serviceTable(providers, new Set([permission]));
  expect(await call({ method, params })).toEqual(succeed(answer));
});

it.each([
  ['memory.store', ['memory.read'], 'memory.write'],
  ['memory.recall', ['memory.write', 'network:example.org'], 'memory.read'],
])('%s is denied to a skill with only %j', async (method, permissions, needed) => {
  const call = serviceTable(providers, new Set(permissions));
  expect(await call({ method, params })).toEqual(
    fail({ code: 'permission-denied', message: `${method} needs the permission ${needed}` }),
  );
});

it.each(['memory.forget', 'toString', ''])('there is no service "%s"', async (method) => {
  const call = serviceTable(providers, new Set(['memory.read', 'memory.write']));
  expect(await call({ method, params })).toEqual(
    fail({ code: 'unknown-method', message: `there is no service ${method}` }),
  );
});

it('what a provider refuses reaches the script as it is', async () => {
  const refusal = fail({ code: 'invalid-params', message: 'no summary' });
  const refusing: ServiceProviders = { memory: { ...providers.memory, store: () => refusal } };
  const call = serviceTable(refusing, new Set(['memory.write']));
  expect(await call({ method: 'memory.store', params: {} })).toEqual(refusal);
});
