import { type Refusal, refuse } from '@ikka/contract';
import { currencies } from '@ikka/money';
import type { OfficeParts } from './office-parts.ts';

/** About 40,000 transfers; a longer day is exported where it does not have to fit into one answer. */
const lengthMax = 8_000_000;

/**
 * A day of the ledger as an hledger journal, in one text. The export is an operator's act and is recorded as one.
 * `currency` is the code that people read; `trial` says which of the two currencies of that name is meant.
 */
export async function journal(
  { ledger, settings, database, audit }: OfficeParts,
  wish: { readonly day: string; readonly currency: string; readonly isTrial: boolean },
  operator: { readonly username: string; readonly ip: string },
): Promise<{ readonly journal: string } | Refusal<'books.currency_unknown' | 'books.journal_too_long'>> {
  const currency = Object.values(currencies).find(
    ({ shownCode, isTrial }) => shownCode === wish.currency && isTrial === wish.isTrial,
  );
  if (currency === undefined) return refuse('books.currency_unknown', { currency: wish.currency });
  const pieces: string[] = [];
  let length = 0;
  const timeZone = settings.get('site.time_zone');
  for await (const piece of ledger.exportJournal({ day: wish.day, currency: currency.code, timeZone })) {
    length += piece.length;
    if (length > lengthMax) return refuse('books.journal_too_long', { day: wish.day });
    pieces.push(piece);
  }
  await database.transaction((tx) =>
    audit.record(tx, {
      actorKind: 'operator',
      actor: operator.username,
      action: 'books.journal_exported',
      subject: `journal:${wish.day}:${currency.code}`,
      after: { length },
      ip: operator.ip,
    }),
  );
  return { journal: pieces.join('') };
}
