import { createHash } from 'node:crypto';
import type { Win } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { maskName } from '../identity/index.ts';
import type { StoredPair } from '../rounds/index.ts';
import { linesMost } from './gather-wins.ts';
import { multiplierOf } from './multiplier.ts';
import type { BoardGame, WinnersParts } from './parts.ts';
import { type BoardOrder, boardLines, type StoredWin } from './store.ts';

const hourMs = 3_600_000;
const hoursOf = { day: 24, week: 7 * 24 } as const;

export interface Board {
  /** Since when rounds are looked at: the whole hours are what is kept in full. */
  readonly since: Date;
  readonly lines: readonly Win[];
}

/** The board of the last day or week, at most `linesMost` lines. */
export async function readBoard(
  parts: WinnersParts,
  { period, order }: { readonly period: 'day' | 'week'; readonly order: BoardOrder },
): Promise<Board> {
  const hour = Math.floor(parts.clock.now().getTime() / hourMs);
  const since = new Date((hour - hoursOf[period]) * hourMs);
  const wins = await boardLines(parts.database.db, since, order, {
    isShownByDefault: parts.settings.get('winners.shown_by_default'),
    limit: linesMost,
  });
  const [names, games, pairs] = await Promise.all([
    parts.namesOf([...new Set(wins.map(({ memberId }) => memberId))]),
    parts.gamesOf([...new Set(wins.map(({ gameId }) => gameId))]),
    parts.rounds.revealed(wins.flatMap(({ seedPairId }) => seedPairId ?? [])),
  ]);
  const lines = wins.map((win) =>
    lineOf(
      win,
      names.get(win.memberId),
      games.get(win.gameId),
      win.seedPairId === null ? undefined : pairs.get(win.seedPairId),
    ),
  );
  return { since, lines };
}

function lineOf(
  win: StoredWin,
  name: string | undefined,
  game: BoardGame | undefined,
  pair: StoredPair | undefined,
): Win {
  const currency = knownCurrency(win.currency);
  return {
    id: createHash('sha256').update(`winners ${win.roundId}`).digest('hex').slice(0, 16),
    player: maskName(name),
    gameId: win.gameId,
    gameName: game?.name ?? { EN: win.gameId, UR: win.gameId },
    vassalage: win.vendorCode,
    vendorName: game?.vendorName ?? { EN: win.vendorCode, UR: win.vendorCode },
    isProvable: win.seedPairId !== null,
    rtp: game?.rtp ?? null,
    stake: formatAmount(win.stake, currency),
    payout: formatAmount(win.payout, currency),
    multiplier: multiplierOf(win.payout, win.stake),
    currency: currency.shownCode,
    playedAt: win.playedAt.toISOString(),
    proof: proofOf(win, pair),
  };
}

function proofOf(win: StoredWin, pair: StoredPair | undefined): Win['proof'] {
  const { gameVersion: version, nonce } = win;
  if (pair === undefined || pair.revealedAt === null || pair.serverSeed === null) return null;
  if (version === null || nonce === null) return null;
  return {
    game: win.gameId,
    version,
    serverSeed: pair.serverSeed,
    commitment: pair.commitment,
    clientSeed: pair.clientSeed,
    nonce,
    bet: win.choice,
  };
}
