import { permissionOf } from '@/contracts/generated/service-calls';
import type { JsonObject } from '@/foundation/json';
import { fail, succeed } from '@/foundation/result';
import { serviceTable, type ServiceProviders } from '@/skills/service-table';

const memories = [{ id: 'm-1', summary: 'It burned.', timestamp: '', relevance: 1 }];
const asked: unknown[] = [];
const providers: ServiceProviders = {
  'memory.store': (params) => {
    asked.push(params);
    return succeed({ id: 'm-1' });
  },
  'memory.recall': (params) => {
    asked.push(params);
    return succeed({ memories });
  },
};

const never = new AbortController().signal;

beforeEach(() => {
  asked.length = 0;
});

const store = { method: 'memory.store', params: { summary: 'It burned.', mood: 'sad' } };
const recall = { method: 'memory.recall', params: { query: 'torches' } };

it.each([
  ['memory.write', store, { id: 'm-1' }],
  ['memory.read', recall, { memories }],
])(
  '[arch §3.5] a skill with the permission %s is answered, and its parameters arrive as they are',
  async (permission, call, answer) => {
    expect(await serviceTable(providers, new Set([permission]))(call, never)).toEqual(
      succeed(answer),
    );
    expect(asked).toEqual([call.params]);
  },
);

it.each([
  [store, ['memory.read'], 'memory.write'],
  [recall, ['memory.write', 'network:example.org'], 'memory.read'],
])('[arch §3.5] %j is denied to a skill with only %j', async (call, permissions, needed) => {
  expect(await serviceTable(providers, new Set(permissions))(call, never)).toEqual(
    fail({ code: 'permission-denied', message: `${call.method} needs the permission ${needed}` }),
  );
});

const allowed = new Set(['memory.read', 'memory.write']);

it.each(['memory.forget', 'toString', ''])(
  '[arch §3.5] there is no service "%s"',
  async (method) => {
    expect(await serviceTable(providers, allowed)({ method, params: {} }, never)).toEqual(
      fail({ code: 'unknown-method', message: `there is no service ${method}` }),
    );
  },
);

const later = [
  ['reputation.update', 'reputation.write'],
  ['reputation.query', 'reputation.read'],
  ['perception.init', 'perception.write'],
  ['perception.update', 'perception.write'],
  ['perception.query', 'perception.read'],
  ['lore.search', 'lore.read'],
  ['portraits.put', 'portraits.write'],
  ['portraits.find', 'portraits.read'],
  ['narrator.generate', 'narrator'],
] as const;

it.each(later)(
  '[arch §3.5] %s, which nobody offers yet, says so to a skill with the permission %s and to no other',
  async (method, permission) => {
    const call = { method, params: {} };
    expect([
      await serviceTable(providers, new Set([permission]))(call, never),
      await serviceTable(providers, new Set())(call, never),
    ]).toEqual([
      fail({
        code: 'not-available',
        message: `${method} is not available in this version of Narratoria`,
      }),
      fail({
        code: 'permission-denied',
        message: `${method} needs the permission ${permission}`,
      }),
    ]);
  },
);

describe('asking a server', () => {
  const fetched = async (url: unknown, ...permissions: readonly string[]): Promise<string> => {
    const call = { method: 'http.fetch', params: { url } as JsonObject };
    const answer = await serviceTable(providers, new Set(permissions))(call, never);
    return answer.ok ? 'answered' : answer.error.code;
  };

  it('[arch §3.5] needs the permission for just that host', async () => {
    expect([
      await fetched('https://api.example.org/v1', 'network:api.example.org'),
      await fetched('https://API.example.org/v1', 'network:Api.Example.org'),
      await fetched('https://example.org/', 'network:api.example.org'),
      await fetched('https://api.example.org.evil.net/', 'network:api.example.org'),
      await fetched('https://api.example.org/', 'network:<host>', 'memory.read'),
    ]).toEqual([
      'not-available',
      'not-available',
      'permission-denied',
      'permission-denied',
      'permission-denied',
    ]);
  });

  it.each([undefined, 7, 'file:///etc/passwd', 'ftp://api.example.org', 'https://a b'])(
    '[arch §3.5] %j is no address',
    async (url) => {
      expect(await fetched(url, 'network:api.example.org', 'network:')).toBe('invalid-params');
    },
  );
});

it.each([
  ['memory.store', {}, 'memory.store: params.summary is missing'],
  ['memory.store', { summary: ' ' }, 'memory.store: params.summary must not be blank'],
  ['memory.recall', { query: 1, limit: 0 }, 'memory.recall: params.query must be text'],
])(
  '[arch §4.1.3] %s with %j is refused before anybody is asked',
  async (method, params, message) => {
    expect(await serviceTable(providers, allowed)({ method, params }, never)).toEqual(
      fail({ code: 'invalid-params', message }),
    );
    expect(asked).toEqual([]);
  },
);

it('[arch §3.5] who lacks the permission is turned away whatever the parameters are', async () => {
  const call = { method: 'memory.store', params: { summary: 7, tags: 'x'.repeat(900_000) } };
  const fetch = { method: 'http.fetch', params: { url: 7 } };
  expect([
    await serviceTable(providers, new Set(['memory.read']))(call, never),
    await serviceTable(providers, new Set(['memory.read']))(fetch, never),
  ]).toEqual([
    fail({
      code: 'permission-denied',
      message: 'memory.store needs the permission memory.write',
    }),
    fail({
      code: 'permission-denied',
      message: 'http.fetch needs the permission network:<host>',
    }),
  ]);
});

const long = 'x'.repeat(900_000);
const everything = new Set<string>([...Object.values(permissionOf), `network:${long}`]);

it.each([
  [long, {}],
  ['http.fetch', { url: 'https://a.b', headers: { [long]: long } }],
  ['http.fetch', { url: `https://${long}` }],
  ['http.fetch', { url: `https://${'x'.repeat(1_000)}` }],
  ['memory.store', { summary: 'x', significance: long }],
  ['memory.store', { summary: 'x', tags: [long] }],
  ['memory.recall', { query: 'x', filters: { since: long } }],
])(
  '[arch §3.5] a refusal quotes at most 200 characters of what was sent',
  async (method, params) => {
    const answer = await serviceTable(providers, everything)({ method, params }, never);
    expect(answer.ok ? answer : answer.error.message.length).toBeLessThan(260);
  },
);

it('[arch §3.5] what is more than a contract allows is called too large', async () => {
  const params = { key: 'k'.repeat(201) };
  expect(
    await serviceTable({ 'storage.get': () => succeed({ value: null }) }, everything)(
      { method: 'storage.get', params },
      never,
    ),
  ).toEqual(
    fail({
      code: 'too-large',
      message: 'storage.get: params.key must have at most 200 characters',
    }),
  );
});

it('what a provider refuses reaches the script as it is', async () => {
  const refusal = fail({ code: 'full', message: 'no room' });
  const refusing: ServiceProviders = { ...providers, 'memory.store': () => refusal };
  expect(await serviceTable(refusing, allowed)(store, never)).toEqual(refusal);
});

it('a method is answered with what its contract promises', () => {
  // @ts-expect-error -- a memory that was stored has an id
  const forgetful: ServiceProviders = { 'memory.store': () => succeed({}) };
  // @ts-expect-error -- there is no such service
  const inventive: ServiceProviders = { 'memory.forget': () => succeed({}) };
  expect([forgetful, inventive]).toHaveLength(2);
});
