import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';

/** Debian's; the sums are checked here as well, where it is missing by this alone. */
const program = process.env.HLEDGER ?? 'hledger';

interface Exporter {
  exportJournal(of: { day: string; currency: 'PKR'; timeZone: string }): AsyncIterable<string>;
}

/**
 * A day's journal, once it is proved: what moved adds up to nothing, the balances at its end do, and hledger finds nothing wrong
 * with it.
 */
export async function provedJournal(ledger: Exporter, day: string, currency: 'PKR' = 'PKR'): Promise<string> {
  let journal = '';
  for await (const part of ledger.exportJournal({ day, currency, timeZone: 'UTC' })) journal += part;
  assert.equal(sumOf(journal, /^ {4}[^ ].*? {2}PKR (-?)(\d+)\.(\d\d)$/gm), 0n);
  assert.equal(sumOf(journal, /^ {4}[^ ].*? {2}PKR 0\.00 = PKR (-?)(\d+)\.(\d\d)$/gm), 0n);
  const hledger = spawnSync(program, ['-f', '-', 'check', '--strict'], { input: journal, encoding: 'utf8' });
  if (hledger.error === undefined) assert.deepEqual([hledger.status, hledger.stderr], [0, '']);
  return journal;
}

function sumOf(text: string, amounts: RegExp): bigint {
  let sum = 0n;
  for (const [, sign, units, digits] of text.matchAll(amounts)) sum += BigInt(`${sign}${units}${digits}`);
  return sum;
}
