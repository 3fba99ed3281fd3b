import { inLanguages } from '@ikka/contract';
import { homeCurrency } from '@ikka/money';
import { z } from 'zod';
import { setting } from './definition.ts';
import { realCurrency } from './setting-shapes.ts';

const count = (least: number, most: number) => z.number().int().min(least).max(most);
const money = z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/);
const maybeMoney = z.string().regex(/^$|^(0|[1-9]\d{0,11})\.\d{2}$/);
const words = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u);
const feePercent = z.string().regex(/^(0|[1-9]\d?)\.\d{2}$/);
const units = (text: string): bigint => BigInt(text.replace('.', ''));

/** In hundredths of a percent. */
const feeMost = 2_000n;

/** An account of the house to which members transfer money by themselves. */
export const transferAccount = z.object({
  code: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,29}$/)
    .meta({ description: 'never reused: deposits refer to it' }),
  isOpen: z.boolean(),
  bank: words(2, 60),
  holder: words(2, 80),
  number: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z \-+]{2,38}[0-9A-Za-z]$/),
  currency: realCurrency,
  min: money,
  max: money,
  feePercent,
  qrText: words(0, 512),
  note: inLanguages(words(0, 300)),
});
export type TransferAccount = z.infer<typeof transferAccount>;

const transferAccounts = z
  .array(transferAccount)
  .max(20)
  .superRefine((accounts, context) => {
    const seen = new Set<string>();
    for (const [at, { code, min, max, feePercent }] of accounts.entries()) {
      const wrong = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message });
      if (seen.has(code)) wrong('code', 'another account has this code');
      seen.add(code);
      if (units(min) <= 0n) wrong('min', 'must be above 0.00');
      if (units(max) < units(min)) wrong('max', 'must not be below min');
      if (units(feePercent) > feeMost) wrong('feePercent', 'must not be above 20.00');
    }
  });

/** A way to deposit through a provider, as members pick it. */
export const providerMethod = z.object({
  code: z
    .string()
    .regex(/^(?!transfer-)[a-z0-9][a-z0-9-]{1,29}$/)
    .meta({ description: 'never reused: deposits refer to it' }),
  isOpen: z.boolean(),
  provider: z.enum(['sandbox', 'btcpay']),
  kind: z.enum(['bank', 'wallet', 'card', 'crypto']),
  name: words(2, 60),
  /** What the provider calls it, several with commas between them; empty for whatever it offers. */
  channel: words(0, 120),
  currency: realCurrency,
  /** Empty for the site's own. */
  min: maybeMoney,
  max: maybeMoney,
  feePercent,
});
export type ProviderMethod = z.infer<typeof providerMethod>;

const providerMethods = z
  .array(providerMethod)
  .max(40)
  .superRefine((methods, context) => {
    const seen = new Set<string>();
    for (const [at, { code, min, max, feePercent }] of methods.entries()) {
      const wrong = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message });
      if (seen.has(code)) wrong('code', 'another method has this code');
      seen.add(code);
      if (min !== '' && units(min) <= 0n) wrong('min', 'must be above 0.00');
      if (min !== '' && max !== '' && units(max) < units(min)) wrong('max', 'must not be below min');
      if (units(feePercent) > feeMost) wrong('feePercent', 'must not be above 20.00');
    }
  });

const practice = {
  isOpen: true,
  channel: '',
  currency: homeCurrency,
  min: '',
  max: '',
  feePercent: '0.00',
} as const;

/** How members bring money in. */
export const depositSettings = {
  'cashier.deposit_min': setting(money, '100.00', 'Smallest deposit'),
  'cashier.deposit_max': setting(money, '500000.00', 'Largest deposit'),
  'cashier.deposit_suggested': setting(
    z.array(money).max(8),
    ['500.00', '1000.00', '2500.00', '5000.00', '10000.00'],
    'Amounts offered for a press',
  ),
  'cashier.deposit_expiry_minutes': setting(count(5, 1440), 30, 'An unpaid deposit expires after so long'),
  'cashier.provider_methods': setting(
    providerMethods,
    [
      { ...practice, code: 'sandbox', provider: 'sandbox', kind: 'bank', name: 'Sandbox Bank' },
      { ...practice, code: 'sandbox-wallet', provider: 'sandbox', kind: 'wallet', name: 'Sandbox Wallet' },
      {
        ...practice,
        code: 'sandbox-card',
        provider: 'sandbox',
        kind: 'card',
        name: 'Sandbox Card',
        feePercent: '1.50',
      },
      { ...practice, code: 'usdt', provider: 'btcpay', kind: 'crypto', name: 'USDT' },
    ],
    'Ways to deposit through providers; those of a provider that is not set up, and closed ones, are offered to nobody. Without min and max the site’s hold. Members see the fee before they pay',
  ),
  'cashier.transfer_accounts': setting(
    transferAccounts,
    [],
    'Accounts of the house for bank transfers, each a way to deposit; a closed one is offered to nobody. Members see the fee before they pay; qrText is drawn as a QR code',
  ),
  'cashier.transfer_expiry_minutes': setting(
    count(15, 10_080),
    120,
    'A bank transfer of which no proof comes expires after so long',
  ),
  'cashier.transfer_late_proof_hours': setting(
    count(0, 720),
    72,
    'For so long after a bank transfer expired or was given up a proof opens it again',
  ),
  'cashier.deposit_four_eyes_from': setting(
    money,
    '200000.00',
    'A bank transfer from here on is matched by two operators, each by the amount on the statement',
  ),
  'cashier.deposit_operator_day_from': setting(
    money,
    '1000000.00',
    'Bank transfers that one operator matched alone and that make as much in 24 hours: from then on each of his needs a second operator',
  ),
} as const;
