import { type CurrencyCode, currencies, homeCurrency, realCurrencies } from '@ikka/money';
import { choice, days, searchOf } from './list-search.ts';

/** Without it the site's own currency. */
const money = choice(Object.values(currencies).map(({ code }): CurrencyCode => code));

export const reportSearch = searchOf({ money });

export const returnSearch = searchOf({ currency: choice<string>(realCurrencies, homeCurrency) });

export const reportsSearch = searchOf({ money, ...days });

export type ReportSearch = ReturnType<typeof reportSearch>;
