import type { NewPayout } from './use-payouts.ts';

export type PayoutKind = NewPayout['kind'];
export type UsdtNetwork = Extract<NewPayout, { kind: 'usdt' }>['network'];

export interface PayoutFields {
  kind: PayoutKind;
  bankCode: string;
  network: UsdtNetwork;
  number: string;
  holderName: string;
}

/** The body of the call out of the form's fields: of each kind only what it has. */
export function payoutBody({ kind, bankCode, network, number, holderName }: PayoutFields): NewPayout {
  const shared = { number: number.trim(), holderName: holderName.trim() };
  switch (kind) {
    case 'bank':
      return { kind, bankCode, ...shared };
    case 'usdt':
      return { kind, network, ...shared };
    case 'jazzcash':
    case 'easypaisa':
      return { kind, ...shared };
  }
}

/** The field of the form that a refusal is about; null where it is about none. */
export function refusedPayoutField(code: string): 'number' | 'bankCode' | 'holderName' | null {
  switch (code) {
    case 'payout.number_invalid':
    case 'payout.number_taken':
      return 'number';
    case 'payout.bank_unknown':
      return 'bankCode';
    case 'payout.name_differs':
      return 'holderName';
    default:
      return null;
  }
}

/** Which sentence stands under a number that the server does not take, by its reason: what is expected, whose IBAN it is, or that it is to be compared once more. */
export function numberSentence(reason: unknown): 'expected' | 'otherBank' | 'compare' {
  if (reason === 'bank') return 'otherBank';
  return reason === 'checksum' ? 'compare' : 'expected';
}

/** Whether a bank's name has what was typed, in either language: who reads Urdu may well know the English name. */
export function isBankNamed(name: { EN: string; UR: string }, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return `${name.EN} ${name.UR}`.toLowerCase().includes(wanted);
}
