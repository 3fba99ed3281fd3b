import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VendorCallName } from '@ikka/contract';
import { chaosSchema, type RunningSandbox, runConformance, startSandbox } from '@ikka/vendor-sandbox/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVendorsBench, type VendorsBench } from './vendors-test-bench.ts';

/** Two of the house's processes behind one address, as a balancer would have it. */
function serveWallet(bench: VendorsBench): Server {
  let asked = 0;
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [, vendor = '', call = ''] = (request.url ?? '').split('/');
    asked += 1;
    const { vendors } = bench.processes[asked % 2 ? 0 : 1];
    const { status, body } = await vendors.receive({
      vendor,
      call: call as VendorCallName,
      headers: request.headers,
      rawBody: Buffer.concat(chunks),
      ip: '203.0.113.9',
    });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}

const rounds = 140;

describe('the sandbox vendor on a bad line', () => {
  let bench: VendorsBench;
  let server: Server;
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    bench = await openVendorsBench({ gameId: 'sandbox-coin' });
    server = serveWallet(bench);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    sandbox = await startSandbox({
      port: 0,
      host: '127.0.0.1',
      dataDir: ':memory:',
      walletUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bench.vendor.code}`,
      keyId: 'k1',
      privateKey: bench.privateKey,
      siteUrls: ['http://127.0.0.1:1'],
      purse: null,
      chaos: chaosSchema.parse({ seed: 7, lost: 6, cut: 9, doubled: 8, replayed: 5, forged: 4, late: 8 }),
    });
  });
  afterAll(async () => {
    await sandbox.stop();
    server.closeAllConnections();
    server.close();
    await bench.close();
  });

  it('[V5] [V6] has the same books as the house after hundreds of rounds with every kind of trouble', async () => {
    const members = [await bench.openMember('PKR', 10_000_000n), await bench.openMember('PKT', 10_000_000n)];
    const keys: string[] = [];
    bench.clock.set(new Date());
    for (const { token } of members) {
      const opened = await sandbox.play.open(token);
      if ('problem' in opened) throw new Error(opened.problem);
      keys.push(opened.key);
    }
    let played = 0;
    for (let round = 0; round < rounds; round += 1) {
      // The vendor's clock is the machine's.
      bench.clock.set(new Date());
      const outcome = await sandbox.play.play(keys[round % 2] ?? '', { stake: '10.00', choice: 'star' });
      if (!('problem' in outcome)) played += 1;
      else expect(outcome.problem).toBe('lost');
    }
    // Deliveries go over the same bad line, until nothing is left to send.
    while (sandbox.store.openEntries().length > 0) {
      bench.clock.set(new Date());
      await sandbox.play.deliver();
    }
    await sandbox.chaos?.flush();

    expect(played).toBeGreaterThan(rounds / 2);
    expect(Object.values(sandbox.chaos?.happened ?? {}).every((times) => times >= 3)).toBe(true);
    expect(sandbox.store.entries().filter(({ state }) => state === 'refused')).toEqual([]);

    const theirs = sandbox.store.books();
    expect(theirs).toHaveLength(2);
    for (const [at, { memberId }] of members.entries()) {
      const currency = at === 0 ? 'PKR' : 'PKT';
      const ours = await bench.processes[0].vendors.totals({ memberIds: [memberId], currencies: [currency] });
      const their = theirs.find(({ isTrial }) => isTrial === BigInt(at));
      expect({ stake: their?.staked, payout: their?.paid }).toEqual({
        stake: ours.stake,
        payout: ours.payout,
      });
      expect(await bench.cash(memberId, currency)).toBe(10_000_000n - ours.stake + ours.payout);
    }
    bench.clock.set(new Date(Date.now() + 1_000));
    const [from, to] = [new Date(Date.now() - 86_400_000), bench.clock.now()];
    expect(await sandbox.reconcile(from, to)).toEqual([
      { currency: 'PKR', isTrial: false, isEqual: true, openRounds: [] },
      { currency: 'PKR', isTrial: true, isEqual: true, openRounds: [] },
    ]);
    expect(await bench.openRounds()).toEqual(await bench.roundsGivenBack());
    expect(await bench.processes[0].ledger.health('recount')).toMatchObject({ isBalanced: true });
  });

  it('[V14] keeps every promise that the conformance suite asks for', async () => {
    bench.clock.set(new Date());
    const { token } = await bench.openMember();
    const outcomes = await runConformance({
      walletUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bench.vendor.code}`,
      keyId: 'k1',
      privateKey: bench.privateKey,
      token,
    });
    expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(outcomes).toHaveLength(11);
  });
});
