import type { MoneyReason } from '@ikka/contract';
import { csvLine, formatInstant } from '@ikka/i18n';
import { type Currency, formatAmount } from '@ikka/money';
import { belongsToRound } from './account-types.ts';
import { bringUp } from './catch-up.ts';
import type { Holder, RecordsParts } from './parts.ts';
import { type ReasonsOf, reasonsFor } from './reasons.ts';
import { balanceBefore, type Entry, entriesAfter } from './store.ts';

/** Movements that are read, and sent, at a time. */
const chunk = 1_000;

export interface ExportWish {
  readonly account: string;
  readonly currency: Currency;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  readonly format: 'csv' | 'json';
  readonly reasonsOf: ReasonsOf;
}

/**
 * The movements of a range as a file, oldest first, from the opening balance to the closing one. What is posted while it is
 * written does not come into it, so that opening, movements and closing agree.
 */
export async function* exportAccount(
  parts: RecordsParts,
  holder: Holder,
  wish: ExportWish,
): AsyncGenerator<string> {
  const { accountId, version } = await bringUp(parts, holder);
  const opening = await balanceBefore(parts.database.db, accountId, wish.from);
  const write = wish.format === 'csv' ? csvOf(parts, wish) : jsonOf(wish);
  yield write.begin(opening);
  let balance = opening;
  let sum = 0n;
  let last: Entry | null = null;
  for (;;) {
    const range = { accountId, from: wish.from, to: wish.to, placeMax: version };
    const found: Entry[] = await entriesAfter(parts.database.db, range, last, chunk);
    const reasonOf = await reasonsFor(wish.reasonsOf, found);
    let text = '';
    for (const entry of found) {
      sum += entry.change;
      balance = entry.balance;
      text += write.entry(entry, reasonOf(entry), last === null);
      last = entry;
    }
    yield text;
    if (found.length < chunk) break;
  }
  if (opening + sum !== balance) throw new Error(`the record of account ${accountId} does not add up`);
  yield write.end(balance, sum);
}

interface Writer {
  begin(opening: bigint): string;
  entry(entry: Entry, reason: MoneyReason | null, isFirst: boolean): string;
  end(closing: bigint, sum: bigint): string;
}

const roundOf = ({ type, reference }: Entry) => (belongsToRound(type) ? reference : null);

function csvOf(parts: RecordsParts, { currency, from, to }: ExportWish): Writer {
  const zone = parts.settings.get('site.time_zone');
  const times = (at: Date) => [at.toISOString(), formatInstant(at, zone)] as const;
  const money = (units: bigint) => formatAmount(units, currency);
  const line = (at: Date, type: string, more: readonly (string | null)[]) =>
    csvLine([...times(at), type, ...more, currency.shownCode]);
  return {
    begin: (opening) =>
      // A byte order mark, or a spreadsheet reads the letters of other languages wrongly.
      `\uFEFF${csvLine(['time_utc', 'time_site', 'type', 'kind', 'reason', 'vendor', 'game', 'reference', 'transfer', 'change', 'balance', 'currency'])}` +
      line(from, 'opening_balance', ['', '', '', '', '', '', '', money(opening)]),
    entry: (entry, reason) =>
      line(entry.at, entry.type, [
        entry.kind,
        reason,
        entry.vendorCode,
        entry.gameId,
        entry.reference,
        entry.transferId,
        money(entry.change),
        money(entry.balance),
      ]),
    end: (closing, sum) => line(to, 'closing_balance', ['', '', '', '', '', '', money(sum), money(closing)]),
  };
}

function jsonOf({ account, currency, from, to }: ExportWish): Writer {
  const money = (units: bigint) => formatAmount(units, currency);
  return {
    begin: (opening) => {
      const head = JSON.stringify({
        account,
        currency: currency.shownCode,
        isTrial: currency.isTrial,
        from: from.toISOString(),
        to: to.toISOString(),
        opening: money(opening),
      });
      return `${head.slice(0, -1)},"movements":[`;
    },
    entry: (entry, reason, isFirst) => {
      const { at, type, kind, vendorCode, gameId, reference, transferId, change, balance } = entry;
      const shown = JSON.stringify({
        at: at.toISOString(),
        type,
        kind,
        reason,
        vassalage: vendorCode || null,
        gameId: gameId || null,
        reference,
        roundId: roundOf(entry),
        transferId,
        change: money(change),
        balanceAfter: money(balance),
      });
      return `${isFirst ? '' : ','}\n${shown}`;
    },
    end: (closing, sum) => `\n],"sum":"${money(sum)}","closing":"${money(closing)}"}\n`,
  };
}
