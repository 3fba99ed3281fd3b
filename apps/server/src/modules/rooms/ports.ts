import type { Refusal } from '@ikka/contract';
import type { CookieJar } from '../../platform/calls.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { port } from '../../platform/module/port.ts';
import type { HandReport } from './seats/hand-report.ts';

/** Takes a hand that is over, in the transaction in which it is settled. */
export type NoteHand = (tx: Transaction, hand: HandReport, at: Date) => Promise<void>;

/** Why a member may take no seat for real money now, or null. Asked with the cookies of the browser in which he wants to. */
export type WhyNoSeat = (
  memberId: bigint,
  cookies: Pick<CookieJar, 'read'>,
) => Promise<Refusal<'seats.play_ban'> | null>;

/** What card rooms need of those who look after fair play. */
export const seatPorts = {
  noteHand: port<NoteHand>('rooms.note_hand'),
  whyNoSeat: port<WhyNoSeat>('rooms.why_no_seat'),
};
