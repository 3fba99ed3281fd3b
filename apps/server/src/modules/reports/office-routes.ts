import { type calls, isRefusal } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { operatorOf } from '../../platform/office-acts.ts';
import { currencyNamed } from './export-day.ts';
import type { Reports } from './index.ts';
import { daysView } from './report-view.ts';

export const reportOfficeRoutes = (reports: Reports): Handlers<typeof calls.officeReports> => ({
  async officeDays({ query }) {
    const currency = currencyNamed(query.currency, query.trial === 'yes');
    return isRefusal(currency) ? currency : daysView(await reports.days(query, currency));
  },
  async officeDaysFile({ query }, caller) {
    const currency = currencyNamed(query.currency, query.trial === 'yes');
    if (isRefusal(currency)) return currency;
    return reports.daysFile({ from: query.from, to: query.to, currency }, operatorOf(caller));
  },
  async officeJournal({ query }, caller) {
    const currency = currencyNamed(query.currency, query.trial === 'yes');
    if (isRefusal(currency)) return currency;
    return reports.journalFile({ day: query.day, currency }, operatorOf(caller));
  },
});
