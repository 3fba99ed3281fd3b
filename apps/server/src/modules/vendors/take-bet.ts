import { isRefusal, type VendorCallBody } from '@ikka/contract';
import { type Currency, formatAmount, knownCurrency, parseAmount } from '@ikka/money';
import type { PlaySession } from '../../platform/calls.ts';
import type { PostOutcome, Transfer } from '../ledger/index.ts';
import { answerFor, answerOfBefore, contentOf, type Said, type TransactionAnswer } from './answer.ts';
import { decideEvent } from './decide-event.ts';
import type { WalletParts } from './parts.ts';
import { readStanding, type Stood } from './read-standing.ts';
import { attachEvent, isMovedOn, type StoredRound } from './store.ts';
import type { OutsideVendor } from './vendor-list.ts';
import { isVendorRefusal, refuseVendor, type VendorRefusal } from './vendor-refusal.ts';

/** How often a bet is decided anew because something else of the member or the round happened meanwhile. */
const triesMost = 10;

/**
 * Takes a stake for a session of the vendor. Limits, exclusions and funds are held in the very transaction of the ledger
 * that takes it. A bet that came before is answered as then, also when the session is over.
 */
export async function takeBet(
  parts: WalletParts,
  vendor: OutsideVendor,
  body: VendorCallBody<'bet'>,
): Promise<TransactionAnswer | VendorRefusal> {
  const { transactionId, roundId, gameId, amount, currency } = body;
  const said: Said = { kind: 'bet', transactionId, roundId, gameId, amount, currency };
  const before = await answerOfBefore(parts, vendor.code, said);
  if (before) return before;
  const play = await parts.playSession(body.sessionToken);
  if (play === null || play.vassalage !== vendor.code) return refuseVendor('vendor.session_over');
  if (play.gameId !== gameId) return refuseVendor('vendor.game_differs');
  const own = knownCurrency(play.currency);
  if (own.shownCode !== currency) return refuseVendor('vendor.currency_differs');
  const stake = parseAmount(amount, own);
  if (stake === null || stake === 0n) return refuseVendor('vendor.amount_invalid');
  const bet: Bet = { vendor, said, play, stake, own };
  const answer = await parts.turns.take(`member ${play.memberId}`, async () => {
    for (let tries = 0; tries < triesMost; tries += 1) {
      const outcome = await attempt(parts, bet);
      if (outcome !== 'again') return outcome;
    }
    return null;
  });
  return answer ?? refuseVendor('request.too_many');
}

interface Bet {
  readonly vendor: OutsideVendor;
  readonly said: Said;
  readonly play: PlaySession;
  readonly stake: bigint;
  readonly own: Currency;
}

/** `again`: something else came first and nothing was written. */
async function attempt(parts: WalletParts, bet: Bet): Promise<TransactionAnswer | VendorRefusal | 'again'> {
  const { vendor, said, play } = bet;
  const before = await answerOfBefore(parts, vendor.code, said);
  if (before) return before;
  const stood = await readStanding(parts.database.db, vendor.code, { roundKey: said.roundId });
  const refused = (await checkOffer(parts, bet, stood)) ?? checkRound(bet, stood);
  if (refused) return refused;
  const cash = await parts.ledger.memberAccount(play.memberId, 'cash', parts.currencyCode(play.currency));
  const account = await parts.ledger.account(cash);
  if (account === undefined) throw new Error(`there is no account ${cash}`);
  // Read after the version: where the version still holds at the post, no limit was changed in between.
  const guard = await parts.protection.guardOf(play);
  const held = await guard.mayBegin();
  if (held) return refuseVendor(held.code);
  const id = parts.ledger.newId();
  const at = parts.clock.now();
  const round = stood.round ?? newRound(parts, bet);
  const taken = await guard.taken(bet.stake, id);
  const outcome = await post(parts, bet, round, {
    id,
    at,
    cash,
    expectVersion: account.version,
    taken,
  });
  if (outcome === 'again') return 'again';
  if (outcome.status !== 'refused') {
    if (outcome.status === 'duplicate') throw new Error(`the new transfer ${id} was there before`);
    parts.facts.publish('BalanceChanged', { memberId: play.memberId });
    const balance = outcome.transfers[0]?.debitBalance ?? null;
    return answerFor(said, { amount: bet.stake, balance, at }, bet.own);
  }
  switch (outcome.reason) {
    case 'stale':
      return 'again';
    case 'suspended':
      return refuseVendor('member.suspended');
    case 'insufficient_funds': {
      if (outcome.at === 0) return refuseVendor('wallet.insufficient_funds');
      const reached = await guard.limitReached(outcome.at - 1);
      return isRefusal(reached) ? refuseVendor('wallet.limit_reached') : 'again';
    }
    default:
      throw new Error(`the ledger refused a vendor's bet: ${outcome.reason}`);
  }
}

/**
 * A game that is closed or in maintenance begins no round; one that is under way may be played to its end. Past its bound a vendor
 * takes nothing at all.
 */
async function checkOffer(parts: WalletParts, bet: Bet, stood: Stood): Promise<VendorRefusal | null> {
  const offer = await parts.offerOf(bet.vendor.code, bet.play.gameId, bet.own);
  if (offer === null || (!offer.isOpen && stood.standing.round !== 'open'))
    return refuseVendor('game.unavailable');
  const whose = { vendorCode: bet.vendor.code, currency: bet.own.code };
  if (!(await parts.losses.mayTakeBets(whose))) return refuseVendor('game.unavailable');
  return bet.stake < offer.stakeMin || bet.stake > offer.stakeMax
    ? refuseVendor('vendor.stake_out_of_range', {
        stakeMin: formatAmount(offer.stakeMin, bet.own),
        stakeMax: formatAmount(offer.stakeMax, bet.own),
      })
    : null;
}

function checkRound({ play, stake }: Bet, { round, standing }: Stood): VendorRefusal | null {
  const isForeign =
    round !== null &&
    (round.memberId !== play.memberId || round.gameId !== play.gameId || round.currency !== play.currency);
  if (isForeign) return refuseVendor('vendor.round_differs');
  const decided = decideEvent(standing, { kind: 'bet', amount: stake });
  return isVendorRefusal(decided) ? decided : null;
}

const newRound = ({ clock, ledger }: WalletParts, { vendor, said, play }: Bet): StoredRound => ({
  id: ledger.newId(),
  vendorCode: vendor.code,
  roundKey: said.roundId,
  memberId: play.memberId,
  playSessionId: play.playSessionId,
  gameId: play.gameId,
  currency: play.currency,
  stake: 0n,
  refunded: 0n,
  payout: 0n,
  version: 0n,
  beganAt: clock.now(),
  endedAt: null,
});

async function post(
  parts: WalletParts,
  { vendor, said, stake }: Bet,
  round: StoredRound,
  taking: {
    readonly id: string;
    readonly at: Date;
    readonly cash: bigint;
    readonly expectVersion: bigint;
    readonly taken: readonly Transfer[];
  },
): Promise<PostOutcome | 'again'> {
  const { id, at, cash, expectVersion, taken } = taking;
  const credit = await parts.ledger.houseAccount('vendor', parts.currencyCode(round.currency), vendor.code);
  const transaction = {
    vendorCode: vendor.code,
    transactionId: said.transactionId,
    kind: said.kind,
    roundId: round.id,
    betId: null,
    amount: stake,
    content: contentOf(said),
    transferId: id,
    balance: null,
  };
  const event = { round, stake, refunded: 0n, payout: 0n, ends: false, at, transactions: [transaction] };
  try {
    return await parts.ledger.post({
      transfers: [
        { id, debit: cash, credit, amount: stake, kind: 'stake', reference: round.id, expectVersion },
        ...taken,
      ],
      attach: [attachEvent(event)],
    });
  } catch (error) {
    if (isMovedOn(error)) return 'again';
    throw error;
  }
}
