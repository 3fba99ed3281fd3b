import { type CurrencyCode, currencies, homeCurrency, realCurrencies } from '@ikka/money';
import { type Asked, type DaysSearch, raw, readChoice, readDay } from './list-search.ts';

export interface ReportSearch {
  /** Without it the site's own currency. */
  readonly money: CurrencyCode | undefined;
}

export const reportSearch = (asked: Asked<ReportSearch>): ReportSearch => ({
  money: readChoice(
    raw(asked),
    'money',
    Object.values(currencies).map(({ code }) => code),
  ),
});

export interface ReturnSearch {
  readonly currency: string;
}

export const returnSearch = (asked: Asked<ReturnSearch>): ReturnSearch => ({
  currency: readChoice(raw(asked), 'currency', realCurrencies) ?? homeCurrency,
});

export interface ReportsSearch extends ReportSearch, DaysSearch {}

export const reportsSearch = (asked: Asked<ReportsSearch>): ReportsSearch => ({
  ...reportSearch(asked),
  from: readDay(raw(asked), 'from'),
  to: readDay(raw(asked), 'to'),
});
