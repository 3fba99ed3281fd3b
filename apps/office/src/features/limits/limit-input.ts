import type { LimitKind } from '@ikka/contract';
import { readAmount } from '../../parts/form/read-amount.ts';

/**
 * What an operator typed as a limit, as the wire writes it: an amount with its two digits, or whole minutes. Null where it is
 * neither; thousands separators are forgiven.
 */
export function readLimit(typed: string, kind: LimitKind): string | null {
  if (kind !== 'time') return readAmount(typed);
  const text = typed.replace(/[,\s]/g, '');
  return /^[1-9]\d{0,4}$/.test(text) ? text : null;
}
