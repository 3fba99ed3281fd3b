import { type Refusal, refuse, type ServedStream } from '@ikka/contract';
import { type CurrencyCode, currencies } from '@ikka/money';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import type { ReportsParts } from './parts.ts';
import { readDays } from './read-days.ts';
import { daysCsv } from './report-view.ts';

/** The currency that people call by this code; `isTrial` says which of the two. */
export function currencyNamed(
  shownCode: string,
  isTrial: boolean,
): CurrencyCode | Refusal<'books.currency_unknown'> {
  const found = Object.values(currencies).find(
    (one) => one.shownCode === shownCode && one.isTrial === isTrial,
  );
  return found?.code ?? refuse('books.currency_unknown', { currency: shownCode });
}

/** A day of the ledger as an hledger journal, written while it is sent. An operator's act, recorded before it begins. */
export async function journalFile(
  parts: ReportsParts,
  { day, currency }: { readonly day: string; readonly currency: CurrencyCode },
  by: OperatorActor,
): Promise<ServedStream> {
  await noteExport(parts, by, 'books.journal_exported', `journal:${day}:${currency}`);
  const timeZone = parts.settings.get('site.time_zone');
  return {
    stream: parts.ledger.exportJournal({ day, currency, timeZone }),
    name: `ikka-${day}-${currency}.journal`,
    type: 'text/plain',
    cache: 'never',
  };
}

/** The days of a range as CSV; recorded like the journal. */
export async function daysFile(
  parts: ReportsParts,
  { from, to, currency }: { readonly from: string; readonly to: string; readonly currency: CurrencyCode },
  by: OperatorActor,
): Promise<ServedStream> {
  await noteExport(parts, by, 'report.exported', `report:${from}:${to}:${currency}`);
  return {
    stream: daysCsv(await readDays(parts, { from, to }, currency)),
    name: `ikka-days-${from}-${to}-${currency}.csv`,
    type: 'text/csv',
    cache: 'never',
  };
}

async function noteExport(
  { database, audit }: ReportsParts,
  by: OperatorActor,
  action: 'books.journal_exported' | 'report.exported',
  subject: string,
): Promise<void> {
  await database.transaction((tx) => audit.record(tx, { ...asOperator(by), action, subject }));
}
