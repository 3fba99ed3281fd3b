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

/** The stakes that a game offers, in smallest units, ascending: its coins times the coin values in force, within its limits. */
export function offeredStakes(
  settings: Pick<Settings, 'get'>,
  game: Pick<StoredGame, 'id' | 'coinsPerStake'>,
  currency: Currency,
): bigint[] {
  const { stakeMin, stakeMax } = playLimits(settings, game.id, currency);
  return coinValues(settings, currency)
    .map((coin) => coin * game.coinsPerStake)
    .filter((stake) => (stakeMin === null || stake >= stakeMin) && (stakeMax === null || stake <= stakeMax));
}
