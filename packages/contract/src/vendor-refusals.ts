import type { RefusalSheet } from './signed-body.ts';

/**
 * Every refusal that an outside vendor can be answered: its HTTP status, what it means, and what the vendor does next.
 * - `never`: the transaction moved nothing and never will; sending it again changes nothing.
 * - `again`: nothing is known to have moved; send the same transaction again, later and with a new request id.
 */
export const vendorRefusals = {
  'vendor.signature_invalid': [
    401,
    'never',
    'The key is unknown or no longer valid, or the signature is not that of the body as it was sent.',
  ],
  'vendor.request_stale': [401, 'again', '`sentAt` lies more than five minutes from our clock.'],
  'vendor.request_replayed': [
    409,
    'again',
    'A request with this `requestId` was received before; what became of it is not said.',
  ],
  'vendor.token_invalid': [
    401,
    'never',
    'The token of the game’s address is unknown, spent, too old, or that of another vendor’s game.',
  ],
  'vendor.has_own_wallet': [
    422,
    'never',
    'You keep the players’ money in wallets of your own: of these calls only `authenticate` and `balance` are yours.',
  ],
  'vendor.session_over': [
    401,
    'never',
    'The player’s session has ended. Wins, refunds and rollbacks still land.',
  ],
  'vendor.game_differs': [422, 'never', 'The session is for another game.'],
  'vendor.round_unknown': [404, 'again', 'No bet of this round has arrived yet.'],
  'vendor.round_differs': [
    409,
    'never',
    'The round is another player’s, another game’s or, for a refund or rollback, not that of the bet.',
  ],
  'vendor.round_ended': [409, 'never', 'The round has ended and takes no more bets.'],
  'vendor.round_void': [409, 'never', 'Every stake of the round was given back: there is nothing to win.'],
  'vendor.round_paid': [
    409,
    'never',
    'The round has paid a win: a refund or rollback that would leave nothing of its stakes is refused.',
  ],
  'vendor.bet_unknown': [404, 'again', 'No bet with this id has arrived yet.'],
  'vendor.bet_rolled_back': [409, 'never', 'The bet was rolled back, perhaps before it arrived.'],
  'vendor.refund_above_bet': [422, 'never', 'More than what is left of the bet’s stake.'],
  'vendor.transaction_reused': [409, 'never', 'The transaction id was used before for something else.'],
  'vendor.amount_invalid': [
    422,
    'never',
    'Not an amount of this currency with exactly its digits; a bet or refund of nothing.',
  ],
  'vendor.stake_out_of_range': [422, 'never', 'Below the least or above the greatest stake of the game.'],
  'vendor.currency_differs': [422, 'never', 'The session, or the round, is in another currency.'],
  'vendor.interval_invalid': [
    422,
    'never',
    'The interval ends before it begins, is longer than a week, or has not ended yet; or more rounds of ours ended in it than one piece may hold: send it in smaller pieces.',
  ],
  'game.unavailable': [
    422,
    'never',
    'The game or its vendor is closed or in maintenance: no new round begins.',
  ],
  'wallet.insufficient_funds': [422, 'never', 'Too little money.'],
  'wallet.limit_reached': [422, 'never', 'A limit of the player stands in the way.'],
  'protection.excluded': [403, 'never', 'The player is on a break or excluded: no bet is taken.'],
  'protection.time_used_up': [403, 'never', 'The player has no time for games left.'],
  'member.suspended': [423, 'never', 'The account is suspended: no bet is taken.'],
  'request.malformed': [
    400,
    'never',
    'The body is not what the call expects; `value.problems` names the fields.',
  ],
  'request.too_many': [
    429,
    'again',
    'Too many requests, or too many at once for one player; `Retry-After` says how long to wait.',
  ],
  'system.failed': [500, 'again', 'A fault of ours; it is not known what became of the request.'],
} as const satisfies RefusalSheet;

export type VendorRefusalCode = keyof typeof vendorRefusals;
