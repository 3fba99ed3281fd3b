import { outsideVersion } from '@ikka/contract';
import { plus } from './count-bets.ts';
import { judge } from './judge.ts';
import type { ReturnsParts } from './parts.ts';
import {
  allTotals,
  daysOf,
  partTotals,
  progressOf,
  type Sums,
  type Total,
  underWayByDay,
  underWayNow,
  type Which,
} from './store.ts';

/** Everything that is measured of all versions of all games. */
export async function readReturns(parts: ReturnsParts, gameId?: string) {
  const { totals, underWay, progress } = await parts.database.db.transaction(
    // What is under way belongs to these very totals: it is read as of one moment with them.
    async (tx) => ({
      totals: await allTotals(tx, gameId),
      underWay: await underWayNow(tx),
      progress: await progressOf(tx),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const isCounting = ({ gameId: id }: Which) =>
    progress?.isWhole !== true && parts.luck.steppedIds.includes(id);
  const names = await parts.namesOf([...new Set(totals.map((total) => total.gameId))]);
  const outsideIds = totals.filter(isOutside).map((total) => total.gameId);
  const said = await parts.outside.returnsSaid([...new Set(outsideIds)]);
  return {
    readTo: progress?.readTo ?? null,
    versions: totals.map((total) => ({
      ...total,
      name: names.get(total.gameId) ?? { EN: total.gameId, UR: total.gameId },
      // Of a game that is not on the shelf any more no other version is known.
      isCurrent: (parts.games.current(total.gameId)?.version ?? total.version) === total.version,
      sheet: isOutside(total) ? numberOf(said.get(total.gameId)) : sheetOf(parts, total),
      ...judge(
        total,
        underWay.find((one) => isSame(one, total)),
      ),
      ...(isCounting(total) ? { verdict: 'counting' as const } : {}),
      ...(isOutside(total) ? { verdict: 'outside' as const } : {}),
    })),
  };
}

/** What a vendor's game returned is measured like every other; only its vendor knows what was due. */
const isOutside = ({ version }: Which): boolean => version === outsideVersion;

const numberOf = (rate: string | null | undefined): number | null => (rate ? Number(rate) : null);

const isSame = (a: Which, b: Which): boolean =>
  a.gameId === b.gameId && a.version === b.version && a.currency === b.currency;

/** The least return that the sheet of a version names. */
function sheetOf({ games }: ReturnsParts, { gameId, version }: Total): number | null {
  const rtp = games.version(gameId, version)?.rtp;
  return rtp === undefined ? null : Number(rtp.numerator) / Number(rtp.denominator);
}

/** [RT8] What each part of a version's bets has returned, and the bundle of texts with their names. */
export async function readParts({ database, textsOf }: ReturnsParts, which: Which) {
  const totals = await partTotals(database.db, which);
  return {
    texts: textsOf(which.gameId),
    parts: totals.map((total) => ({ ...total, name: total.part?.split(' ') ?? [], ...judge(total) })),
  };
}

/**
 * What a version had returned at the end of each day on which it was played, with the band as it was then. Where players go on
 * choosing what was open then belongs to it; a day has no band where that was not noted behind its last round.
 */
export async function readDays({ database, settings, luck }: ReturnsParts, which: Which) {
  const timeZone = settings.get('site.time_zone');
  const isStepped = luck.steppedIds.includes(which.gameId);
  const { days, noted } = await database.db.transaction(
    async (tx) => ({
      days: await daysOf(tx, which, timeZone),
      noted: isStepped ? await underWayByDay(tx, which, timeZone) : null,
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  let soFar: Sums | null = null;
  return days.map(({ day, lastBegins, ...own }) => {
    soFar = soFar === null ? own : plus(soFar, own);
    const note = noted?.get(day);
    const isNoted = note !== undefined && note.readTo > lastBegins;
    return { day, own, soFar: noted && !isNoted ? judge({ ...soFar, due: null }) : judge(soFar, note) };
  });
}
