import type { MemoryRecallRequest } from '@/contracts/generated/service-calls';
import { fail, succeed, type Result } from '@/foundation/result';
import type { ServiceError } from '@/ports/script-host';
import { playerId, witnessesOf, type Memory, type Significance } from '@/story/state/memory';

type MemoryFilters = NonNullable<MemoryRecallRequest['params']['filters']>;

type Fits = (memory: Memory) => boolean;

const weight: Readonly<Record<Significance, number>> = { low: 0, medium: 1, high: 2 };

/** Whether a memory is in question at all; what is not given does not matter. */
export function memoryFilter(filters: MemoryFilters): Result<Fits, ServiceError> {
  const { location, character, characters = [], about, kind } = filters;
  const { tags = [], episode, significance, witness } = filters;
  const oneOf = tags.length === 0 ? undefined : tags;
  const whenever = during(filters);
  if (!whenever.ok) return whenever;
  const concerned = character === undefined ? characters : [character, ...characters];
  const holds: readonly (Fits | null)[] = [
    given(location, (value) => (memory) => memory.location === value),
    given(about, (value) => (memory) => memory.about === value),
    given(kind, (value) => (memory) => memory.kind === value),
    given(episode, (value) => (memory) => memory.episode === value),
    given(significance, (value) => (memory) => weight[memory.significance] >= weight[value]),
    given(oneOf, (some) => (memory) => some.some((tag) => memory.tags?.includes(tag) === true)),
    given(witness, (value) => (memory) => isAmong(value, witnessesOf(memory))),
    concerned.length === 0
      ? null
      : (memory) => concerned.every((id) => memory.about === id || isAmong(id, memory.characters)),
    whenever.value,
  ];
  const asked = holds.filter((fits) => fits !== null);
  return succeed((memory) => asked.every((fits) => fits(memory)));
}

function isAmong(person: string, people: readonly string[]): boolean {
  return person === playerId || people.includes(person);
}

/** Both ends included. */
function during({ since, until }: MemoryFilters): Result<Fits | null, ServiceError> {
  // Reading the time of every memory of a long story takes a while.
  if (since === undefined && until === undefined) return succeed(null);
  const from = since === undefined ? -Infinity : Date.parse(since);
  const to = until === undefined ? Infinity : Date.parse(until);
  // A day that no month has keeps the contract, and on some devices is no time.
  if (Number.isNaN(from) || Number.isNaN(to))
    return fail({ code: 'invalid-params', message: 'since and until must be times that exist' });
  return succeed(({ timestamp }) => {
    const at = Date.parse(timestamp);
    return from <= at && at <= to;
  });
}

function given<Value>(value: Value | undefined, fits: (value: Value) => Fits): Fits | null {
  return value === undefined ? null : fits(value);
}
