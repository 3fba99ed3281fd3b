import { openStream } from '@ikka/fair';
import { formatAmount, knownCurrency } from '@ikka/money';
import {
  deckOf,
  type JsonHandRules,
  type ReplayStep,
  readSeatChoice,
  type SeatOffer,
  viewReplay,
} from '@ikka/seat-kit';
import type { PlaySession } from '../../../platform/calls.ts';
import type { Rounds, StoredPair, StoredRound } from '../../rounds/index.ts';

export interface ReplayHandParts {
  readonly rounds: Pick<Rounds, 'byIds' | 'revealed'>;
  readonly offers: readonly Pick<SeatOffer, 'gameId' | 'rules'>[];
}

/**
 * [SK27, SK28] A member's own hand, step by step as his seat saw it; null where it cannot be played again. A hand of anybody else, of another
 * game or of other money than are open is as unknown as one that never was.
 */
export async function replayHand(
  { rounds, offers }: ReplayHandParts,
  { memberId, gameId, currency }: Pick<PlaySession, 'memberId' | 'gameId' | 'currency'>,
  roundId: string,
): Promise<readonly ReplayStep[] | null | 'unknown'> {
  const [round] = await rounds.byIds([roundId]);
  if (round?.memberId !== memberId || round.gameId !== gameId || round.currency !== currency)
    return 'unknown';
  const rules = offers.find((offer) => offer.gameId === gameId)?.rules;
  const pair = (await rounds.revealed([round.seedPairId])).get(round.seedPairId);
  return rules === undefined || pair === undefined ? null : stepsOf(rules, round, pair);
}

function stepsOf(
  rules: JsonHandRules,
  { choice: recorded, currency: code, gameVersion, nonce }: StoredRound,
  { serverSeed, clientSeed }: Pick<StoredPair, 'serverSeed' | 'clientSeed'>,
): readonly ReplayStep[] | null {
  const choice = readSeatChoice(recorded);
  if (choice === undefined || gameVersion !== rules.version || serverSeed === null) return null;
  const deck = deckOf(rules, openStream({ serverSeed, clientSeed, nonce }), choice.stacks.length);
  const currency = knownCurrency(code);
  const shown = (units: bigint | string) =>
    choice.isChips === true ? String(units) : formatAmount(BigInt(units), currency);
  return viewReplay(rules, choice, { deck, shown });
}
