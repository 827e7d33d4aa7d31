import { isJsonObject, type Json } from '@/foundation/json';
import { readSetting, writeSetting } from '@/persistence/rows/settings-rows';
import type { SqlDatabase, Statement } from '@/ports/sql-database';

/**
 * How long what is not the story itself is kept (arch §6.1.4). Without a bound nothing goes. Scenes and
 * memories are never let go by themselves: memories do not decay.
 */
export type RetentionPolicy = {
  readonly dataType: 'session' | 'portrait' | 'plan';
  readonly maxAgeMs?: number;
  /** Of each story, the newest stay. */
  readonly maxCount?: number;
  /** Of each story, the newest stay. */
  readonly maxBytes?: number;
};

const kept = {
  session: { table: 'sessions', time: 'coalesce(ended_at, started_at)', size: '64 + length(id)' },
  portrait: { table: 'portraits', time: 'generated_at', size: '64 + length(image_path)' },
  plan: { table: 'plan_log', time: 'coalesce(at, 0)', size: '64 + length(failed_tools)' },
} as const;

const settingKey = 'retention';

/** Nothing goes before somebody asks for it. */
export async function keepOnly(
  database: SqlDatabase,
  policies: readonly RetentionPolicy[],
  signal: AbortSignal,
): Promise<void> {
  await database.write([writeSetting(settingKey, policies)], signal);
}

/** What was asked for, as far as it can be understood. */
export async function policiesOf(
  database: SqlDatabase,
  signal: AbortSignal,
): Promise<readonly RetentionPolicy[]> {
  return readPolicies(await readSetting(database, settingKey, signal));
}

/** For a quiet moment. */
export async function letGo(
  database: SqlDatabase,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const policies = await policiesOf(database, signal);
  const statements = policies.flatMap((policy) => retentionStatements(policy, now));
  if (statements.length > 0) await database.write(statements, signal);
}

function retentionStatements(
  { dataType, maxAgeMs, maxCount, maxBytes }: RetentionPolicy,
  now: number,
): readonly Statement[] {
  const { table, time, size } = kept[dataType];
  const ranked = (rank: string): string =>
    `DELETE FROM ${table} WHERE id IN (SELECT id FROM (SELECT id, ${rank} AS rank FROM ${table}) WHERE rank > ?)`;
  const newestFirst = `PARTITION BY playthrough ORDER BY ${time} DESC, id`;
  return [
    ...bounded(maxAgeMs, (age) => ({
      sql: `DELETE FROM ${table} WHERE ${time} < ?`,
      params: [now - age],
    })),
    ...bounded(maxCount, (count) => ({
      sql: ranked(`row_number() OVER (${newestFirst})`),
      params: [count],
    })),
    ...bounded(maxBytes, (bytes) => ({
      sql: ranked(`sum(${size}) OVER (${newestFirst})`),
      params: [bytes],
    })),
  ];
}

function bounded(
  bound: number | undefined,
  statement: (bound: number) => Statement,
): readonly Statement[] {
  return bound === undefined ? [] : [statement(bound)];
}

function readPolicies(setting: Json): readonly RetentionPolicy[] {
  if (!Array.isArray(setting)) return [];
  return setting.flatMap((policy): readonly RetentionPolicy[] => {
    if (!isJsonObject(policy)) return [];
    const { dataType, maxAgeMs, maxCount, maxBytes } = policy;
    if (dataType !== 'session' && dataType !== 'portrait' && dataType !== 'plan') return [];
    return [
      {
        dataType,
        ...(typeof maxAgeMs === 'number' ? { maxAgeMs } : {}),
        ...(typeof maxCount === 'number' ? { maxCount } : {}),
        ...(typeof maxBytes === 'number' ? { maxBytes } : {}),
      },
    ];
  });
}
