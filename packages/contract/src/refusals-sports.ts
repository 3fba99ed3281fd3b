/** Refusals of sports, with their HTTP status. */
export const sportsRefusals = {
  'sports.fixture_unknown': 404,
  'sports.market_unknown': 404,
  'sports.already_void': 409,
  'sports.move_invalid': 422,
  'sports.result_early': 409,
  'sports.result_invalid': 422,
  'sports.market_closed': 409,
  'sports.suspended': 409,
  'sports.odds_changed': 409,
  'sports.event_happened': 409,
  'sports.related': 422,
  'sports.slip_invalid': 422,
  'sports.cash_out_unavailable': 409,
  'sports.offer_expired': 409,
  'sports.auto_invalid': 422,
  'sports.limit_reached': 409,
} as const;
