import { z } from 'zod';
import { instant } from './wire.ts';

/**
 * What every signed request between the house and a vendor carries inside its body, whichever of them asks; `again` names
 * what may be sent a second time.
 */
export const signedBody = <const Call extends string>(call: Call, again: string) => ({
  call: z.literal(call).meta({ description: 'the last part of the path, so that it is signed too' }),
  requestId: z.uuid().meta({ description: `new for every request, also when ${again} is sent again` }),
  sentAt: instant,
});

/** Refusals by code: the HTTP status, what whoever asked does next, and what it means. */
export type RefusalSheet = Readonly<
  Record<string, readonly [status: number, next: 'never' | 'again', means: string]>
>;
