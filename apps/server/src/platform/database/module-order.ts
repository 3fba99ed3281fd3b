/**
 * The modules by level, lowest first: the order of their migrations, and what the import rules read.
 * A module imports only from modules of lower levels, and only through their index.ts.
 */
export const moduleLevels = [
  ['settings', 'audit', 'gateway'],
  ['channels', 'approvals'],
  ['ledger', 'identity'],
  ['member', 'protection', 'wallet'],
  ['cashier', 'withdrawals', 'transfers', 'treasury', 'catalogue', 'content', 'messages', 'table-chat'],
  ['rounds', 'launch', 'vendors'],
  ['rooms', 'vendor-wallets', 'standing-bets'],
  [
    'promotions',
    'vip',
    'winners',
    'records',
    'returns',
    'points',
    'missions',
    'referral',
    'agency',
    'lottery',
    'sports',
  ],
  ['cashback', 'bonuses', 'integrity'],
  ['reports', 'alarms', 'office'],
] as const;

export type ModuleName = (typeof moduleLevels)[number][number];
