/**
 * What a failed batch calls for. `collision`: another transaction was in the way; the same again will do. `lost`: the
 * connection is gone, the outcome unknown; ask again with the same ids. `broken`: some post of the batch cannot be written.
 */
export type FaultKind = 'collision' | 'lost' | 'broken';

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';
const UNIQUE = '23505';
/** The server ends, restarts or refuses connections. */
const GOING_DOWN = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '08000', '08003', '08006']);

export function faultKind(error: unknown): FaultKind {
  const { code, schema, table } = error as { code?: string; schema?: string; table?: string };
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return 'lost';
  if (code === DEADLOCK || code === SERIALIZATION) return 'collision';
  // The same id on another connection at the same moment: the next try finds it as a duplicate.
  if (code === UNIQUE && schema === 'ledger' && table?.startsWith('transfer')) return 'collision';
  return GOING_DOWN.has(code) ? 'lost' : 'broken';
}
