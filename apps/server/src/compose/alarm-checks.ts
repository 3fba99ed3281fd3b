import { currencies, formatAmount, knownCurrency, parseAmount } from '@ikka/money';
import type { AlarmCheck, Finding } from '../modules/alarms/index.ts';
import type { Audit } from '../modules/audit/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Ledger } from '../modules/ledger/index.ts';
import type { Reports } from '../modules/reports/index.ts';
import type { Returns } from '../modules/returns/index.ts';
import type { Rounds } from '../modules/rounds/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { StandingBets } from '../modules/standing-bets/index.ts';
import type { Treasury } from '../modules/treasury/index.ts';
import type { VendorWallets } from '../modules/vendor-wallets/index.ts';
import type { Vendors } from '../modules/vendors/index.ts';
import type { Withdrawals } from '../modules/withdrawals/index.ts';
import type { Clock } from '../platform/clock.ts';

/** What the checks look at. */
export interface Watched {
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly ledger: Pick<Ledger, 'health' | 'heaps'>;
  readonly audit: Pick<Audit, 'check'>;
  readonly reports: Pick<Reports, 'prove'>;
  readonly returns: Pick<Returns, 'outside'>;
  readonly rounds: Pick<Rounds, 'overdueSince'>;
  readonly vendors: Pick<Vendors, 'booksInDoubt' | 'heldWins' | 'losses'>;
  readonly cashier: {
    readonly transfers: Pick<Cashier['transfers'], 'queue'>;
    readonly reconciliation: Pick<Cashier['reconciliation'], 'discrepancies'>;
  };
  readonly withdrawals: Pick<Withdrawals, 'queue'>;
  readonly vendorWallets: Pick<VendorWallets, 'differing' | 'openSince'>;
  readonly standing: Pick<StandingBets, 'unrecoveredSince'>;
  readonly treasury: { readonly adjustments: Pick<Treasury['adjustments'], 'waitingSince'> };
}

/** So many of a queue are counted; whether there are more changes nothing of the alarm. */
const countedMost = 100;
/** The job that ends open rounds looks every few seconds: one that stands so long after its time could not be ended. */
const roundsLateMs = 10 * 60_000;
const one = (isWrong: boolean, details: Finding['details']): Finding[] =>
  isWrong ? [{ subject: '', details }] : [];

/** What operators are told of. The dear ones, which read every account or the whole chain, are rare. */
export function alarmChecks(parts: Watched): AlarmCheck[] {
  const { settings, clock } = parts;
  const waitingLimit = () => new Date(clock.now().getTime() - settings.get('alarms.wait_minutes') * 60_000);
  return [
    { kind: 'ledger_unbalanced', everySeconds: 300, look: () => unbalanced(parts) },
    { kind: 'report_differs', everySeconds: 3_600, look: () => differing(parts) },
    {
      kind: 'audit_broken',
      everySeconds: 6 * 3_600,
      look: async () => {
        const { intact, firstBrokenId } = await parts.audit.check();
        return one(!intact, { entry: String(firstBrokenId ?? '') });
      },
    },
    { kind: 'float_low', everySeconds: 300, look: () => lowFloats(parts) },
    {
      kind: 'payments_differ',
      everySeconds: 60,
      look: async () => {
        const { total } = await parts.cashier.reconciliation.discrepancies(
          { isResolved: false },
          { limit: 1, offset: 0 },
        );
        return one(total > 0, { count: String(total) });
      },
    },
    { kind: 'returns_off', everySeconds: 300, look: () => returnsOff(parts) },
    {
      kind: 'rounds_overdue',
      everySeconds: 60,
      look: async () => {
        const { count, oldest } = await parts.rounds.overdueSince(
          new Date(clock.now().getTime() - roundsLateMs),
        );
        return one(count > 0, { count: String(count), oldest: oldest?.toISOString() ?? '' });
      },
    },
    { kind: 'vendor_books_differ', everySeconds: 300, look: () => vendorBooks(parts) },
    {
      kind: 'vendor_wins_held',
      everySeconds: 30,
      look: async () => {
        const { count, oldest } = await parts.vendors.heldWins.waiting();
        return one(count > 0, { count: String(count), oldest: oldest?.toISOString() ?? '' });
      },
    },
    { kind: 'vendor_loss_past', everySeconds: 60, look: () => pastLosses(parts) },
    { kind: 'corrections_unrecovered', everySeconds: 60, look: () => unrecovered(parts) },
    {
      kind: 'deposits_overdue',
      everySeconds: 60,
      look: async () => {
        const { list } = await parts.cashier.transfers.queue({}, { limit: countedMost, offset: 0 });
        const limit = waitingLimit().toISOString();
        const late = list.filter(({ reviewSince }) => reviewSince !== null && reviewSince < limit);
        return one(late.length > 0, { count: String(late.length), oldest: late[0]?.reviewSince ?? '' });
      },
    },
    {
      kind: 'withdrawals_overdue',
      everySeconds: 60,
      look: async () => {
        const { list } = await parts.withdrawals.queue(undefined, { limit: countedMost, offset: 0 });
        const late = list.filter(({ escalatedAt }) => escalatedAt !== null);
        return one(late.length > 0, { count: String(late.length), oldest: late[0]?.escalatedAt ?? '' });
      },
    },
    {
      kind: 'adjustments_overdue',
      everySeconds: 60,
      look: async () => {
        const count = await parts.treasury.adjustments.waitingSince(waitingLimit());
        return one(count > 0, { count: String(count) });
      },
    },
    {
      kind: 'wallet_transfers_overdue',
      everySeconds: 60,
      look: async () => {
        const minutes = settings.get('alarms.wallet_transfer_minutes');
        const before = new Date(clock.now().getTime() - minutes * 60_000);
        const { count, oldest } = await parts.vendorWallets.openSince(before);
        return one(count > 0, { count: String(count), oldest: oldest?.toISOString() ?? '' });
      },
    },
    {
      kind: 'wallets_differ',
      everySeconds: 60,
      look: async () => {
        const { length } = await parts.vendorWallets.differing();
        return one(length > 0, { count: String(length) });
      },
    },
  ];
}

async function unbalanced({ ledger }: Watched): Promise<Finding[]> {
  const { currencies: books } = await ledger.health('quick');
  return books
    .filter(({ sum }) => sum !== 0n)
    .map(({ currency, unit, sum }) => ({
      subject: `${currency} ${unit}`,
      details: { amount: formatAmount(sum, currencies[currency]) },
    }));
}

/** One alarm for each version of a game in a currency whose payouts are outside what its sheet allows. */
async function returnsOff({ returns }: Watched): Promise<Finding[]> {
  const share = (part: number | null) => (part === null ? '' : `${(part * 100).toFixed(4)} %`);
  return (await returns.outside()).map(({ gameId, version, currency, rounds, measured, from, to }) => ({
    subject: `${gameId} ${version} ${currency}`,
    details: { count: String(rounds), measured: share(measured), band: `${share(from)} … ${share(to)}` },
  }));
}

/** One alarm for each interval that differs, and one for each vendor that has not compared his books. */
async function vendorBooks({ vendors }: Watched): Promise<Finding[]> {
  return (await vendors.booksInDoubt()).map((doubt) =>
    doubt.why === 'not_compared'
      ? { subject: doubt.vendorCode, details: {} }
      : {
          subject: `${doubt.vendorCode} ${doubt.currency} ${doubt.from.toISOString().slice(0, 10)}`,
          details: {
            count: String(doubt.differences),
            from: doubt.from.toISOString(),
            to: doubt.to.toISOString(),
          },
        },
  );
}

/** One alarm for each vendor and currency whose bound of a day is passed. */
async function pastLosses({ vendors }: Watched): Promise<Finding[]> {
  return (await vendors.losses.past()).map(({ vendorCode, currency: code, loss, most }) => {
    const currency = knownCurrency(code);
    return {
      subject: `${vendorCode} ${code}`,
      details: { loss: formatAmount(loss, currency), most: formatAmount(most, currency) },
    };
  });
}

const dayMs = 24 * 3_600_000;

/** One alarm a currency: what corrections of the last day could not take back. */
async function unrecovered({ standing, clock }: Watched): Promise<Finding[]> {
  const found = await standing.unrecoveredSince(new Date(clock.now().getTime() - dayMs));
  return found.flatMap(({ currency: code, bets, amount }) => {
    const currency = knownCurrency(code);
    return currency.isTrial
      ? []
      : [{ subject: code, details: { count: String(bets), amount: formatAmount(amount, currency) } }];
  });
}

const abs = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** One alarm a currency: in how many accounts they differ, and by how much at most. */
async function differing({ reports }: Watched): Promise<Finding[]> {
  const found = Map.groupBy(await reports.prove(), ({ currency }) => currency);
  return [...found].map(([code, heaps]) => {
    const [largest = 0n] = heaps.map(({ balance }) => abs(balance)).sort((a, b) => (a < b ? 1 : -1));
    return {
      subject: code,
      details: { count: String(heaps.length), amount: formatAmount(largest, currencies[code]) },
    };
  });
}

/** What a provider holds for us is the other side of its account. */
async function lowFloats({ ledger, settings }: Watched): Promise<Finding[]> {
  const limits = settings.get('alarms.provider_float_min');
  if (limits.length === 0) return [];
  const heaps = await ledger.heaps();
  return limits.flatMap(({ provider, currency: code, min }) => {
    const currency = currencies[code];
    const least = parseAmount(min, currency) ?? 0n;
    const heap = heaps.find(
      (found) => found.kind === 'provider' && found.label === provider && found.currency === code,
    );
    const held = -(heap?.balance ?? 0n);
    if (held >= least) return [];
    return { subject: `${provider} ${code}`, details: { amount: formatAmount(held, currency), min } };
  });
}
