import { z } from 'zod';
import { instant, whole } from './wire.ts';

const count = whole();

/** Where the viewer stands among those who wait for a seat. */
export const waitingPlace = z.object({
  place: count.meta({ description: 'from 1' }),
  offeredUntil: instant
    .nullable()
    .meta({ description: 'until when a seat is held for him; null while none is' }),
});
export type WaitingPlaceView = z.infer<typeof waitingPlace>;

/** Those who wait for a seat of a table. */
export const waitingList = z.object({
  waiting: count,
  held: count.meta({ description: 'free seats that are held for those who were offered one' }),
  me: waitingPlace.nullable().meta({ description: 'null where the viewer does not wait' }),
});
