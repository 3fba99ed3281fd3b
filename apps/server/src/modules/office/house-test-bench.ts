import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@ikka/contract';
import { karakoram25 } from '@ikka/karakoram-25/round';
import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { openIdentity, registerMember, visitorAt } from '../../fixtures/identity.fixture.ts';
import { createFactBus } from '../../platform/facts.ts';
import { createFolderStore } from '../../platform/files.ts';
import { createLogger } from '../../platform/log.ts';
import { createSignals } from '../../platform/signals.ts';
import { createVault } from '../../platform/vault.ts';
import { createAudit } from '../audit/index.ts';
import { createChannels } from '../channels/index.ts';
import { createContent } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createMember, type Member } from '../member/index.ts';
import { createPlays } from '../plays/index.ts';
import { openGuard } from '../protection/index.ts';
import { createRounds, type Rounds, roundSource } from '../rounds/index.ts';
import { createSettings, type Settings } from '../settings/index.ts';
import { createGameShelf } from '../shelf/index.ts';
import { createOffice, type Office } from './create-office.ts';

export const visitor = visitorAt('203.0.113.7');
export const operator = { username: 'saira', ip: '198.51.100.4' };

/** The modules that the office looks into, as the product composes them, on one real database. */
export interface House {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly office: Office;
  readonly settings: Settings;
  readonly identity: Identity;
  readonly member: Member;
  readonly ledger: Ledger;
  readonly rounds: Rounds;
  /** A registered member with money; his number and his session's token. */
  memberWith(name: string, amount: bigint): Promise<{ memberId: bigint; id: string; token: string }>;
  play(memberId: bigint, times: number): Promise<string[]>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const test = await openTestDatabase({
    modules: ['settings', 'audit', 'ledger', 'channels', 'identity', 'member', 'content', 'rounds', 'office'],
    max: 20,
  });
  const { database } = test;
  const clock = fakeClock(new Date('2026-11-20T10:00:00.000Z'));
  const log = createLogger('silent');
  const signals = await createSignals(test.url, log);
  const facts = createFactBus(log);
  const audit = createAudit({ database, clock });
  const settings = await createSettings({ database, clock, signals, facts, log, recordAct: audit.record });
  const ledger = await createLedger({ database, clock, log });
  const vault = createVault('a key for tests alone, thirty-two and more');
  const ways = { sms: 'outbox', mail: 'outbox' } as const;
  const channels = createChannels({ database, clock, vault, settings, log, ways });
  const identity = openIdentity({
    database,
    clock,
    settings,
    audit,
    facts,
    signals,
    log,
    vault,
    channels,
    isModuleOn: (id) => id !== 'GEETEST3',
    openWallet: async (tx, memberId, currency) => {
      await ledger.ensureMemberAccounts(memberId, currency, tx);
    },
    setLedgerSuspended: (tx, memberId, isSuspended) =>
      isSuspended ? ledger.suspend(tx, memberId) : ledger.unsuspend(tx, memberId),
    openProfile: (tx, memberId, fields) => member.openProfile(tx, memberId, fields),
    payoutNamesOf: (memberId) => member.payoutNamesOf(memberId),
  });
  const filesFolder = await mkdtemp(join(tmpdir(), 'ikka-house-'));
  const files = createFolderStore(filesFolder);
  const member = createMember({ database, clock, settings, audit, facts, vault, channels, identity, files });
  const rounds = createRounds({
    database,
    clock,
    vault,
    facts,
    settings: { get: () => 0 } as never,
    ledger,
    games: createGameShelf([karakoram25]),
    stakes: async () => [2_500n],
    currencyCode: (code) => code as CurrencyCode,
    guardOf: async () => openGuard,
  });
  const office = createOffice({
    database,
    clock,
    audit,
    settings,
    identity,
    member,
    ledger,
    rounds,
    plays: createPlays({ sources: () => [roundSource(rounds)] }),
    channels,
    content: createContent({ database, clock, settings, audit, facts, signals, files }),
    namesOf: async (ids) => new Map(ids.map((id) => [id, { EN: 'Karakoram 25', UR: 'قراقرم 25' }])),
  });

  return {
    test,
    clock,
    office,
    settings,
    identity,
    member,
    ledger,
    rounds,
    async memberWith(name, amount) {
      const { memberId, token } = await registerMember(identity, name, visitor);
      if (amount > 0n) {
        const cash = await ledger.memberAccount(memberId, 'cash', 'PKR');
        const bank = await ledger.houseAccount('provider', 'PKR', 'test');
        const transfer = { id: ledger.newId(), debit: bank, credit: cash, amount, kind: 'deposit' as const };
        await ledger.post({ transfers: [transfer] });
      }
      return { memberId, id: String(memberId), token };
    },
    async play(memberId, times) {
      const ids: string[] = [];
      for (let n = 0; n < times; n += 1) {
        clock.advance(1_000);
        const played = await rounds.play({
          play: {
            playSessionId: '0198d2a0-0000-7000-8000-000000000001',
            memberId,
            account: String(memberId),
            isTrial: false,
            currency: 'PKR',
            gameId: 'karakoram-25',
            vassalage: 'IKKA_SLOT',
            language: 'UR',
          },
          key: uuidv7({ msecs: clock.now().getTime() }),
          stake: '25.00',
          choice: null,
        });
        if (isRefusal(played)) throw new Error(played.code);
        ids.push(played.round.id);
      }
      return ids;
    },
    async close() {
      await ledger.close();
      await signals.close();
      await test.drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
