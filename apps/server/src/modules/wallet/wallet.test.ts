import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createWallet, type Wallet } from './index.ts';
import { type SettingKey, settingDefaults } from './wallet-test-settings.ts';

describe('wallet', () => {
  const clock = fakeClock();
  const settings: Partial<Record<SettingKey, unknown>> = {};
  let test: TestDatabase;
  let ledger: Ledger;
  let wallet: Wallet;
  let lastMember = 100n;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'wallet'] });
    ledger = await createLedger({ database: test.database, clock, log: pino({ level: 'silent' }) });
    wallet = createWallet({ database: test.database, clock, ledger, settings: settingDefaults(settings) });
  });
  afterAll(async () => {
    await ledger.close();
    await test.drop();
  });

  const newMember = () => ++lastMember;
  const trial = (memberId: bigint) => wallet.balance({ memberId, currency: 'PKT' });
  const real = (memberId: bigint) => wallet.balance({ memberId, currency: 'PKR' });
  const post = async (
    memberId: bigint,
    amount: bigint,
    kind: 'cash' | 'in_play' | 'pending_withdrawal' | 'frozen',
  ) =>
    ledger.post({
      transfers: [
        {
          id: ledger.newId(),
          debit: await ledger.houseAccount('provider', 'PKR', 'sandbox'),
          credit: await ledger.memberAccount(memberId, kind, 'PKR'),
          amount,
          kind: 'deposit',
        },
      ],
    });
  const booksBalance = async () => {
    const { rows } = await test.database.pool.query(
      'SELECT currency, sum(balance)::text AS sum FROM ledger.account GROUP BY currency',
    );
    expect(rows.every((row) => row.sum === '0')).toBe(true);
  };

  it('[W2] shows cash as available, what is in play, pending or frozen by operators as frozen, and their sum', async () => {
    const member = newMember();
    await wallet.openWallet(member, { isTrial: false });
    await post(member, 123_450n, 'cash');
    await post(member, 1_000n, 'in_play');
    await post(member, 205n, 'pending_withdrawal');
    await post(member, 300n, 'frozen');
    expect(await real(member)).toEqual({
      sumBalance: '1249.55',
      currency: 'PKR',
      currencySymbol: 'Rs',
      isTrial: false,
      balance: [
        { accountTypeId: 1, accountTypeName: 'MAIN', availBalance: '1234.50', frozenBalance: '15.05' },
      ],
    });
  });

  it('[W4] shows nothing but zeros before and after the accounts are opened', async () => {
    const member = newMember();
    const before = await real(member);
    expect(before.sumBalance).toBe('0.00');
    await wallet.openWallet(member, { isTrial: false });
    expect(await real(member)).toEqual(before);
    const kinds = (await ledger.balances(member)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['cash', 'in_play', 'pending_withdrawal']);
  });

  it('[W3] gives a trial account its play money, called by the real currency’s code and marked as trial', async () => {
    const member = newMember();
    await wallet.openWallet(member, { isTrial: true });
    expect(await trial(member)).toMatchObject({ sumBalance: '10000.00', currency: 'PKR', isTrial: true });
    await booksBalance();
  });

  it('[W5] gives it once, however often and however parallel the opening is repeated', async () => {
    const member = newMember();
    await Promise.all(Array.from({ length: 12 }, () => wallet.openWallet(member, { isTrial: true })));
    await wallet.openWallet(member, { isTrial: true });
    expect((await trial(member)).sumBalance).toBe('10000.00');
    await booksBalance();
  });

  it('[W5] finishes an opening that was cut off before or after the posting, with the amount of that time', async () => {
    for (const isPostedBefore of [false, true]) {
      const member = newMember();
      const cut = createWallet({
        database: test.database,
        clock,
        settings: settingDefaults(settings),
        ledger: {
          ...ledger,
          post: async (wanted) => {
            if (isPostedBefore) await ledger.post(wanted);
            throw new Error('the process died here');
          },
        },
      });
      await expect(cut.openWallet(member, { isTrial: true })).rejects.toThrow('died here');
      settings['trial.grant'] = '77.00';
      await wallet.openWallet(member, { isTrial: true });
      delete settings['trial.grant'];
      expect((await trial(member)).sumBalance).toBe('10000.00');
    }
    await booksBalance();
  });

  it('[W5] finishes it also after days, when the ledger no longer takes the first transfer', async () => {
    const member = newMember();
    const cut = createWallet({
      database: test.database,
      clock,
      settings: settingDefaults(settings),
      ledger: { ...ledger, post: () => Promise.reject(new Error('the process died here')) },
    });
    await expect(cut.openWallet(member, { isTrial: true })).rejects.toThrow('died here');
    clock.advance(50 * 3_600_000);
    await ledger.ensurePartitions();
    await expect(wallet.openWallet(member, { isTrial: true })).rejects.toThrow('untimely_id');
    await wallet.openWallet(member, { isTrial: true });
    expect((await trial(member)).sumBalance).toBe('10000.00');
  });

  it('[W5] gives nothing where the setting says nothing', async () => {
    const member = newMember();
    settings['trial.grant'] = '0.00';
    await wallet.openWallet(member, { isTrial: true });
    delete settings['trial.grant'];
    await wallet.openWallet(member, { isTrial: true });
    expect((await trial(member)).sumBalance).toBe('0.00');
  });

  it('[W6] counts neither other members nor another currency', async () => {
    const [rich, poor] = [newMember(), newMember()];
    await wallet.openWallet(poor, { isTrial: false });
    await wallet.openWallet(poor, { isTrial: true });
    await post(rich, 5_000n, 'cash');
    expect((await real(poor)).sumBalance).toBe('0.00');
    expect((await trial(rich)).sumBalance).toBe('0.00');
  });
});
