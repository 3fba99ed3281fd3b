/**
 * Every refusal of the product: a stable code and the HTTP status that agrees with it.
 * The message in the caller's language is looked up by the code (`refusals` bundle of @ikka/i18n).
 */
export const refusalStatus = {
  // transport: any call can answer these
  'request.malformed': 400,
  'request.too_large': 400,
  'request.not_found': 404,
  'request.too_many': 429,
  'session.required': 401,
  'operator.session_required': 401,
  'operator.role_required': 403,
  'play.session_required': 401,
  'module.disabled': 403,
  'system.maintenance': 503,
  'system.region_restricted': 451,
  'system.unavailable': 503,
  'system.failed': 500,
  'payload.not_encrypted': 400,
  'payload.undecipherable': 400,
  'payload.stale': 400,
  'payload.replayed': 409,
  'idempotency.key_required': 400,
  'idempotency.key_invalid': 400,
  'idempotency.mismatch': 409,
  'idempotency.in_progress': 409,
  // identity
  'captcha.required': 422,
  'captcha.expired': 422,
  'captcha.failed': 422,
  'login.wrong_credentials': 403,
  'login.locked': 423,
  'member.suspended': 423,
  'member.real_account_required': 403,
  'register.field_invalid': 422,
  'register.username_taken': 409,
  'register.passwords_differ': 422,
  'register.terms_required': 422,
  'register.underage': 422,
  'password.weak': 422,
  'trial.disabled': 403,
  // money
  'wallet.insufficient_funds': 422,
  'wallet.limit_reached': 422,
  'cashier.method_unknown': 404,
  'cashier.amount_out_of_range': 422,
  'cashier.deposit_unknown': 404,
  'cashier.deposit_not_cancellable': 409,
  'cashier.provider_unavailable': 503,
  'webhook.signature_invalid': 401,
  'webhook.stale': 400,
  // games
  'game.unknown': 404,
  'game.unavailable': 409,
  'launch.token_invalid': 401,
  'round.stake_invalid': 422,
  'round.bet_invalid': 422,
  'round.unknown': 404,
  'round.too_soon': 429,
  'seed.client_seed_invalid': 422,
  // back office
  'operator.wrong_credentials': 403,
  'operator.password_change_required': 403,
  'operator.second_factor_required': 403,
  'operator.second_factor_wrong': 403,
  'operator.second_factor_already_set': 409,
  'operator.unknown': 404,
  'operator.username_taken': 409,
  'operator.role_unknown': 404,
  'operator.own_account': 409,
  'operator.last_administrator': 409,
  'member.unknown': 404,
  'member.state_unchanged': 409,
  'books.currency_unknown': 404,
  'books.journal_too_long': 422,
  'notice.unknown': 404,
  'notice.over': 409,
  'notice.id_taken': 409,
  'notice.type_unavailable': 422,
  'notice.ends_too_soon': 422,
  'setting.unknown': 404,
  'setting.invalid': 422,
  'setting.changed_meanwhile': 409,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** The refusals that transport itself may give on any call; a call's own list adds to them. */
export const transportRefusals = [
  'request.malformed',
  'request.too_large',
  'request.not_found',
  'request.too_many',
  'session.required',
  'operator.session_required',
  'operator.role_required',
  'play.session_required',
  'module.disabled',
  'system.maintenance',
  'system.region_restricted',
  'system.unavailable',
  'system.failed',
  'payload.not_encrypted',
  'payload.undecipherable',
  'payload.stale',
  'payload.replayed',
  'idempotency.key_required',
  'idempotency.key_invalid',
  'idempotency.mismatch',
  'idempotency.in_progress',
  'member.suspended',
] as const satisfies readonly RefusalCode[];

export type TransportRefusalCode = (typeof transportRefusals)[number];

/** Details that travel with a refusal as `value`; JSON-serialisable and free of secrets. */
export type RefusalDetails = { readonly [key: string]: unknown };

const refusalMark: unique symbol = Symbol('refusal');

/** An expected "no": a value, never thrown. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly [refusalMark]: true;
  readonly code: Code;
  readonly value: RefusalDetails;
}

/** Makes a refusal. `value` tells the caller what would help, such as `{ availableFrom }` or `{ fields }`. */
export function refuse<const Code extends RefusalCode>(
  code: Code,
  value: RefusalDetails = {},
): Refusal<Code> {
  return { [refusalMark]: true, code, value };
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && refusalMark in answer;
}
