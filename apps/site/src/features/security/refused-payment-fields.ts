import type { Failed } from '../../parts/calls/client.ts';

/** What is wrong with a payment password: which rule it breaks, or another sentence of the server's. */
export type PaymentRefusal =
  | { field: 'newPassword'; patternId: number; min: number; max: number }
  | { field: 'newPassword' | 'confirmNewPassword'; patternId: null };

/** The field of the form that a refusal is about; null where it is about none. */
export function refusedPaymentField({ code, value }: Pick<Failed, 'code' | 'value'>): PaymentRefusal | null {
  if (code === 'register.passwords_differ') return { field: 'confirmNewPassword', patternId: null };
  if (code === 'payment_password.weak') return { field: 'newPassword', patternId: null };
  if (code !== 'payment_password.invalid') return null;
  const { patternId, min, max } = value;
  return typeof patternId === 'number' && typeof min === 'number' && typeof max === 'number'
    ? { field: 'newPassword', patternId, min, max }
    : { field: 'newPassword', patternId: null };
}
