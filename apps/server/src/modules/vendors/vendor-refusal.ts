import type { VendorRefusalCode } from '@ikka/contract';

/** What a vendor is refused. It never says more of a player than its code does. */
export interface VendorRefusal<Code extends VendorRefusalCode = VendorRefusalCode> {
  readonly refused: Code;
  readonly details: Readonly<Record<string, unknown>>;
}

export function refuseVendor<const Code extends VendorRefusalCode>(
  refused: Code,
  details: VendorRefusal['details'] = {},
): VendorRefusal<Code> {
  return { refused, details };
}

export function isVendorRefusal(answer: unknown): answer is VendorRefusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
