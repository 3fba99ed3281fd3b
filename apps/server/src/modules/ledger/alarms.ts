import { currencies, formatAmount, parseAmount } from '@ikka/money';
import type { AlarmCheck, Finding } from '../alarms/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Ledger } from './index.ts';

interface Watched {
  readonly ledger: Pick<Ledger, 'health' | 'heaps'>;
  readonly settings: Pick<Settings, 'get'>;
}

export const ledgerAlarms = (parts: Watched): AlarmCheck[] => [
  { kind: 'ledger_unbalanced', everySeconds: 300, look: () => unbalanced(parts) },
  { kind: 'float_low', everySeconds: 300, look: () => lowFloats(parts) },
];

async function unbalanced({ ledger }: Watched): Promise<Finding[]> {
  const { currencies: books } = await ledger.health('quick');
  return books
    .filter(({ sum }) => sum !== 0n)
    .map(({ currency, unit, sum }) => ({
      subject: `${currency} ${unit}`,
      details: { amount: formatAmount(sum, currencies[currency]) },
    }));
}

/** What a provider holds for us is the other side of its account. */
async function lowFloats({ ledger, settings }: Watched): Promise<Finding[]> {
  const limits = settings.get('alarms.provider_float_min');
  if (limits.length === 0) return [];
  const heaps = await ledger.heaps();
  return limits.flatMap(({ provider, currency: code, min }) => {
    const currency = currencies[code];
    const least = parseAmount(min, currency) ?? 0n;
    const heap = heaps.find(
      (found) => found.kind === 'provider' && found.label === provider && found.currency === code,
    );
    const held = -(heap?.balance ?? 0n);
    if (held >= least) return [];
    return { subject: `${provider} ${code}`, details: { amount: formatAmount(held, currency), min } };
  });
}
