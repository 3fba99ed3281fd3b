import type { SeededRandom } from '@ikka/test-kit';
import { daysFilled } from './record-rows.ts';

const dayMs = 86_400_000;
/** Movements that an export may hold, somewhat below the limit. */
const exportRows = 90_000;

/** A page as it is asked for: where, and of what. */
export type Wish = readonly [path: string, query: Readonly<Record<string, string>>];

const account = '/wps/relay/ODSFE2_MemTransDet';
const bets = '/wps/record/bets';
const profit = '/wps/record/profit';

/** Every page of the records of a member with so many movements and payments; each time another one of its kind. */
export function recordPages(
  { movements, payments }: { readonly movements: number; readonly payments: number },
  random: SeededRandom,
): Record<string, () => Wish> {
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  /** So many days, somewhere in the year. */
  const somewhere = (days: number) => {
    const from = today - (days + random.int(Math.max(1, daysFilled - days))) * dayMs;
    return { from: new Date(from).toISOString(), to: new Date(from + days * dayMs).toISOString() };
  };
  /** The year to this moment: it ends within a quarter of an hour. */
  const year = () => ({
    from: new Date(today - 365 * dayMs).toISOString(),
    to: new Date(Date.now() + 1).toISOString(),
  });
  /** Any page of a share of all movements. */
  const anyPage = (share: number, size = 15) => ({
    pageSize: String(size),
    pageNo: String(1 + random.int(Math.max(1, Math.floor((movements * share) / size)))),
  });
  const first = { pageSize: '15', pageNo: '1' };
  const ofPayments = () => ({
    pageSize: '15',
    pageNo: String(1 + random.int(Math.max(1, Math.floor(payments / 15)))),
  });
  const exportDays = Math.max(1, Math.min(daysFilled, Math.floor(exportRows / (movements / daysFilled))));
  return {
    accountDay: () => [account, { ...somewhere(1), ...anyPage(1 / daysFilled) }],
    accountWeek: () => [account, { ...somewhere(7), ...anyPage(7 / daysFilled) }],
    accountYear: () => [account, { ...year(), ...first }],
    accountYearDeep: () => [account, { ...year(), ...anyPage(1) }],
    accountType: () => [account, { ...year(), type: 'payout', ...anyPage(0.48) }],
    accountRareType: () => [account, { ...year(), type: 'deposit', ...anyPage(0.01) }],
    accountLargePage: () => [account, { ...year(), ...anyPage(1, 100) }],
    betsDay: () => [bets, { ...somewhere(1), ...anyPage(0.45 / daysFilled) }],
    betsYear: () => [bets, { ...year(), ...first }],
    betsYearDeep: () => [bets, { ...year(), ...anyPage(0.48) }],
    betsGame: () => [bets, { ...year(), gameId: `bench-${random.int(12)}`, ...anyPage(0.03) }],
    betsVendor: () => [bets, { ...year(), vassalage: random.pick(['EVEN', 'ODD']), ...anyPage(0.2) }],
    profitWeek: () => [profit, { ...somewhere(7), by: 'day' }],
    profitYear: () => [profit, { ...year(), by: 'day' }],
    profitGames: () => [profit, { ...year(), by: random.pick(['game', 'vendor']) }],
    statement: () => [
      '/wps/record/year',
      { year: String(new Date(today - random.int(2) * 180 * dayMs).getUTCFullYear()) },
    ],
    exportBegins: () => [
      '/wps/record/account/export',
      { ...somewhere(exportDays), format: random.pick(['csv', 'json']) },
    ],
    bonuses: () => ['/wps/bonus/list', first],
    cashback: () => ['/wps/cashback', {}],
    deposits: () => ['/wps/v2/transaction/deposit', ofPayments()],
    depositsFailed: () => ['/wps/v2/transaction/deposit', { state: 'failed', ...first }],
    withdrawals: () => ['/wps/v2/transaction/withdraw', ofPayments()],
    withdrawSettings: () => ['/wps/relay/MCSFE_getWithdrawSettings', {}],
  };
}
