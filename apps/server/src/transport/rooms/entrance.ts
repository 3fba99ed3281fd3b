import type { Refusal } from '@ikka/contract';
import { z } from 'zod';

/** A token as far as it is worth looking up. */
export const passToken = z.string().min(1).max(512);

export type EntranceRefusal = Refusal<
  | 'request.malformed'
  | 'request.not_found'
  | 'session.required'
  | 'operator.session_required'
  | 'play.session_required'
>;

/**
 * The way into a room. A seat is kept, and a room made for it where there is none, only for a page whose pass is good: so
 * there are as many rooms as there are pages to sit in them. The room asks again when the seat is taken, for a log-in may have
 * ended in between.
 */
export interface Entrance {
  readonly room: string;
  /** What is shown to be let in; nothing beside it reaches the room. */
  readonly pass: z.ZodType<object>;
  /** Why a page with this pass has no seat; null where it has. */
  refusal(pass: object): Promise<EntranceRefusal | null>;
}

/** Puts an entrance together, with its pass as its own shape says. */
export function entrance<Pass extends object>(
  room: string,
  pass: z.ZodType<Pass>,
  refusal: (pass: Pass) => Promise<EntranceRefusal | null>,
): Entrance {
  // What `refusal` is given was parsed by `pass`.
  return { room, pass, refusal: (given) => refusal(given as Pass) };
}
