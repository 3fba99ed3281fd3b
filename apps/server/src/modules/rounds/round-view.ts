import type { OpenRoundView, PlayedRound } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { AccountKind, StoredTransfer } from '../ledger/index.ts';
import type { SettledPlay } from '../plays/index.ts';
import type { ShownRound } from './open-rounds/standing.ts';
import { stakedOn } from './open-rounds/store.ts';
import type { StoredPair, StoredRound } from './store.ts';

/** Trial money has its own code inside; a person reads PKR and, beside it, that it is a trial. */
export function playedRoundView(round: StoredRound): PlayedRound {
  const currency = knownCurrency(round.currency);
  return {
    roundId: round.id,
    gameVersion: round.gameVersion,
    stake: formatAmount(round.stake, currency),
    payout: formatAmount(round.payout, currency),
    currency: currency.shownCode,
    bet: round.choice,
    outcome: round.outcome,
    seedPairId: String(round.seedPairId),
    nonce: round.nonce,
    playedAt: round.playedAt.toISOString(),
  };
}

/** An open round as its player may see it. */
export function openRoundView({ round, shown, cashOut }: ShownRound): OpenRoundView {
  const currency = knownCurrency(round.currency);
  return {
    roundId: round.id,
    gameVersion: round.gameVersion,
    stake: formatAmount(stakedOn(round), currency),
    currency: currency.shownCode,
    bet: round.choice,
    shown,
    step: round.step,
    cashOut: cashOut === null ? null : formatAmount(cashOut, currency),
    seedPairId: String(round.seedPairId),
    nonce: round.nonce,
    openedAt: round.openedAt.toISOString(),
    deadlineAt: round.deadlineAt.toISOString(),
  };
}

export function openPairView(pair: StoredPair) {
  return {
    id: String(pair.id),
    commitment: pair.commitment,
    clientSeed: pair.clientSeed,
    nonce: pair.nextNonce,
  };
}

export function revealedPairView(pair: StoredPair) {
  if (pair.serverSeed === null || pair.revealedAt === null)
    throw new Error(`pair ${pair.id} is not revealed`);
  return {
    id: String(pair.id),
    commitment: pair.commitment,
    serverSeed: pair.serverSeed,
    clientSeed: pair.clientSeed,
    rounds: pair.nextNonce,
    revealedAt: pair.revealedAt.toISOString(),
  };
}

export interface GameNames {
  readonly EN: string;
  readonly UR: string;
}

/** What a row of the betting record needs of a round, whoever's game it was. */
export type BetRound = Omit<SettledPlay, 'memberId'>;

export function betRowView(round: BetRound, gameName: GameNames) {
  const currency = knownCurrency(round.currency);
  return {
    roundId: round.id,
    gameId: round.gameId,
    gameName,
    vassalage: round.vendorCode,
    stake: formatAmount(round.stake, currency),
    payout: formatAmount(round.payout, currency),
    profit: formatAmount(round.payout - round.stake, currency),
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    state: 'settled' as const,
    playedAt: round.playedAt.toISOString(),
  };
}

const sideName = (kind: AccountKind, label: string) => (label === '' ? kind : `${kind}:${label}`);

/** A posting as the member reads it; the balance is the member's own side's, and his cash where both sides are his. */
export function postingView(transfer: StoredTransfer, memberId: bigint) {
  const currency = knownCurrency(transfer.currency);
  const own = [transfer.credit, transfer.debit].filter(({ owner }) => owner === memberId);
  const mine = own.find(({ kind }) => kind === 'cash') ?? own[0];
  return {
    transferId: transfer.id,
    kind: transfer.kind,
    from: sideName(transfer.debit.kind, transfer.debit.label),
    to: sideName(transfer.credit.kind, transfer.credit.label),
    amount: formatAmount(transfer.amount, currency),
    balanceAfter: mine === undefined ? null : formatAmount(mine.balanceAfter, currency),
    at: transfer.at.toISOString(),
  };
}

export function roundDetailView(
  story: {
    readonly round: StoredRound;
    readonly pair: StoredPair;
    readonly postings: readonly StoredTransfer[];
  },
  gameName: GameNames,
) {
  const { round, pair, postings } = story;
  return {
    ...betRowView(round, gameName),
    gameVersion: round.gameVersion,
    bet: round.choice,
    outcome: round.outcome,
    fairness: {
      seedPairId: String(pair.id),
      commitment: pair.commitment,
      clientSeed: pair.clientSeed,
      nonce: round.nonce,
      serverSeed: pair.revealedAt === null ? null : pair.serverSeed,
    },
    postings: postings.map((posting) => postingView(posting, round.memberId)),
  };
}
