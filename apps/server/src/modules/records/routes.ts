import {
  type AccountType,
  accountTypes,
  type CallInput,
  type calls,
  recordFileName,
  recordLimits,
  refuse,
} from '@ikka/contract';
import { csvLine, formatDay } from '@ikka/i18n';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers, SessionMember } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Plays } from '../plays/index.ts';
import { betRowView, type GameNames } from '../rounds/index.ts';
import type { Settings } from '../settings/index.ts';
import { belongsToRound } from './account-types.ts';
import type { Records } from './index.ts';
import type { RangeSums } from './read-records.ts';
import { type ReasonsOf, reasonsFor } from './reasons.ts';
import type { Entry, Played } from './store.ts';
import { yearRange } from './year-range.ts';

type RecordCalls = (typeof calls)['records'];
type AccountCalls = Pick<
  RecordCalls,
  'accountRecord' | 'accountExport' | 'personalProfit' | 'yearStatement' | 'yearFile' | 'bets'
>;

export interface RecordRouteParts {
  readonly records: Records;
  readonly plays: Pick<Plays, 'byIds'>;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly namesOf: (gameIds: readonly string[]) => Promise<ReadonlyMap<string, GameNames>>;
  readonly reasonsOf: ReasonsOf;
}

const rangeOf = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});
const pageOf = ({ pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});
const currencyFor = (member: SessionMember): Currency => knownCurrency(member.currency);

/** A member's own records, and nobody else's: whose they are is the session's word alone. */
export function accountRecordRoutes(parts: RecordRouteParts): Handlers<AccountCalls> {
  const { records, plays, clock, settings, namesOf, reasonsOf } = parts;
  const namesFor = async (gameIds: readonly string[]) => {
    const names = await namesOf([...new Set(gameIds)]);
    return (gameId: string): GameNames => names.get(gameId) ?? { EN: gameId, UR: gameId };
  };
  const dayOf = (instant: Date) => formatDay(instant, settings.get('site.time_zone'));
  const yearOf = async (member: SessionMember, query: CallInput<RecordCalls['yearFile']>['query']) => {
    const range = yearRange(query.year, settings.get('site.time_zone'));
    return { range, sums: await records.sums(member, range) };
  };

  return {
    async accountRecord({ query }, { member }) {
      const currency = currencyFor(member);
      const money = (units: bigint) => formatAmount(units, currency);
      const found = await records.account(member, { ...rangeOf(query), type: query.type }, pageOf(query));
      const reasonOf = await reasonsFor(reasonsOf, found.list);
      return {
        list: found.list.map((entry) => ({
          ...rowView(entry, currency),
          reason: reasonOf(entry),
        })),
        pageNum: query.pageNo,
        totalPages: Math.ceil(found.sums.entries / query.pageSize),
        total: found.sums.entries,
        currency: currency.shownCode,
        isTrial: currency.isTrial,
        opening: money(found.opening),
        closing: money(found.closing),
        pageTotals: movedView(pageSums(found.list), currency),
        rangeTotals: movedView(found.sums, currency),
      };
    },
    async accountExport({ query }, { member }) {
      const range = { from: new Date(query.from), to: new Date(query.to) };
      const { lines } = await records.sums(member, range);
      const rows = lines.reduce((sum, { entries }) => sum + entries, 0);
      if (rows > recordLimits.exportRows)
        return refuse('record.too_long', { rows: String(rows), rowsMax: String(recordLimits.exportRows) });
      const lastDay = new Date(range.to.getTime() - 1);
      return {
        stream: records.export(member, {
          ...range,
          account: member.account,
          currency: currencyFor(member),
          format: query.format,
          reasonsOf,
        }),
        name: recordFileName(['account', member.account, dayOf(range.from), dayOf(lastDay)], query.format),
        type: query.format === 'csv' ? 'text/csv' : 'application/json',
        cache: 'never',
      };
    },
    async personalProfit({ query }, { member }) {
      const currency = currencyFor(member);
      const wish = { ...rangeOf(query), vendorCode: query.vassalage, gameId: query.gameId };
      const played = await records.play(member, wish, query.by);
      const nameOf = query.by === 'game' ? await namesFor(played.map(({ key }) => key)) : () => null;
      return {
        currency: currency.shownCode,
        isTrial: currency.isTrial,
        list: played.map((one) => ({
          key: one.key,
          name: nameOf(one.key),
          ...playView(one, currency),
        })),
        totals: playView(
          played.reduce(
            (sum, one) => ({
              rounds: sum.rounds + one.rounds,
              stake: sum.stake + one.stake,
              payout: sum.payout + one.payout,
            }),
            { rounds: 0, stake: 0n, payout: 0n },
          ),
          currency,
        ),
      };
    },
    async yearStatement({ query }, { member }) {
      const currency = currencyFor(member);
      const { range, sums } = await yearOf(member, query);
      return {
        year: query.year,
        from: range.from.toISOString(),
        to: range.to.toISOString(),
        isOver: range.to <= clock.now(),
        currency: currency.shownCode,
        isTrial: currency.isTrial,
        opening: formatAmount(sums.opening, currency),
        closing: formatAmount(sums.closing, currency),
        lines: yearLines(sums).map(({ type, entries, ...line }) => ({
          type,
          count: entries,
          ...movedView(line, currency),
        })),
        totals: movedView(allOf(sums), currency),
      };
    },
    async yearFile({ query }, { member }) {
      const currency = currencyFor(member);
      const { sums } = await yearOf(member, query);
      return {
        stream: yearCsv(query.year, sums, currency),
        name: recordFileName(['statement', member.account, String(query.year)], 'csv'),
        type: 'text/csv',
        cache: 'never',
      };
    },
    async bets({ query }, { member }) {
      const currency = currencyFor(member);
      const wish = { ...rangeOf(query), vendorCode: query.vassalage, gameId: query.gameId };
      const { roundIds, ...totals } = await records.bets(member, wish, pageOf(query));
      const byId = new Map((await plays.byIds(roundIds)).map((round) => [round.id, round]));
      // A round with several stakes stands in the list once.
      const list = [...new Set(roundIds)].flatMap((id) => byId.get(id) ?? []);
      const nameOf = await namesFor(list.map(({ gameId }) => gameId));
      return {
        list: list.map((round) => betRowView(round, nameOf(round.gameId))),
        pageNum: query.pageNo,
        totalPages: Math.ceil(totals.rounds / query.pageSize),
        total: totals.rounds,
        pageTotals: betTotals(
          {
            stake: list.reduce((sum, { stake }) => sum + stake, 0n),
            payout: list.reduce((sum, { payout }) => sum + payout, 0n),
          },
          currency,
        ),
        totals: { ...betTotals(totals, currency), currency: currency.shownCode },
      };
    },
  };
}

interface Moved {
  readonly came: bigint;
  readonly went: bigint;
}

const movedView = ({ came, went }: Moved, currency: Currency) => ({
  in: formatAmount(came, currency),
  out: formatAmount(went, currency),
  net: formatAmount(came - went, currency),
});

const betTotals = ({ stake, payout }: Pick<Played, 'stake' | 'payout'>, currency: Currency) => ({
  stake: formatAmount(stake, currency),
  payout: formatAmount(payout, currency),
  profit: formatAmount(payout - stake, currency),
});

const playView = ({ rounds, stake, payout }: Omit<Played, 'key'>, currency: Currency) => ({
  rounds,
  ...betTotals({ stake, payout }, currency),
});

const pageSums = (list: readonly Entry[]): Moved => ({
  came: list.reduce((sum, { change }) => (change > 0n ? sum + change : sum), 0n),
  went: list.reduce((sum, { change }) => (change < 0n ? sum - change : sum), 0n),
});

function rowView(entry: Entry, currency: Currency) {
  return {
    transferId: entry.transferId,
    type: entry.type,
    kind: entry.kind,
    change: formatAmount(entry.change, currency),
    balanceAfter: formatAmount(entry.balance, currency),
    at: entry.at.toISOString(),
    reference: entry.reference,
    roundId: belongsToRound(entry.type) ? entry.reference : null,
  };
}

const allOf = ({ lines }: RangeSums): Moved =>
  lines.reduce((sum, { came, went }) => ({ came: sum.came + came, went: sum.went + went }), {
    came: 0n,
    went: 0n,
  });

/** Every type has its line in a statement, also where nothing moved: a zero says something too. */
const yearLines = ({ lines }: RangeSums) =>
  accountTypes.map(
    (type: AccountType) =>
      lines.find((line) => line.type === type) ?? { type, entries: 0, came: 0n, went: 0n },
  );

async function* yearCsv(year: number, sums: RangeSums, currency: Currency): AsyncGenerator<string> {
  const money = (units: bigint) => formatAmount(units, currency);
  const code = currency.shownCode;
  yield `\uFEFF${csvLine(['year', 'line', 'count', 'in', 'out', 'net', 'balance', 'currency'])}`;
  yield csvLine([year, 'opening_balance', '', '', '', '', money(sums.opening), code]);
  for (const { type, entries, came, went } of yearLines(sums)) {
    yield csvLine([year, type, entries, money(came), money(went), money(came - went), '', code]);
  }
  const { came, went } = allOf(sums);
  yield csvLine([year, 'total', '', money(came), money(went), money(came - went), '', code]);
  yield csvLine([year, 'closing_balance', '', '', '', '', money(sums.closing), code]);
}
