import type { LateCode } from '@/engine/turn/late-code';

/** Null when it cannot be had: then the engine goes on by itself, without plans and scripts. */
export function loadTurnCode(): Promise<LateCode | null> {
  return import('@/engine/session/turn-code').catch(() => null);
}
