import { strict as assert } from 'node:assert';
import { formatMoney, letterOf } from '@ikka/i18n';
import { formatAmount, knownCurrency } from '@ikka/money';
import { derivedId, type PostOutcome, type Transfer } from '../ledger/index.ts';
import {
  accountsOf,
  type Decided,
  decide,
  endingOf,
  guardFor,
  type OutcomeOf,
  ofOld,
  pagesOf,
  tellAll,
} from './end-bets.ts';
import { type Correction, correctBets, insertCorrections } from './endings-store.ts';
import type { StandingParts } from './parts.ts';
import { endedOfMarket, type StandingBet } from './store.ts';

export interface CorrectedMarket {
  readonly market: string;
  /** Rises with every result and every correction of anything that the market's bets depend on. */
  readonly resultVersion: number;
  /** For member and operators. */
  readonly reason: string;
}

export interface MarketCorrection {
  /** Bets of which this call corrected the settlement. */
  readonly corrected: number;
}

/**
 * Settles anew what ended by an earlier version of a market's result: where the outcome is another one now, the old settlement is
 * reversed and the new one made, in one transaction, and both stay on record. Safe to repeat, and to run in several processes. What a
 * member no longer has cannot be taken back: the house bears it. What was cashed out, and what its member took back, stays so.
 */
export async function correctMarket(
  parts: StandingParts,
  { market, resultVersion, reason }: CorrectedMarket,
  outcomeOf: OutcomeOf,
): Promise<MarketCorrection> {
  let corrected = 0;
  const pages = pagesOf((page) => endedOfMarket(parts.database.db, resultVersion, { market, ...page }));
  for await (const bets of pages) {
    const differing = (await decide(bets, outcomeOf)).filter(isOtherwise);
    corrected += await correctBatch(parts, differing, { resultVersion, reason });
  }
  return { corrected };
}

/** What its result has paid for what stood of a bet. */
const paidOf = ({ state, payout, cashedOut }: StandingBet): bigint =>
  state === 'settled' ? (payout ?? 0n) - cashedOut : 0n;

function isOtherwise({ bet, outcome }: Decided): boolean {
  if (outcome.does === 'return') return bet.state === 'settled';
  return bet.state !== 'settled' || paidOf(bet) !== outcome.payout || bet.rebate !== (outcome.rebate ?? 0n);
}

const idOf = ({ id, revision }: Pick<StandingBet, 'id' | 'revision'>): string =>
  derivedId(id, `correction/${revision + 1}`);
const idsOf = (id: string) => ({
  stake: derivedId(id, 'stake'),
  paid: derivedId(id, 'paid'),
  rebate: derivedId(id, 'rebate'),
  reversed: derivedId(id, 'reversed'),
});

/** All that a correction may have moved, by the revision that it made. */
export const transfersOfCorrection = ({
  betId,
  revision,
}: Pick<Correction, 'betId' | 'revision'>): string[] =>
  Object.values(idsOf(idOf({ id: betId, revision: revision - 1 })));

async function correctBatch(
  parts: StandingParts,
  decided: readonly Decided[],
  { resultVersion, reason }: Omit<CorrectedMarket, 'market'>,
): Promise<number> {
  if (decided.length === 0) return 0;
  const movements = await Promise.all(decided.map((one) => transfersOf(parts, one)));
  const at = parts.clock.now();
  const done = await parts.desk.transact(async (tx, post) => {
    const endings = decided.map((one) => endingOf(one, resultVersion));
    const changed = await correctBets(tx, endings);
    const taken = decided.flatMap((one, place) => {
      const [transfers, ending] = [movements[place], endings[place]];
      return transfers === undefined || ending === undefined || !changed.has(one.bet.id)
        ? []
        : [{ ...one, transfers, ending }];
    });
    const outcomes = await post(taken.map(({ transfers }) => ({ transfers })));
    const corrections = taken.map(({ bet, ending, transfers }, place): Correction => {
      assert(bet.payout !== null && bet.resultVersion !== null, 'what is corrected has ended');
      return {
        betId: bet.id,
        revision: bet.revision + 1,
        memberId: bet.memberId,
        currency: bet.currency,
        stateBefore: bet.state,
        payoutBefore: bet.payout,
        versionBefore: bet.resultVersion,
        stateAfter: ending.state,
        payoutAfter: ending.payout,
        versionAfter: resultVersion,
        unrecovered: unrecoveredOf(transfers, outcomes[place]),
        reason,
        at,
      };
    });
    await insertCorrections(tx, corrections);
    for (const correction of corrections) await tellMember(parts, tx, correction);
    return taken.map(({ bet, outcome }, place) => ({ bet, outcome, correction: corrections[place] }));
  });
  for (const { bet, outcome } of done) {
    // What had been returned counts as play from now on.
    if (bet.state === 'returned') tellAll(parts, [{ bet, outcome }]);
    else parts.facts.publish('BalanceChanged', { memberId: bet.memberId });
  }
  parts.facts.publish('InboxChanged', { memberIds: [...new Set(done.map(({ bet }) => bet.memberId))] });
  return done.length;
}

/** What a reversal asked for and the member no longer had. */
function unrecoveredOf(transfers: readonly Transfer[], outcome: PostOutcome | undefined): bigint {
  assert(outcome?.status === 'posted', 'the ledger does not correct a bet');
  return transfers.reduce(
    (sum, { amount, upToBalance }, at) =>
      upToBalance === true ? sum + amount - (outcome.transfers[at]?.amount ?? amount) : sum,
    0n,
  );
}

/**
 * What turns one settlement into the other. What is paid comes first, so that what is taken back can be taken from it; a reversal takes
 * what there is.
 */
async function transfersOf(parts: StandingParts, { bet, outcome }: Decided): Promise<Transfer[]> {
  const { standingStake } = bet;
  const { cash, vendor } = await accountsOf(parts, bet);
  const guard = await guardFor(parts, bet);
  const id = idOf(bet);
  const ids = idsOf(id);
  const shared = { ...ofOld, reference: bet.id };
  const paying = { ...shared, debit: vendor, credit: cash };
  const taking = { ...shared, debit: cash, credit: vendor, upToBalance: true };
  const before = paidOf(bet) + bet.rebate;
  const [payout, rebate] = outcome.does === 'settle' ? [outcome.payout, outcome.rebate ?? 0n] : [0n, 0n];
  const wasSettled = bet.state === 'settled';
  const isSettled = outcome.does === 'settle';
  const moved: Transfer[] = [
    { ...paying, id: ids.paid, amount: payout, kind: 'payout' },
    { ...paying, id: ids.rebate, amount: rebate, kind: 'stake_rebate' },
    {
      ...paying,
      id: ids.stake,
      amount: wasSettled && !isSettled ? standingStake : 0n,
      kind: 'stake_reversed',
    },
    {
      ...taking,
      id: ids.stake,
      amount: !wasSettled && isSettled ? standingStake : 0n,
      kind: 'stake_retaken',
    },
    { ...taking, id: ids.reversed, amount: before, kind: 'payout_reversed' },
  ];
  const more = payout + rebate - before;
  return [
    ...moved.filter(({ amount }) => amount > 0n),
    ...(more > 0n ? await guard.restored(more, bet.id, id) : []),
  ];
}

/** Written with the correction, so that nobody's balance changes unexplained. */
async function tellMember(
  parts: StandingParts,
  tx: Parameters<StandingParts['tell']>[0],
  { betId, memberId, currency: code, payoutBefore, payoutAfter, unrecovered, reason }: Correction,
): Promise<void> {
  const currency = knownCurrency(code);
  if (currency.isTrial) return;
  const money = (amount: bigint) => formatMoney(formatAmount(amount, currency), currency.shownCode);
  await parts.tell(
    tx,
    memberId,
    letterOf(unrecovered > 0n ? 'betCorrectedInPart' : 'betCorrected', {
      before: money(payoutBefore),
      after: money(payoutAfter),
      unrecovered: money(unrecovered),
      reason,
      bet: betId,
    }),
  );
}
