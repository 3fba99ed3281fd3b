/** The accounts that a member's postings can name, as the ledger spells them. */
export const accountKinds = [
  'cash',
  'locked_bonus',
  'in_play',
  'at_table',
  'pending_withdrawal',
  'vendor_wallet',
  'vendor_transit',
  'house',
  'vendor',
  'provider',
  'promotions',
  'jackpot',
  'equity',
] as const;
export type AccountKind = (typeof accountKinds)[number];

export interface AccountView {
  /** Null for an account that this page does not know; it is then shown as the ledger spells it. */
  kind: AccountKind | null;
  /** The label of one of several accounts of a kind, such as the vendor's code; '' without one. */
  label: string;
}

/** Reads an account of the ledger, `cash` or `vendor:IKKA_SLOT`. */
export function viewAccount(name: string): AccountView {
  const [kind = '', ...rest] = name.split(':');
  return { kind: accountKinds.find((known) => known === kind) ?? null, label: rest.join(':') };
}

/** Whether a posting moved the member's cash: only of that he is told what he has after it. */
export function movesCash({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return [from, to].some((name) => viewAccount(name).kind === 'cash');
}
