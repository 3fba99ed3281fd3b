import { CallFailure } from './client.ts';

/** How much is there of what a call came too early for, in whole percent; null where it failed otherwise. */
export function preparedPercent(error: Error | null): number | null {
  if (!(error instanceof CallFailure) || error.failed.code !== 'system.being_prepared') return null;
  return Number(error.failed.value?.percent ?? 0);
}
