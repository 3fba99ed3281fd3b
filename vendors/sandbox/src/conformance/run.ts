import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { createWallet, type SignedRequest } from '../wallet.ts';
import type { RawAnswer } from './expectations.ts';
import { type Line, scenarios } from './scenarios.ts';

export interface Outcome {
  readonly name: string;
  /** What was otherwise than promised; null where all was right. */
  readonly problem: string | null;
}

const session = z.object({
  sessionToken: z.string(),
  gameId: z.string(),
  currency: z.string(),
  stakeMin: z.string(),
});

/**
 * Runs the suite against a house with a vendor's own key, for the player whose game was opened with `token`. It stakes the
 * least stake a few times; what it stakes it wins or rolls back, but for one least stake.
 */
export async function runConformance(wanted: {
  readonly walletUrl: string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
  readonly token: string;
}): Promise<Outcome[]> {
  const wallet = createWallet({
    url: wanted.walletUrl,
    keyId: wanted.keyId,
    privateKey: wanted.privateKey,
  });
  const send = async ({ call, body, signature }: SignedRequest): Promise<RawAnswer> => {
    const response = await fetch(`${wanted.walletUrl}/${call}`, {
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
  const ask: Line['ask'] = (call, body) => send(wallet.prepare(call, body));
  const opened = await ask('authenticate', { token: wanted.token });
  const read = session.safeParse(opened.body.value);
  if (!read.success)
    return [{ name: 'a session is opened', problem: `got ${opened.status} ${opened.body.code ?? ''}` }];
  const line: Line = { ask, send, prepare: wallet.prepare, session: read.data };
  const outcomes: Outcome[] = [{ name: 'a session is opened', problem: null }];
  for (const { name, run } of scenarios) {
    const problem = await run(line).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    outcomes.push({ name, problem });
  }
  return outcomes;
}
