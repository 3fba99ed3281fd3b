import type { LimitKind } from '@ikka/contract';

/**
 * What an operator typed as a limit, as the wire writes it: an amount with its two digits, or whole minutes. Null where it is
 * neither; thousands separators are forgiven.
 */
export function readLimit(typed: string, kind: LimitKind): string | null {
  const text = typed.replace(/[,\s]/g, '');
  if (kind === 'time') return /^[1-9]\d{0,4}$/.test(text) ? text : null;
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(text);
  if (!match) return null;
  return `${(match[1] ?? '').replace(/^0+(?=\d)/, '')}.${(match[2] ?? '').padEnd(2, '0')}`;
}
