import { NewsQueryClient } from '@ikka/client';
import { calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { preparedPercent } from './being-prepared.ts';
import { answerOf, CallFailure, client } from './client.ts';

/** What is being made in the background is asked for so often, until it is there. */
const preparingMs = 3_000;

/** Tries again only what a second attempt can mend: a lost network or a busy server, never a refusal. */
function mayHelp(count: number, error: Error): boolean {
  if (preparedPercent(error) !== null) return true;
  if (count >= 2) return false;
  return !(error instanceof CallFailure) || error.failed.status === 0 || error.failed.status >= 500;
}

function pauseBefore(count: number, error: Error): number {
  return preparedPercent(error) === null ? 1_000 * 2 ** count : preparingMs;
}

export const queries = new NewsQueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: mayHelp, retryDelay: pauseBefore, refetchOnWindowFocus: true },
    // What was pressed while the line is dead fails at once; it must not go out by itself later.
    mutations: { retry: false, networkMode: 'always' },
  },
});

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) =>
    answerOf(client.call(calls.system.status, { query: { url: location.host } }, { signal })),
});

export const modulesQuery = queryOptions({
  queryKey: ['modules'],
  queryFn: ({ signal }) => answerOf(client.call(calls.system.whitelabel, {}, { signal })),
  staleTime: 300_000,
});

export const menusQuery = queryOptions({
  queryKey: ['menus'],
  queryFn: ({ signal }) => answerOf(client.call(calls.catalogue.gameMenus, {}, { signal })),
  staleTime: 300_000,
});

export const vendorsQuery = queryOptions({
  queryKey: ['vendors'],
  queryFn: ({ signal }) => answerOf(client.call(calls.catalogue.vendors, { query: {} }, { signal })),
  staleTime: 300_000,
});

export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: ({ signal }) => answerOf(client.call(calls.identity.memberInfo, {}, { signal })),
  staleTime: 300_000,
});

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => answerOf(client.call(calls.wallet.balance, {}, { signal })),
});

/** Everything that belongs to the member who is logged in; thrown away when the session changes. */
export const memberKeys = [
  'member',
  'balance',
  'deposits',
  'deposit',
  'deposit-settings',
  'withdrawals',
  'withdrawal',
  'withdraw-settings',
  'bets',
  'bet',
  'account-record',
  'personal-profit',
  'year-statement',
  'launch',
  'transfer-terms',
  'transfer-downline',
  'transfers',
  'funds',
  'wallet-transfers',
  'bonuses',
  'cashback',
  'cashback-bets',
  'cashback-claims',
  'security',
  'profile',
  'avatar',
  'documents',
  'document-picture',
  'payouts',
  'devices',
  'sessions',
  'login-log',
  'step-up-ways',
  'passkeys',
  'external-links',
  'promotions',
  'rank',
  'board-choice',
  'inbox',
  'protection',
];
