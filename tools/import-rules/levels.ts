/**
 * The server's modules, in levels: a module may import from levels above its own in this list, never from its own
 * level or below it. What a lower one needs from a higher one is a fact, or a function handed over in compose.ts.
 * A new module gets its line here, or its imports are refused.
 */
export const moduleLevels: readonly (readonly string[])[] = [
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
  ],
  ['cashback', 'bonuses'],
  ['reports', 'alarms', 'office'],
];
