import type { Movement, SeatMovement } from '@ikka/game-kit';
import { derivedId, type Transfer } from '../../ledger/index.ts';
import { setOffIdsOf, transferIdsOf } from '../../rounds/index.ts';
import type { MoneyParts, PlannedPost, StakeGuard } from '../money.ts';

type Of<Kind extends SeatMovement['kind']> = Extract<SeatMovement, { readonly kind: Kind }>;

/** Where the money of a room lies and where it goes. */
export interface TablePlace {
  readonly roomId: string;
  readonly vendorCode: string;
}

/** What a hand is to one seat's record: a round of its own, whose id follows from the stay and the hand. */
export const seatRoundId = (stay: string, no: number): string => derivedId(stay, `hand/${no}`);

/** What a contest is to one seat's record: one round, however many hands it had. */
export const contestRoundId = (stay: string): string => derivedId(stay, 'contest');

/** What ends something older is posted even for a suspended member, and however late. */
const ofOld = { evenSuspended: true, evenLate: true } as const;

const seatKinds: ReadonlySet<string> = new Set<SeatMovement['kind']>([
  'buy_in',
  'settle_hand',
  'settle_contest',
  'cash_out',
]);
export const isSeatMovement = (movement: Movement): movement is SeatMovement => seatKinds.has(movement.kind);

export function planSeatPost(
  parts: MoneyParts,
  movement: SeatMovement,
  place: TablePlace,
  stake: StakeGuard | null,
): Promise<PlannedPost> {
  if (movement.kind === 'settle_hand') return settleHand(parts, movement, place);
  if (movement.kind === 'settle_contest') return settleContest(parts, movement, place);
  if (movement.kind === 'cash_out') return cashOut(parts, movement, place);
  if (stake === null) throw new Error('money is brought to a table without what was read of its member');
  return buyIn(parts, movement, place, stake);
}

/** Brings money to the table. It can be lost there, so it counts at once against what limits allow. */
async function buyIn(
  parts: MoneyParts,
  movement: Of<'buy_in'>,
  place: TablePlace,
  { guard, expectVersion }: StakeGuard,
): Promise<PlannedPost> {
  const { memberId, cash, table } = await accountsOf(parts, movement, place);
  const { id, stay, amount, currency } = movement;
  const brought: Transfer = {
    id,
    debit: cash,
    credit: table,
    amount,
    kind: 'table_buy_in',
    reference: stay,
    ...(expectVersion === null ? {} : { expectVersion }),
  };
  const transfers = [brought, ...(await guard.taken(amount, stay, id))];
  return { post: { transfers }, memberId, currency, cash: { at: 0, side: 'debitBalance' } };
}

/**
 * What a hand came to for one seat. Stake and winnings go by way of the member's cash, whose balance is the same after it: so his
 * record says what was staked and won, and what of it counts as turnover, as it does of any round.
 */
async function settleHand(
  parts: MoneyParts,
  movement: Of<'settle_hand'>,
  place: TablePlace,
): Promise<PlannedPost> {
  const { memberId, code, cash, table } = await accountsOf(parts, movement, place);
  const { stay, no, stake, payout, setOff, currency } = movement;
  const vendor = await parts.ledger.houseAccount('vendor', code, place.vendorCode);
  const round = seatRoundId(stay, no);
  const ids = { ...transferIdsOf(round), ...setOffIdsOf(round) };
  const shared = { ...ofOld, reference: round };
  const transfers: Transfer[] = [
    {
      ...shared,
      id: derivedId(round, 'drawn'),
      debit: table,
      credit: cash,
      amount: stake,
      kind: 'table_stake_drawn',
    },
    { ...shared, id: ids.stake, debit: cash, credit: vendor, amount: stake, kind: 'stake' },
  ];
  if (setOff > 0n) {
    transfers.push(
      { ...shared, id: ids.back, debit: vendor, credit: cash, amount: setOff, kind: 'stake_set_off' },
      { ...shared, id: ids.again, debit: cash, credit: vendor, amount: setOff, kind: 'set_off_settled' },
    );
  }
  if (payout > 0n) {
    transfers.push(
      { ...shared, id: ids.payout, debit: vendor, credit: cash, amount: payout, kind: 'payout' },
      {
        ...shared,
        id: derivedId(round, 'laid'),
        debit: cash,
        credit: table,
        amount: payout,
        kind: 'table_win_laid',
      },
    );
  }
  return { post: { transfers }, memberId, currency, cash: null };
}

/**
 * What a contest came to for one seat: all that was paid for it is staked, by way of the member's cash as with a hand, and its prize goes to
 * his cash, with what limits on losses had counted of it.
 */
async function settleContest(
  parts: MoneyParts,
  movement: Of<'settle_contest'>,
  place: TablePlace,
): Promise<PlannedPost> {
  const { memberId, code, cash, table } = await accountsOf(parts, movement, place);
  const { stay, stake, payout, currency } = movement;
  const vendor = await parts.ledger.houseAccount('vendor', code, place.vendorCode);
  const round = contestRoundId(stay);
  const ids = transferIdsOf(round);
  const shared = { ...ofOld, reference: round };
  const transfers: Transfer[] = [
    {
      ...shared,
      id: derivedId(round, 'drawn'),
      debit: table,
      credit: cash,
      amount: stake,
      kind: 'table_stake_drawn',
    },
    { ...shared, id: ids.stake, debit: cash, credit: vendor, amount: stake, kind: 'stake' },
  ];
  if (payout === 0n) return { post: { transfers }, memberId, currency, cash: null };
  const guard = await parts.guardOf({ memberId, currency });
  return {
    post: {
      transfers: [
        ...transfers,
        { ...shared, id: ids.payout, debit: vendor, credit: cash, amount: payout, kind: 'payout' },
        ...(await guard.restored(payout, stay)),
      ],
    },
    memberId,
    currency,
    cash: { at: transfers.length, side: 'creditBalance' },
  };
}

/** All that lies in front of the seat goes back, and with it what limits had counted of it. */
async function cashOut(parts: MoneyParts, movement: Of<'cash_out'>, place: TablePlace): Promise<PlannedPost> {
  const { memberId, cash, table } = await accountsOf(parts, movement, place);
  const { stay, amount, unstaked, currency } = movement;
  const guard = await parts.guardOf({ memberId, currency });
  const id = derivedId(stay, 'cash-out');
  const back: Transfer = {
    ...ofOld,
    id,
    debit: table,
    credit: cash,
    amount,
    kind: 'table_cash_out',
    reference: stay,
  };
  return {
    post: {
      transfers: [
        back,
        ...(unstaked > 0n ? await guard.returned(unstaked, { by: id, stake: stay }) : []),
        ...(amount > unstaked ? await guard.restored(amount - unstaked, stay) : []),
      ],
    },
    memberId,
    currency,
    cash: { at: 0, side: 'creditBalance' },
  };
}

async function accountsOf(
  parts: MoneyParts,
  of: { readonly memberId: string; readonly currency: string },
  { roomId }: TablePlace,
) {
  const memberId = BigInt(of.memberId);
  const code = parts.currencyCode(of.currency);
  const [cash, table] = await Promise.all([
    parts.ledger.memberAccount(memberId, 'cash', code),
    parts.ledger.memberAccount(memberId, 'at_table', code, roomId),
  ]);
  return { memberId, code, cash, table };
}
