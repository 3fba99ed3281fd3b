import {
  choosePrize,
  customaryRow,
  type Game,
  type OddsRow,
  opensByOperator,
  type Play,
  type PrizeChoice,
  playsByShape,
  prizeModes,
  readOdds,
  returnsOf,
} from '@ikka/lottery/rules';
import { type Currency, parseAmount } from '@ikka/money';
import type { Settings, SettingValue } from '../settings/index.ts';

/** What an operator has said of the lotteries: which plays are sold, at which odds, and how much may be won. */
export interface Terms {
  /** The greatest group that a player may choose; the only one where odds are fixed. */
  groupMost(game: Game): number;
  /** A player's choice; null where it is none. Without one the greatest. */
  choose(game: Game, group?: number): PrizeChoice | null;
  odds(game: Game, play: Play, group: number): OddsRow;
  /** Whether a play that returns so little that it is off by itself was opened. */
  isOpened(game: Game, play: Play): boolean;
  /** Whether a play is sold at all. */
  isSold(game: Game, play: Play): boolean;
  /** The plays of a lottery that are sold, some units of them at least. */
  soldPlays(game: Game, group: number): { readonly play: Play; readonly odds: OddsRow }[];
  /** What may be won on one issue by one fact, and by one member. Null: nothing bounds it, as with trial money. */
  bounds(game: string, currency: Currency): Bounds;
}

export interface Bounds {
  readonly numberMax: bigint | null;
  readonly memberMax: bigint | null;
}

const unbounded: Bounds = { numberMax: null, memberMax: null };

/** Whether odds of a lottery follow a prize group. */
export const hasGroups = ({ mode }: Pick<Game, 'mode'>): boolean => mode !== 'SEA';

type ChangedOdds = SettingValue<'lottery.odds'>;

export function createTerms({ get }: Pick<Settings, 'get'>): Terms {
  const isIn = (key: 'lottery.opened_plays' | 'lottery.closed_plays', game: Game, { code }: Play) =>
    get(key).some((row) => row.game === game.code && row.play === code);
  const isOpened: Terms['isOpened'] = (game, play) => isIn('lottery.opened_plays', game, play);
  const isSold: Terms['isSold'] = (game, play) => !isIn('lottery.closed_plays', game, play);
  const groupMost: Terms['groupMost'] = (game) => {
    const most = prizeModes[game.mode].groupMost;
    const own = get('lottery.prize_groups').find((row) => row.game === game.code)?.most;
    return own === undefined || !hasGroups(game) ? most : Math.min(own, most);
  };
  const changedOdds = (game: Game, play: Play, row: OddsRow, all: ChangedOdds): OddsRow => {
    const own = all.filter((one) => one.game === game.code && one.play === play.code);
    if (own.length === 0) return row;
    const changed = {
      ...row,
      tiers: Object.fromEntries(
        Object.entries(row.tiers).map(([tier, customary]) => {
          const text = own.find((one) => one.tier === tier)?.odds;
          return [tier, (text === undefined ? null : readOdds(text)) ?? customary];
        }),
      ),
    };
    // Odds of which a play would return more than is staked are a slip of the pen: the customary ones hold.
    return returnsOf(play, changed).some(({ returned }) => returned.numerator > returned.denominator)
      ? row
      : changed;
  };
  /** Of each play of a lottery, by its code: its latest row. Most players take the greatest group, so it hardly ever changes. */
  const rows = new Map<string, Map<string, { group: number; all: ChangedOdds; row: OddsRow }>>();
  const odds: Terms['odds'] = (game, play, group) => {
    const all = get('lottery.odds');
    const ofGame = rows.get(game.code) ?? new Map();
    rows.set(game.code, ofGame);
    const known = ofGame.get(play.code);
    if (known?.group === group && known.all === all) return known.row;
    const customary = customaryRow(play, group);
    const row = hasGroups(game) ? customary : changedOdds(game, play, customary, all);
    ofGame.set(play.code, { group, all, row });
    return row;
  };
  return {
    groupMost,
    choose: (game, group = groupMost(game)) => choosePrize(game.mode, groupMost(game), group),
    odds,
    isOpened,
    isSold,
    soldPlays: (game, group) =>
      playsByShape[game.shape].flatMap((play) => {
        const row = odds(game, play, group);
        const isAnyOpen =
          isOpened(game, play) || returnsOf(play, row).some(({ returned }) => !opensByOperator(returned));
        return isSold(game, play) && isAnyOpen ? [{ play, odds: row }] : [];
      }),
    bounds(game, currency) {
      if (currency.isTrial) return unbounded;
      const rows = get('lottery.liability').filter((row) => row.currency === currency.shownCode);
      const own = rows.find((row) => row.game === game);
      const common = rows.find((row) => row.game === '*');
      const boundOf = (name: 'numberMax' | 'memberMax') =>
        parseAmount(own?.[name] || common?.[name] || '', currency);
      return { numberMax: boundOf('numberMax'), memberMax: boundOf('memberMax') };
    },
  };
}
