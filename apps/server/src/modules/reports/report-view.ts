import { type CallAnswer, type calls, reportLines, withdrawalFlows } from '@ikka/contract';
import { csvLine } from '@ikka/i18n';
import { type Currency, currencies, formatAmount } from '@ikka/money';
import type { HouseLine, Owed } from './day-lines.ts';
import type { DayReport, DayReports } from './read-days.ts';

type Calls = typeof calls.officeReports;
type DayView = CallAnswer<Calls['officeDays']>['days'][number];

/** The days as the office has them. */
export function daysView({ currency: code, readTo, days }: DayReports): CallAnswer<Calls['officeDays']> {
  const currency = currencies[code];
  return {
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    readTo: readTo?.toISOString() ?? null,
    days: days.map((day) => dayView(day, currency)),
  };
}

function dayView(report: DayReport, currency: Currency): DayView {
  const money = (units: bigint) => formatAmount(units, currency);
  const owed = (sums: Owed) => ({
    cash: money(sums.cash),
    locked: money(sums.locked),
    inPlay: money(sums.inPlay),
    pending: money(sums.pending),
    frozen: money(sums.frozen),
    total: money(sums.total),
  });
  return {
    day: report.day,
    isClosed: report.isClosed,
    opening: owed(report.opening),
    closing: owed(report.closing),
    lines: reportLines.map((line) => {
      const { count, came, went } = report.lines[line];
      return { line, count, in: money(came), out: money(went), net: money(came - went) };
    }),
    withdrawals: withdrawalFlows.map((flow) => {
      const { count, amount } = report.withdrawals[flow];
      return { flow, count, amount: money(amount) };
    }),
    atProviders: money(-sumOf(report.house, 'provider')),
    house: report.house.map(({ kind, label, opening, came, went, closing }) => ({
      kind,
      label,
      opening: money(opening),
      in: money(came),
      out: money(went),
      closing: money(closing),
    })),
  };
}

const sumOf = (house: readonly HouseLine[], kind: HouseLine['kind']): bigint =>
  house.reduce((sum, line) => (line.kind === kind ? sum + line.closing : sum), 0n);

/** The days as CSV, oldest first: a line for each figure, so that any tool sums them. */
export async function* daysCsv({ currency: code, days }: DayReports): AsyncGenerator<string> {
  const currency = currencies[code];
  yield csvLine([
    'day',
    'currency',
    'trial',
    'closed',
    'section',
    'name',
    'label',
    'count',
    'in',
    'out',
    'amount',
  ]);
  for (const report of days.toReversed()) {
    const view = dayView(report, currency);
    const head = [
      view.day,
      currency.shownCode,
      currency.isTrial ? 'yes' : 'no',
      view.isClosed ? 'yes' : 'no',
    ];
    let text = '';
    for (const [name, amount] of Object.entries(view.opening)) {
      text += csvLine([...head, 'opening', name, '', '', '', '', amount]);
    }
    for (const line of view.lines) {
      text += csvLine([...head, 'movement', line.line, '', line.count, line.in, line.out, line.net]);
    }
    for (const { flow, count, amount } of view.withdrawals) {
      text += csvLine([...head, 'withdrawals', flow, '', count, '', '', amount]);
    }
    for (const [name, amount] of Object.entries(view.closing)) {
      text += csvLine([...head, 'closing', name, '', '', '', '', amount]);
    }
    for (const line of view.house) {
      text += csvLine([...head, 'house opening', line.kind, line.label, '', '', '', line.opening]);
      text += csvLine([...head, 'house closing', line.kind, line.label, '', line.in, line.out, line.closing]);
    }
    yield text;
  }
}
