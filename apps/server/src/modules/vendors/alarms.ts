import { formatAmount, knownCurrency } from '@ikka/money';
import { type AlarmCheck, type Finding, waitingFinding } from '../alarms/index.ts';
import type { Vendors } from './index.ts';

type Watched = Pick<Vendors, 'booksInDoubt' | 'heldWins' | 'losses'>;

export const vendorAlarms = (vendors: Watched): AlarmCheck[] => [
  { kind: 'vendor_books_differ', everySeconds: 300, look: () => booksInDoubt(vendors) },
  {
    kind: 'vendor_wins_held',
    everySeconds: 30,
    look: async () => waitingFinding(await vendors.heldWins.waiting()),
  },
  { kind: 'vendor_loss_past', everySeconds: 60, look: () => pastLosses(vendors) },
];

/** One alarm for each interval that differs, and one for each vendor that has not compared his books. */
async function booksInDoubt(vendors: Watched): Promise<Finding[]> {
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
async function pastLosses(vendors: Watched): Promise<Finding[]> {
  return (await vendors.losses.past()).map(({ vendorCode, currency: code, loss, most }) => {
    const currency = knownCurrency(code);
    return {
      subject: `${vendorCode} ${code}`,
      details: { loss: formatAmount(loss, currency), most: formatAmount(most, currency) },
    };
  });
}
