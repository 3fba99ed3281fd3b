import { type Refusal, refuse, type SeatReportReason } from '@ikka/contract';
import { v7 } from 'uuid';
import type { IntegrityParts } from '../parts.ts';
import { hasReported, insertReport, lockReporter, reportCase, reportsSince } from './report-store.ts';

/** So many reports a member makes in a day. */
export const reportsMost = 20;
const dayMs = 24 * 3_600_000;

export interface SeatReport {
  readonly roomId: string;
  readonly seat: number;
  readonly hand: number;
  readonly reason: SeatReportReason;
  readonly text: string;
}

type Refused = Refusal<
  | 'seats.room_unknown'
  | 'seats.not_seated'
  | 'seats.report_unknown'
  | 'seats.report_own'
  | 'seats.reported'
  | 'seats.reports_many'
>;

/** [IG13] Notes what a seated member reports of another seat, and makes a case of it or joins the one that waits. */
export async function reportSeat(
  parts: Pick<IntegrityParts, 'database' | 'clock' | 'cardRooms'>,
  play: { readonly memberId: bigint; readonly gameId: string; readonly currency: string },
  { roomId, seat, hand, reason, text }: SeatReport,
): Promise<null | Refused> {
  const { cardRooms, clock, database } = parts;
  const { memberId: reporter } = play;
  const isSeated = (await cardRooms.seatsOf(reporter)).some(
    (own) => own.roomId === roomId && own.gameId === play.gameId && own.currency === play.currency,
  );
  if (!isSeated) return refuse('seats.not_seated');
  const sitter = await cardRooms.sitterAt({ roomId, seat });
  if (sitter === null || hand > sitter.hand) return refuse('seats.report_unknown');
  const { memberId: reported } = sitter;
  if (reported === reporter) return refuse('seats.report_own');
  const isPlaying = hand === sitter.hand && sitter.isDealt;
  const roundId = sitter.roundOf(hand);
  const hadPart = isPlaying || (await cardRooms.isRound(roundId));
  // Of an earlier hand somebody else may have sat there.
  if (!hadPart && hand !== sitter.hand) return refuse('seats.report_unknown');
  return database.transaction(async (tx) => {
    const at = clock.now();
    await lockReporter(tx, reporter);
    if (await hasReported(tx, { reporter, reported, roomId, hand })) return refuse('seats.reported');
    if ((await reportsSince(tx, reporter, new Date(at.getTime() - dayMs))) >= reportsMost)
      return refuse('seats.reports_many', { most: reportsMost });
    const caseId = await reportCase(tx, { id: v7(), reported, at });
    await insertReport(tx, {
      id: v7(),
      caseId,
      reporter,
      reported,
      roomId,
      hand,
      roundId: hadPart ? roundId : null,
      reason,
      text: text === '' ? null : text,
      at,
    });
    return null;
  });
}
