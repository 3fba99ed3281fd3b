import { type Currency, parseAmount } from '@ikka/money';
import type { Settings } from '../settings/index.ts';
import { coinValues } from './game-view.ts';
import type { StoredGame } from './store.ts';

/** What the house allows in a game, in smallest units of one currency; null where it sets no bound. */
export interface PlayLimits {
  readonly stakeMin: bigint | null;
  readonly stakeMax: bigint | null;
  /** No bet is taken that could win more than this. It bounds stakes beforehand, never a payout. */
  readonly winMax: bigint | null;
  /** The game has a row of its own. */
  readonly isOwn: boolean;
}

type Rows = ReturnType<typeof rowsOf>;
const rowsOf = (settings: Pick<Settings, 'get'>) => settings.get('play.limits');
const everyGame = '*';

/** The limits of a game: its own where it has some, else those of every game. Trial money has those of the money it stands for. */
export function playLimits(settings: Pick<Settings, 'get'>, gameId: string, currency: Currency): PlayLimits {
  const rows = rowsOf(settings);
  const known = read.get(rows) ?? new Map<string, PlayLimits>();
  read.set(rows, known);
  const key = `${gameId} ${currency.code}`;
  const limits = known.get(key) ?? readLimits(rows, gameId, currency);
  known.set(key, limits);
  return limits;
}

/** Every round asks; the setting's own array, which a change replaces, tells whether it was read before. */
const read = new WeakMap<Rows, Map<string, PlayLimits>>();

function readLimits(rows: Rows, gameId: string, currency: Currency): PlayLimits {
  const inMoney = rows.filter((row) => row.currency === currency.shownCode);
  const own = inMoney.find(({ game }) => game === gameId);
  const common = inMoney.find(({ game }) => game === everyGame);
  const boundOf = (name: 'stakeMin' | 'stakeMax' | 'winMax') =>
    parseAmount(own?.[name] || common?.[name] || '', currency);
  return {
    stakeMin: boundOf('stakeMin'),
    stakeMax: boundOf('stakeMax'),
    winMax: boundOf('winMax'),
    isOwn: own !== undefined,
  };
}

/**
 * The stakes that a game offers, in smallest units, ascending: its coins times the coin values in force, within its limits. The same
 * array as long as neither changes, so that what follows from it can be remembered by it.
 */
export function offeredStakes(
  settings: Pick<Settings, 'get'>,
  game: Pick<StoredGame, 'id' | 'coinsPerStake'>,
  currency: Currency,
): readonly bigint[] {
  const coins = coinValues(settings, currency);
  const rows = rowsOf(settings);
  const ofRows = offered.get(coins) ?? new WeakMap<Rows, Map<string, readonly bigint[]>>();
  offered.set(coins, ofRows);
  const known = ofRows.get(rows) ?? new Map<string, readonly bigint[]>();
  ofRows.set(rows, known);
  const key = `${game.id} ${game.coinsPerStake} ${currency.code}`;
  const stakes = known.get(key) ?? within(playLimits(settings, game.id, currency), coins, game.coinsPerStake);
  known.set(key, stakes);
  return stakes;
}

/** By the coin values and the rows of limits that they follow from. */
const offered = new WeakMap<readonly bigint[], WeakMap<Rows, Map<string, readonly bigint[]>>>();

function within(
  { stakeMin, stakeMax }: PlayLimits,
  coins: readonly bigint[],
  coinsPerStake: bigint,
): readonly bigint[] {
  return coins
    .map((coin) => coin * coinsPerStake)
    .filter((stake) => (stakeMin === null || stake >= stakeMin) && (stakeMax === null || stake <= stakeMax));
}
