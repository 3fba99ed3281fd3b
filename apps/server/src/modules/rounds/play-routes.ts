import { type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { type Currency, currencies, formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers, PlaySession } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Protection, SittingOf } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { GameShelf } from '../shelf/index.ts';
import type { Rounds } from './index.ts';
import type { Standing } from './open-rounds/standing.ts';
import type { NamesOf } from './record-routes.ts';
import { openPairView, openRoundView, playedRoundView, revealedPairView } from './round-view.ts';

export interface PlayRouteParts {
  readonly rounds: Rounds;
  /** Every game that has a page, those too that many play as one. */
  readonly games: Pick<GameShelf, 'current'>;
  /** What the game is staked at, whether it is open now or not: an open round goes on in a game that rests. */
  readonly stakes: (gameId: string, currency: Currency) => Promise<readonly bigint[]>;
  readonly greatestWin: (gameId: string, currency: Currency) => bigint | null;
  readonly namesOf: NamesOf;
  readonly settings: Pick<Settings, 'get'>;
  readonly clock: Clock;
  /** The member's cash in smallest units. */
  readonly cashOf: (memberId: bigint, currency: string) => Promise<bigint>;
  readonly openPlay: (
    launchToken: string,
  ) => Promise<
    | { token: string; play: PlaySession }
    | Refusal<'launch.token_invalid' | 'protection.excluded' | 'protection.time_used_up'>
  >;
  readonly protection: Pick<Protection, 'mayPlay' | 'realityCheckOf'>;
  readonly sittingOf: SittingOf;
}

const historyShown = 50;

/** What a game's page asks its game. */
export function playRoutes(parts: PlayRouteParts): Handlers<(typeof calls)['play']> {
  const { rounds, settings, clock } = parts;

  const stateOf = async (play: PlaySession) => {
    const currency = knownCurrency(play.currency);
    const game = parts.games.current(play.gameId);
    const stakes = await parts.stakes(play.gameId, currency);
    const filter = { memberIds: [play.memberId], gameId: play.gameId };
    const [balance, fairness, [last], sitting, names, realityCheckMinutes, open] = await Promise.all([
      parts.cashOf(play.memberId, play.currency),
      rounds.fairness(play.memberId, play.gameId),
      rounds.find(filter, { limit: 1, offset: 0 }),
      parts.sittingOf(play),
      parts.namesOf([play.gameId]),
      parts.protection.realityCheckOf(play.memberId),
      rounds.standing(play),
    ]);
    return {
      game: {
        gameId: play.gameId,
        version: game?.version ?? '',
        name: names.get(play.gameId) ?? { EN: play.gameId, UR: play.gameId },
      },
      account: play.account,
      isTrial: play.isTrial,
      currency: currency.shownCode,
      currencySymbol: currency.symbol,
      balance: formatAmount(balance, currency),
      stakes: stakes.map((stake) => formatAmount(stake, currency)),
      anyStake: game?.coinsPerStake === 1n,
      ...greatestWinOf(play.gameId, currency),
      defaultStake: formatAmount(defaultStake(stakes, game?.coinsPerStake ?? 1n), currency),
      autoplay: {
        enabled: settings.get('play.autoplay_enabled'),
        maxRounds: settings.get('play.autoplay_rounds_max'),
      },
      minimumSpinMs: settings.get('play.minimum_spin_ms'),
      language: play.language,
      sessionStartedAt: sitting.since.toISOString(),
      netPosition: formatAmount(sitting.net, currency),
      realityCheckMinutes,
      serverTime: clock.now().toISOString(),
      timeZone: settings.get('site.time_zone'),
      fairness: fairness.current && openPairView(fairness.current),
      nextCommitment: fairness.nextCommitment,
      lastRound: last === undefined ? null : playedRoundView(last),
      openRound: open === null ? null : openRoundView(open),
    };
  };

  /** Where a round stands after an answer, with the member's cash as it is now. */
  const standingView = async ({ open, settled }: Standing, play: PlaySession) => ({
    open: open === null ? null : openRoundView(open),
    round: settled === null ? null : playedRoundView(settled),
    balance: formatAmount(await parts.cashOf(play.memberId, play.currency), knownCurrency(play.currency)),
  });

  const greatestWinOf = (gameId: string, currency: Currency) => {
    const winMax = parts.greatestWin(gameId, currency);
    return winMax === null ? {} : { greatestWin: formatAmount(winMax, currency) };
  };

  /** The stake of the default coin value, or the smallest that is offered. */
  const defaultStake = (stakes: readonly bigint[], coins: bigint): bigint => {
    const wished = settings.get('play.default_coin_value');
    const found = stakes.find((stake) => formatAmount(stake / coins, currencies.PKR) === wished);
    return found ?? stakes[0] ?? 0n;
  };

  return {
    async openPlay({ body }) {
      const opened = await parts.openPlay(body.launchToken);
      if (isRefusal(opened)) return opened;
      const state = await stateOf(opened.play);
      // Nothing can be staked, as its limits are now; what is open is played to its end all the same.
      if (state.stakes.length === 0 && state.openRound === null) {
        return refuse('game.unavailable', { gameId: opened.play.gameId });
      }
      return { token: opened.token, state };
    },
    playState: (_input, { play }) => stateOf(play),
    async playRound({ body }, { play, idempotencyKey }) {
      const played = await rounds.play({ play, key: idempotencyKey, stake: body.stake, choice: body.bet });
      if (isRefusal(played)) return played;
      const currency = knownCurrency(play.currency);
      return {
        round: playedRoundView(played.round),
        balance: formatAmount(played.balance, currency),
        nextNonce: played.nextNonce,
      };
    },
    async openRound({ body }, { play, idempotencyKey }) {
      const opened = await rounds.open({ play, key: idempotencyKey, stake: body.stake, choice: body.bet });
      return isRefusal(opened) ? opened : standingView(opened, play);
    },
    async takeStep({ params, body }, { play, idempotencyKey }) {
      const { step, action } = body;
      const taken = await rounds.step({ play, roundId: params.roundId, key: idempotencyKey, step, action });
      return isRefusal(taken) ? taken : standingView(taken, play);
    },
    async playTime(_input, { play }) {
      const held = await parts.protection.mayPlay(play);
      if (held) return held;
      const currency = knownCurrency(play.currency);
      const [sitting, realityCheckMinutes] = await Promise.all([
        parts.sittingOf(play),
        parts.protection.realityCheckOf(play.memberId),
      ]);
      return {
        sessionStartedAt: sitting.since.toISOString(),
        netPosition: formatAmount(sitting.net, currency),
        realityCheckMinutes,
        serverTime: clock.now().toISOString(),
      };
    },
    async playedRounds(_input, { play }) {
      const filter = { memberIds: [play.memberId], gameId: play.gameId, currencies: [play.currency] };
      const found = await rounds.find(filter, { limit: historyShown, offset: 0 });
      return { rounds: found.map(playedRoundView) };
    },
    async fairness(_input, { play }) {
      const { current, nextCommitment, revealed } = await rounds.fairness(play.memberId, play.gameId);
      return {
        current: current && openPairView(current),
        nextCommitment,
        revealed: revealed.map(revealedPairView),
      };
    },
    async rotateSeeds({ body }, { play }) {
      const rotated = await rounds.rotate({
        memberId: play.memberId,
        gameId: play.gameId,
        ...body,
      });
      if (isRefusal(rotated)) return rotated;
      const { current, nextCommitment, revealed } = rotated;
      return {
        current: openPairView(current),
        nextCommitment,
        revealed: revealed && revealedPairView(revealed),
      };
    },
  };
}
