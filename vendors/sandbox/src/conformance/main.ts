/**
 * The conformance suite, for any vendor:
 *   WALLET_URL=… KEY_ID=… PRIVATE_KEY_FILE=… TOKEN=… node vendors/sandbox/src/conformance/main.ts
 * TOKEN is what stands behind `#token=` in the address of a game that was just opened. For a vendor who keeps wallets, with the
 * house's key:
 *   TRANSFER_WALLET_URL=… KEY_ID=… PRIVATE_KEY_FILE=… node vendors/sandbox/src/conformance/main.ts
 * Exits with 1 when a rule is broken.
 */
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runConformance } from './run.ts';
import { runWalletConformance } from './run-wallet.ts';

const named = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
};

try {
  const key = {
    keyId: named('KEY_ID'),
    privateKey: createPrivateKey(readFileSync(named('PRIVATE_KEY_FILE'), 'utf8')),
  };
  const transferWallet = process.env.TRANSFER_WALLET_URL;
  const outcomes = transferWallet
    ? await runWalletConformance({ ...key, url: transferWallet.replace(/\/$/, '') })
    : await runConformance({
        ...key,
        walletUrl: named('WALLET_URL').replace(/\/$/, ''),
        token: named('TOKEN'),
      });
  for (const { name, problem } of outcomes)
    console.log(`${problem === null ? 'ok  ' : 'FAIL'} ${name}${problem === null ? '' : `: ${problem}`}`);
  process.exitCode = outcomes.some(({ problem }) => problem !== null) ? 1 : 0;
} catch (error) {
  console.error(`conformance: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
