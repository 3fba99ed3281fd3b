import { plus } from './count-bets.ts';
import { judge } from './judge.ts';
import type { ReturnsParts } from './parts.ts';
import { allTotals, allUnderWay, daysOf, progressOf, type Sums, type Total, type Which } from './store.ts';

/** Everything that is measured of all versions of all games. */
export async function readReturns(parts: ReturnsParts, gameId?: string) {
  const { totals, underWay, progress } = await parts.database.db.transaction(
    // What is under way belongs to these very totals: it is read as of one moment with them.
    async (tx) => ({
      totals: await allTotals(tx, gameId),
      underWay: await allUnderWay(tx),
      progress: await progressOf(tx),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const isCounting = ({ gameId: id }: Which) =>
    progress?.isWhole !== true && parts.luck.steppedIds.includes(id);
  const names = await parts.namesOf([...new Set(totals.map((total) => total.gameId))]);
  return {
    readTo: progress?.readTo ?? null,
    versions: totals.map((total) => ({
      ...total,
      name: names.get(total.gameId) ?? { EN: total.gameId, UR: total.gameId },
      // Of a game that is not on the shelf any more no other version is known.
      isCurrent: (parts.games.current(total.gameId)?.version ?? total.version) === total.version,
      sheet: sheetOf(parts, total),
      ...judge(
        total,
        underWay.find((one) => isSame(one, total)),
      ),
      ...(isCounting(total) ? { verdict: 'counting' as const } : {}),
    })),
  };
}

const isSame = (a: Which, b: Which): boolean =>
  a.gameId === b.gameId && a.version === b.version && a.currency === b.currency;

/** The least return that the sheet of a version names. */
function sheetOf({ games }: ReturnsParts, { gameId, version }: Total): number | null {
  const rtp = games.version(gameId, version)?.rtp;
  return rtp === undefined ? null : Number(rtp.numerator) / Number(rtp.denominator);
}

/** What a version had returned at the end of each day on which it was played, with the band as it was then. */
export async function readDays({ database, settings }: ReturnsParts, which: Parameters<typeof daysOf>[1]) {
  let soFar: Sums | null = null;
  const days = await daysOf(database.db, which, settings.get('site.time_zone'));
  return days.map((own) => {
    soFar = soFar === null ? own : plus(soFar, own);
    return { day: own.day, own, soFar: judge(soFar) };
  });
}
