import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../sandbox.ts';
import { runWalletConformance } from './run-wallet.ts';
import { walletScenarios } from './wallet-scenarios.ts';

const ours = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const house = generateKeyPairSync('rsa', { modulusLength: 2_048 });
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    dataDir: ':memory:',
    walletUrl: 'http://127.0.0.1:1/none',
    keyId: 'k1',
    privateKey: ours.privateKey,
    siteUrls: ['http://127.0.0.1:1'],
    chaos: null,
    purse: {
      walletUrl: 'http://127.0.0.1:1/none',
      house: { keyId: 'h1', publicKey: house.publicKey },
      chaos: null,
    },
  });
});
afterAll(() => sandbox.stop());

it('[S10] keeps every promise of a vendor with wallets', async () => {
  const wanted = { url: `${sandbox.address}/purse`, keyId: 'h1', privateKey: house.privateKey };
  const outcomes = await runWalletConformance(wanted);
  expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(outcomes).toHaveLength(walletScenarios.length);
});

it('[S10] is found out where it does not: another key is no house', async () => {
  const wanted = { url: `${sandbox.address}/purse`, keyId: 'h1', privateKey: ours.privateKey };
  const outcomes = await runWalletConformance(wanted);
  expect(outcomes.every(({ problem }) => problem !== null)).toBe(true);
});
