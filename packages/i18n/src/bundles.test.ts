import { refusalStatus } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { hasRefusalMessage } from './refusal-message.ts';

type Texts = { [key: string]: string | Texts };

const namespaces = [
  'accountRecord',
  'arcade',
  'baccarat',
  'blackjack',
  'bonuses',
  'cashback',
  'cashier',
  'common',
  'contentOffice',
  'crash',
  'dice',
  'fair',
  'hiLo',
  'identity',
  'install',
  'jacksOrBetter',
  'karakoram',
  'keno40',
  'limbo',
  'mines',
  'letters',
  'lobby',
  'member',
  'messages',
  'notices',
  'office',
  'officeBonuses',
  'officeCashback',
  'officeAlarms',
  'officeDeposits',
  'officeGames',
  'officeLimits',
  'officeOffers',
  'officeReconciliation',
  'officeReports',
  'officeReturns',
  'officeRooms',
  'officeTableChat',
  'officeTransfers',
  'officeTreasury',
  'officeVendors',
  'officeVendorWallets',
  'officeWithdrawals',
  'play',
  'plinko',
  'promotions',
  'protection',
  'records',
  'refusals',
  'shell',
  'site',
  'tableChat',
  'transfers',
  'vip',
  'wallets',
  'wheel',
  'winners',
  'withdrawals',
  'support',
  'supportOffice',
];

function leaves(texts: Texts, prefix = ''): Map<string, string> {
  const found = Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...leaves(value, `${prefix}${key}.`)],
  );
  return new Map(found);
}

async function read(language: string, namespace: string): Promise<Map<string, string>> {
  const module = (await import(`../locales/${language}/${namespace}.json`, { with: { type: 'json' } })) as {
    default: Texts;
  };
  return leaves(module.default);
}

const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort();

describe.each(namespaces)('%s', (namespace) => {
  it.each(languages)(
    'has the same texts in %s, none empty, with the same places for values',
    async (language) => {
      const [english, other] = [await read('en', namespace), await read(language, namespace)];
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, text] of other) {
        expect(text.trim(), key).not.toBe('');
        expect(places(text), key).toEqual(places(english.get(key) ?? ''));
      }
    },
  );
});

it('every refusal of the contract has its sentence in both languages', () => {
  expect(Object.keys(refusalStatus).filter((code) => !hasRefusalMessage(code))).toEqual([]);
});
