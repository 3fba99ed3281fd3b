/** Refusals of the fish halls, with their HTTP status. */
export const daryaRefusals = {
  'darya.room_unknown': 404,
  'darya.full': 409,
  'darya.not_seated': 409,
  'darya.closing': 409,
  'darya.scene_over': 409,
} as const;
