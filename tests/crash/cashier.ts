import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@ikka/client';
import { calls } from '@ikka/contract';
import { type SandboxProcess, startSandboxProcess } from '@ikka/payment-sandbox/testing';
import { seededRandom } from '@ikka/test-kit';
import { clientOf, must, openPlay } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { openPayee } from '../server/open-payee.ts';
import { keepDesk } from './cashier-desk.ts';
import { type Acts, type Payer, useCashier } from './cashier-members.ts';
import { countOf, noPromises, type Promises } from './cashier-promises.ts';
import { checkCashier, isCashierSound } from './check-cashier.ts';
import { until } from './insist.ts';
import { pagesOf } from './pages-of.ts';
import { type HouseTarget, strikeHouse } from './strike-house.ts';
import { type HouseScene, withHouse } from './with-house.ts';

const pairs = 9;
/** Every third agent and the member below him have these; smallest units. */
export const limits = { deposit: 3_000_000n, stake: 60_000n } as const;
const targets: readonly HouseTarget[] = ['one', 'two', 'postmaster', 'backend', 'both', 'all at once'];

/** A house in which money moves as fast as it can: no waits, no days, play that need not be. */
const settings: readonly [key: string, json: string][] = [
  ['identity.slider_captcha', 'false'],
  ['identity.fresh_minutes', '60'],
  ['member.payout_wait_hours', '0'],
  ['cashier.withdraw_turnover', '"0"'],
  ['cashier.withdraw_day_limits', '[{"fromLevel":0,"amountMax":"900000000.00","countMax":100}]'],
  ['cashback.claim_min', '"0.01"'],
  ['transfer.upline_limits', '{"min":"100.00","max":"1000.00","dayMax":"900000000.00","dayCount":1000}'],
  ['transfer.downline_limits', '{"min":"100.00","max":"1000.00","dayMax":"900000000.00","dayCount":1000}'],
];

/**
 * Kills two processes of one house and its database while members bring money in through a provider, play, send it along the
 * line, claim cashback and take it out, and an operator reviews, pays and settles disputes. Afterwards every acknowledged
 * step is there once, nothing else is, each sum lies where it must, and no limit was passed.
 */
export function cashierSurvives(kills: number, seed: number): Promise<boolean> {
  return withHouse('cashier', { settings, startBeside: startProvider }, async (house, { provider }) => {
    const scene = { ...house, provider };
    const promises = await torment(scene, kills, seed);
    const findings = await checkCashier(scene.postgres.url, promises, limits);
    console.log(JSON.stringify({ victim: 'cashier', kills, ...findings }));
    return isCashierSound(findings);
  });
}

/** The provider of payments, which tells each payment twice. */
async function startProvider({ folder, port }: { readonly folder: string; readonly port: number }) {
  const provider = await startSandboxProcess({
    webhookUrl: `http://127.0.0.1:${port}/vendor/payment/sandbox/webhook`,
    dataDir: join(folder, 'provider'),
    chaos: { duplicates: 1 },
  });
  const environment = {
    PAYMENT_SANDBOX_URL: provider.address,
    PAYMENT_SANDBOX_KEY_ID: provider.keyId,
    PAYMENT_SANDBOX_SECRET: provider.secret,
  };
  return { provider, environment, stop: () => provider.stop() };
}

interface Scene extends HouseScene {
  readonly provider: SandboxProcess;
}

async function torment(scene: Scene, kills: number, seed: number): Promise<Promises> {
  const { house, provider, database } = scene;
  const promises = noPromises();
  const random = seededRandom(seed);
  const [first] = house;
  if (!first) throw new Error('a house has processes');
  const operator = await logInOperator(first);
  const payers = await openPayers(scene, seed);
  const acts: Acts = {
    promises,
    payAtProvider: async (payerUrl, action) => void (await provider.pay(payerUrl, action)),
  };
  let isOver = false;
  const playing = payers.map((payer) => useCashier(payer, acts, () => isOver));
  const desk = keepDesk(pagesOf(house, operator), seededRandom(seed + 1), promises, () => isOver);
  const all = Promise.all([...playing, desk]);
  all.catch(() => undefined);
  for (let blow = 0; blow < kills; blow += 1) {
    await pause(400 + random.int(1_200));
    // The first blows take each target once; the rest fall where the seed wills.
    const target = targets[blow] ?? random.pick(targets);
    const before = countOf(promises);
    await strikeHouse(target, scene, random);
    const isGoingOn = until('orders go on', async () => countOf(promises) > before + 4 * pairs);
    await Promise.race([all, isGoingOn]);
    console.log(
      `${String(blow + 1).padStart(3)}  ${target.padEnd(12)} ${countOf(promises)} orders acknowledged, ${promises.unknown} unknown`,
    );
  }
  isOver = true;
  await all;
  await provider.deliver();
  await until('every payment has come and every move of money is told to the ledger', async () => {
    const { rows } = await database.pool.query<{ open: bigint }>(
      `SELECT (SELECT count(*) FROM cashier.deposit WHERE id = ANY ($1) AND state <> 'paid')
            + (SELECT count(*) FROM withdrawals.withdrawal WHERE money_due IS NOT NULL) AS open`,
      [[...promises.confirmed]],
    );
    return rows[0]?.open === 0n;
  });
  return promises;
}

/** Agents, each with a member below him; all of them have some money to begin with. */
async function openPayers({ house, database }: Scene, seed: number): Promise<Payer[]> {
  const [first] = house;
  if (!first) throw new Error('a house has processes');
  const payers: Payer[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const agent = await openPayee(first, `agent${pair}`, 2 * pair);
    const member = await openPayee(first, `member${pair}`, 2 * pair + 1);
    await database.pool.query('UPDATE identity.account SET agent_value = 1 WHERE id = $1', [agent.memberId]);
    await database.pool.query('UPDATE identity.account SET upline_id = $2 WHERE id = $1', [
      member.memberId,
      agent.memberId,
    ]);
    for (const [at, { token, payoutAccountId }] of [agent, member].entries()) {
      if (pair % 3 === 0) await setLimits(clientOf(first, token));
      const play = await openPlay(first, token);
      payers.push({
        payoutAccountId,
        pages: pagesOf(house, token),
        games: pagesOf(house, play),
        below: at === 0 ? member.memberId : null,
        random: seededRandom(seed * 1_000 + payers.length),
      });
    }
  }
  return payers;
}

async function setLimits(client: Client): Promise<void> {
  for (const kind of ['deposit', 'stake'] as const) {
    const value = `${limits[kind] / 100n}.00`;
    const params = { kind, period: 'day' } as const;
    await must(client.call(calls.protection.setLimit, { params, body: { value } }));
  }
}
