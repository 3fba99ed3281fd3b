import { alarmKinds } from '@ikka/contract';
import { fakeClock } from '@ikka/test-kit';
import { expect, it } from 'vitest';
import { cashierAlarms } from '../cashier/index.ts';
import { ledgerAlarms } from '../ledger/index.ts';
import { reportAlarms } from '../reports/index.ts';
import { returnAlarms } from '../returns/index.ts';
import { roundAlarms } from '../rounds/index.ts';
import { standingAlarms } from '../standing-bets/index.ts';
import { treasuryAlarms } from '../treasury/index.ts';
import { vendorWalletAlarms } from '../vendor-wallets/index.ts';
import { vendorAlarms } from '../vendors/index.ts';
import { withdrawalAlarms } from '../withdrawals/index.ts';
import { type AlarmCheck, auditCheck } from './index.ts';

type Watched = Parameters<typeof ledgerAlarms>[0] &
  Parameters<typeof cashierAlarms>[0] &
  Parameters<typeof roundAlarms>[0] &
  Parameters<typeof standingAlarms>[0] &
  Parameters<typeof treasuryAlarms>[0] &
  Parameters<typeof vendorWalletAlarms>[0] & {
    readonly audit: Parameters<typeof auditCheck>[0];
    readonly reports: Parameters<typeof reportAlarms>[0];
    readonly returns: Parameters<typeof returnAlarms>[0];
    readonly vendors: Parameters<typeof vendorAlarms>[0];
    readonly withdrawals: Parameters<typeof withdrawalAlarms>[0];
  };

/** The checks that the modules bring, each of its own subject. */
const alarmChecks = (parts: Watched): AlarmCheck[] => [
  auditCheck(parts.audit),
  ...ledgerAlarms(parts),
  ...cashierAlarms(parts),
  roundAlarms(parts),
  standingAlarms(parts),
  treasuryAlarms(parts),
  ...vendorWalletAlarms(parts),
  reportAlarms(parts.reports),
  returnAlarms(parts.returns),
  ...vendorAlarms(parts.vendors),
  withdrawalAlarms(parts.withdrawals),
];

const clock = fakeClock();
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000).toISOString();
const empty = { list: [], total: 0 };

/** A house in which nothing is wrong, but for what is changed. */
function house(changed: {
  readonly sum?: bigint;
  readonly differences?: Readonly<Awaited<ReturnType<Watched['reports']['prove']>>>;
  readonly returned?: Readonly<Awaited<ReturnType<Watched['returns']['outside']>>>;
  readonly brokenAt?: bigint;
  readonly held?: bigint;
  readonly discrepancies?: number;
  readonly reviewSince?: readonly string[];
  readonly escalated?: number;
  readonly adjustments?: number;
  readonly doubtful?: Readonly<Awaited<ReturnType<Watched['vendors']['booksInDoubt']>>>;
  readonly heldWins?: number;
  readonly losses?: Readonly<Awaited<ReturnType<Watched['vendors']['losses']['past']>>>;
  readonly doubts?: number;
  readonly differingWallets?: number;
  readonly lateRounds?: number;
  readonly unrecovered?: Readonly<Awaited<ReturnType<Watched['standing']['unrecoveredSince']>>>;
}): Watched {
  const settings = {
    'alarms.wait_minutes': 240,
    'alarms.wallet_transfer_minutes': 10,
    'alarms.provider_float_min': [{ provider: 'sandbox', currency: 'PKR', min: '500.00' }],
  };
  const parts = {
    clock,
    settings: { get: (key: keyof typeof settings) => settings[key] },
    ledger: {
      health: async () => ({ currencies: [{ currency: 'PKR', unit: 'money', sum: changed.sum ?? 0n }] }),
      heaps: async () => [
        { kind: 'provider', label: 'sandbox', currency: 'PKR', balance: -(changed.held ?? 50_000n) },
        { kind: 'provider', label: 'sandbox', currency: 'USD', balance: 0n },
      ],
    },
    audit: {
      check: async () => ({
        intact: changed.brokenAt === undefined,
        firstBrokenId: changed.brokenAt ?? null,
      }),
    },
    vendors: {
      booksInDoubt: async () => changed.doubtful ?? [],
      heldWins: {
        waiting: async () => ({
          count: changed.heldWins ?? 0,
          oldest: changed.heldWins ? new Date(hoursAgo(1)) : null,
        }),
      },
      losses: { past: async () => changed.losses ?? [] },
    },
    reports: { prove: async () => changed.differences ?? [] },
    returns: { outside: async () => changed.returned ?? [] },
    rounds: {
      overdueSince: async (before: Date) => {
        const oldest = new Date(hoursAgo(1));
        const isLate = changed.lateRounds !== undefined && oldest < before;
        return isLate ? { count: changed.lateRounds, oldest } : { count: 0, oldest: null };
      },
    },
    cashier: {
      reconciliation: { discrepancies: async () => ({ ...empty, total: changed.discrepancies ?? 0 }) },
      transfers: {
        queue: async () => ({
          ...empty,
          list: (changed.reviewSince ?? []).map((reviewSince) => ({ reviewSince })),
        }),
      },
    },
    withdrawals: {
      queue: async () => ({
        ...empty,
        list: [
          ...Array.from({ length: changed.escalated ?? 0 }, () => ({ escalatedAt: hoursAgo(1) })),
          { escalatedAt: null },
        ],
      }),
    },
    vendorWallets: {
      differing: async () => Array.from({ length: changed.differingWallets ?? 0 }),
      openSince: async (before: Date) => {
        const oldest = new Date(hoursAgo(1));
        const isLate = changed.doubts !== undefined && oldest < before;
        return isLate ? { count: changed.doubts, oldest } : { count: 0, oldest: null };
      },
    },
    standing: { unrecoveredSince: async () => changed.unrecovered ?? [] },
    treasury: { adjustments: { waitingSince: async () => changed.adjustments ?? 0 } },
  };
  return parts as unknown as Watched;
}

const findingsOf = async (watched: Watched) => {
  const found: string[] = [];
  for (const { kind, look } of alarmChecks(watched)) {
    for (const { subject, details } of await look()) {
      found.push([kind, subject, ...Object.values(details)].filter(Boolean).join(' '));
    }
  }
  return found;
};

const off = {
  gameId: 'dice',
  version: '1.0.0',
  currency: 'PKR',
  rounds: 40_000n,
  measured: 1.0125,
  from: 0.981,
  to: 0.999,
} as never;

it('finds nothing where nothing is wrong', async () => {
  expect(await findingsOf(house({ reviewSince: [hoursAgo(3.9)] }))).toEqual([]);
});

it.each([
  ['ledger_unbalanced PKR money -0.01', { sum: -1n }],
  [
    'report_differs PKR 2 0.05',
    {
      differences: [
        { currency: 'PKR', kind: 'cash', label: '', balance: 4n },
        { currency: 'PKR', kind: 'house', label: '', balance: -5n },
      ],
    },
  ],
  ['audit_broken 17', { brokenAt: 17n }],
  ['float_low sandbox PKR 499.99 500.00', { held: 49_999n }],
  ['payments_differ 3', { discrepancies: 3 }],
  [`deposits_overdue 1 ${hoursAgo(5)}`, { reviewSince: [hoursAgo(5), hoursAgo(1)] }],
  [`withdrawals_overdue 2 ${hoursAgo(1)}`, { escalated: 2 }],
  ['adjustments_overdue 4', { adjustments: 4 }],
  [`wallet_transfers_overdue 2 ${hoursAgo(1)}`, { doubts: 2 }],
  ['wallets_differ 3', { differingWallets: 3 }],
  [`rounds_overdue 7 ${hoursAgo(1)}`, { lateRounds: 7 }],
  ['returns_off dice 1.0.0 PKR 40000 101.2500 % 98.1000 % … 99.9000 %', { returned: [off] }],
  [
    'vendor_books_differ SANDBOX PKR 2026-11-21 2 2026-11-21T00:00:00.000Z 2026-11-22T00:00:00.000Z',
    {
      doubtful: [
        {
          vendorCode: 'SANDBOX',
          why: 'differ',
          currency: 'PKR',
          from: new Date('2026-11-21'),
          to: new Date('2026-11-22'),
          differences: 2,
        },
      ],
    },
  ],
  [`vendor_wins_held 2 ${hoursAgo(1)}`, { heldWins: 2 }],
  [
    'vendor_loss_past SANDBOX PKR 340.00 300.00',
    { losses: [{ vendorCode: 'SANDBOX', currency: 'PKR', loss: 34_000n, most: 30_000n }] },
  ],
  [
    'corrections_unrecovered PKR 2 42.00',
    {
      unrecovered: [
        { currency: 'PKR', bets: 2, amount: 4_200n },
        { currency: 'PKT', bets: 1, amount: 1n },
      ],
    },
  ],
  ['vendor_books_differ SANDBOX', { doubtful: [{ vendorCode: 'SANDBOX', why: 'not_compared' }] }],
] as const)('finds %s', async (finding, changed) => {
  expect(await findingsOf(house(changed))).toEqual([finding]);
});

it('has a check for every kind of alarm', () => {
  const kinds = alarmChecks(house({})).map(({ kind }) => kind);
  expect([...kinds, 'check_failed'].sort()).toEqual([...alarmKinds].sort());
});
