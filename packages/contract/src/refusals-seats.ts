import { daryaRefusals } from './refusals-darya.ts';

/** Refusals of rooms with seats, with their HTTP status. */
export const seatRefusals = {
  'seats.room_unknown': 404,
  'seats.code_unknown': 404,
  'seats.private_limit': 409,
  'seats.taken': 409,
  'seats.full': 409,
  'seats.already_seated': 409,
  'seats.not_seated': 409,
  'seats.buy_in_invalid': 422,
  'seats.turn_over': 409,
  'seats.act_invalid': 422,
  'seats.elsewhere': 409,
  'seats.device_seated': 409,
  'seats.address_seated': 409,
  'seats.closing': 409,
  'seats.entropy_mismatch': 422,
  'seats.play_ban': 403,
  'seats.report_unknown': 404,
  'seats.report_own': 422,
  'seats.reported': 409,
  'seats.reports_many': 429,
  ...daryaRefusals,
} as const;
