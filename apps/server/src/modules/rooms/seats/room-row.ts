import { contestStages } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { viewTerms, viewWaitingList } from '@ikka/seat-kit';
import type { SeatGame } from './seat-game.ts';
import type { OpenSeatRoom } from './seat-rooms.ts';

/** A room as the list of card rooms has it for a member, or for a guest. */
export function rowOf({ game, taken, stage, isOpen, waitingList }: OpenSeatRoom, memberId: string | null) {
  const { room, vendorCode } = game;
  const currency = knownCurrency(room.currency);
  const shown = (units: string) => formatAmount(BigInt(units), currency);
  return {
    roomId: room.roomId,
    gameId: room.gameId,
    vassalage: vendorCode,
    no: room.no,
    code: room.code ?? null,
    level: room.level,
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    stake: shown(room.stake),
    buyIn: { least: shown(room.buyIn.least), most: shown(room.buyIn.most) },
    seats: room.seats,
    taken,
    turnSeconds: room.clock.turnMs / 1_000,
    rake: { percent: String(room.options.rake.basisPoints / 100), cap: shown(room.options.rake.cap) },
    isOpen,
    waitingList: viewWaitingList(room, { waitingList }, memberId),
    contest: contestRow(game.room, stage, shown),
  };
}

function contestRow(
  { contest, seats }: SeatGame['room'],
  stage: string | null,
  shown: (units: string) => string,
) {
  if (contest === undefined) return null;
  return {
    ...viewTerms(contest, seats, (units) => shown(String(units))),
    stage: contestStages.find((one) => one === stage) ?? 'registering',
  };
}
