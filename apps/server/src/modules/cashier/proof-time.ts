import type { Settings } from '../settings/index.ts';

const hourMs = 3_600_000;

/** Whether a proof still opens a transfer again that expired or was given up. */
export function isProofInTime(
  settings: Pick<Settings, 'get'>,
  { settledAt }: { readonly settledAt: Date | null },
  now: Date,
): boolean {
  const hours = settings.get('cashier.transfer_late_proof_hours');
  return settledAt !== null && now.getTime() < settledAt.getTime() + hours * hourMs;
}
