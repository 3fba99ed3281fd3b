import type { KeyObject } from 'node:crypto';
import { createWallet, type SignedRequest } from '../wallet.ts';
import type { RawAnswer } from './expectations.ts';
import type { Outcome } from './run.ts';
import { walletScenarios } from './wallet-scenarios.ts';

/**
 * Runs the suite against a vendor who keeps wallets, as the house, with the house's key. Every player is new and all money is
 * play money.
 */
export async function runWalletConformance(wanted: {
  /** The vendor's address before the name of the call. */
  readonly url: string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
}): Promise<Outcome[]> {
  const { prepare } = createWallet(wanted);
  const send = async ({ call, body, signature }: SignedRequest): Promise<RawAnswer> => {
    const response = await fetch(`${wanted.url}/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-vendor-key': wanted.keyId,
        'x-vendor-signature': signature,
      },
      body,
    });
    return { status: response.status, body: (await response.json()) as RawAnswer['body'] };
  };
  const line = {
    prepare,
    send,
    ask: (call: string, body: Parameters<typeof prepare>[1]) => send(prepare(call, body)),
  };
  const outcomes: Outcome[] = [];
  for (const { name, run } of walletScenarios) {
    const problem = await run(line).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    outcomes.push({ name, problem });
  }
  return outcomes;
}
