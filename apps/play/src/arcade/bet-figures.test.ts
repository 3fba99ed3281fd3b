import { type InstantGame, isStepped, type OpenBet, type SteppedGame } from '@ikka/game-kit';
import { houseGames } from '@ikka/games/web';
import { knownCurrency } from '@ikka/money';
import type { ArcadeGuide } from '@ikka/stage-kit';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../stage/games.ts';
import { greatestMultiplier, greatestPayout, stakedInAll } from './bet-figures.ts';

async function guideOf(code: string): Promise<ArcadeGuide> {
  const { guide } = await loadGame(code);
  if (guide?.kind !== 'arcade') throw new Error(`${code} is no arcade game`);
  return guide;
}

const stake = 1_000n;

/** The arcade games that one plays by oneself, in the version that is in force. */
const games: { code: string; game: InstantGame; guide: ArcadeGuide }[] = [];
for (const { rounds, versions } of houseGames) {
  const game = versions.at(-1);
  // Shots are fired in a room, not from a bet box.
  if (rounds !== 'own' || game === undefined || game.isPlayedInRoom) continue;
  const { guide } = await loadGame(game.code);
  if (guide?.kind === 'arcade') games.push({ code: game.code, game, guide });
}

/** A bet as the page sends it with what is chosen when the game is opened for the first time. */
const firstBet = ({ first, steps }: ArcadeGuide) =>
  steps?.stakes?.place(stake, first) ?? { stake, bet: first };

function opened(game: SteppedGame, guide: ArcadeGuide): OpenBet {
  const { stake, bet } = firstBet(guide);
  const open = game.steps.open(stake, bet);
  if ('refused' in open) throw new Error(`${game.code} refused its own first choice: ${open.refused}`);
  return open;
}

/** What the server holds against the house's greatest win, for the bet with which the game opens. */
function greatestOnServer(game: InstantGame, guide: ArcadeGuide): bigint {
  const { stake, bet } = firstBet(guide);
  const read = isStepped(game) ? opened(game, guide) : game.readBet(stake, bet);
  if ('refused' in read) throw new Error(`${game.code} refused its own first choice: ${read.refused}`);
  const greatest = read.greatest();
  if (greatest === null) throw new Error(`${game.code} knows no greatest payout`);
  return greatest;
}

const seedsOf = (nonce: number) => ({ serverSeed: 'ab'.repeat(32), clientSeed: 'walks', nonce });

/** What can be done where a round stands. */
function optionsOf(guide: ArcadeGuide, bet: OpenBet, nonce: number) {
  const round = { choice: bet.choice, shown: bet.show(bet.draw(seedsOf(nonce))) };
  return guide.steps?.options(round) ?? [];
}

/** Those in which every step says what the round would stand at after it. */
const climbing = games.flatMap(({ code, game, guide }) => {
  if (!isStepped(game)) return [];
  const options = optionsOf(guide, opened(game, guide), 0);
  return options.some(({ prize }) => prize !== null) ? [{ code, game, guide }] : [];
});

describe('the greatest multiplier', () => {
  it('is asked of every game that is chosen in its bet box', () => {
    expect(games.length).toBeGreaterThanOrEqual(10);
    expect(climbing.length).toBeGreaterThanOrEqual(3);
  });

  it.each(games)('of $code is the one that its server reckons with', ({ game, guide }) => {
    expect(greatestPayout(guide, guide.first)(stake)).toBe(greatestOnServer(game, guide));
  });

  it.each(climbing)('of $code is never below what the next step offers', ({ game, guide }) => {
    const greatest = greatestMultiplier(guide, guide.first);
    const offered: number[] = [];
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const seeds = seedsOf(nonce);
      for (let bet = opened(game, guide); !bet.isOver(bet.draw(seeds)); ) {
        // The least likely step that is offered leads to the greatest multiplier.
        const [next] = optionsOf(guide, bet, nonce).toSorted(
          (a, b) => (b.prize?.multiplier ?? 0) - (a.prize?.multiplier ?? 0),
        );
        if (!next) throw new Error('an open round offers nothing');
        if (next.prize) offered.push(next.prize.multiplier);
        const taken = bet.act(next.act(), seeds);
        if ('refused' in taken) throw new Error(taken.refused);
        bet = taken.bet;
      }
    }
    expect(Math.max(...offered)).toBeLessThanOrEqual(greatest);
    // The walk goes beyond what a first step can bring.
    expect(Math.max(...offered)).toBeGreaterThan(Math.max(...offered.slice(0, 1)));
  });
});

describe('what is staked in all', () => {
  const currency = knownCurrency('PKR');
  const choice = { pairs: '100', plus3: '0' };
  const rest = { phase: 'idle', open: null, lastRound: null, stake, currency } as const;
  const open = { stake: 3_100n, choice: null, shown: null, cashOut: null };
  const standing = { ...open, roundId: 'r1', step: 2, nonce: 7, deadlineAt: '2026-01-01T12:00:00.000Z' };
  const lastRound = {
    roundId: 'r1',
    gameVersion: '1.0.0',
    stake: '31.00',
    payout: '0.00',
    currency: 'PKR',
    bet: null,
    outcome: null,
    seedPairId: '1',
    nonce: 7,
    playedAt: '2026-01-01T00:00:00.000Z',
  } as const;

  it.each([
    ['of the next bet: the stake and those beside it', rest, 1_100n],
    ['of an open round with what was doubled and split', { ...rest, phase: 'open', open: standing }, 3_100n],
    ['while a step is on its way', { ...rest, phase: 'sending', open: standing }, 3_100n],
    ['while the result is shown', { ...rest, phase: 'showing', lastRound }, 3_100n],
    ['of the next bet again once it was', { ...rest, lastRound }, 1_100n],
  ] as const)('%s', async (_when, snapshot, amount) => {
    const { steps } = await guideOf('blackjack');
    if (!steps?.stakes) throw new Error('blackjack has several stakes');
    expect(stakedInAll(snapshot, steps.stakes, choice)).toBe(amount);
  });
});
