/**
 * Writes a day of the ledger as an hledger journal:
 *   node tools/journal/export.ts --day=2026-11-20 [--currency=PKR] [--zone=Asia/Karachi] > 2026-11-20.journal
 * Reads the database of DATABASE_URL, or the embedded one of DATA_DIR, whether the server runs or not.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { currencyOf } from '@ikka/money';
import { connect, startEmbedded } from '@ikka/server/database';
import { pino } from 'pino';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';

const { values } = parseArgs({
  options: {
    day: { type: 'string', default: '' },
    currency: { type: 'string', default: 'PKR' },
    zone: { type: 'string', default: 'Asia/Karachi' },
  },
});
const currency = currencyOf(values.currency);
if (!/^\d{4}-\d{2}-\d{2}$/.test(values.day) || currency === null) {
  console.error(
    'usage: node tools/journal/export.ts --day=YYYY-MM-DD [--currency=PKR] [--zone=Asia/Karachi]',
  );
  process.exit(2);
}
const embedded = process.env.DATABASE_URL
  ? null
  : await startEmbedded({ folder: join(process.env.DATA_DIR ?? 'data', 'postgres') });
const database = connect(process.env.DATABASE_URL ?? embedded?.url ?? '');
const clock = { now: () => new Date() };
const ledger = await createLedger({ database, clock, log: pino({ level: 'silent' }) });
try {
  const journal = ledger.exportJournal({ day: values.day, currency: currency.code, timeZone: values.zone });
  for await (const part of journal) {
    if (!process.stdout.write(part)) await once(process.stdout, 'drain');
  }
} finally {
  await ledger.close();
  await database.close();
  await embedded?.stop();
}
