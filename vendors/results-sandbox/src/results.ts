import { type DrawnPrize, drawPrizes, misread, seeded } from './draw.ts';
import { drawTime, type Lottery, lotteries } from './lotteries.ts';
import type { Order, Orders } from './orders.ts';

export interface Result {
  readonly lottery: string;
  readonly date: string;
  readonly revision: number;
  readonly publishedAt: string;
  readonly prizes: readonly DrawnPrize[];
}

const minute = 60_000;
const dayMs = 86_400_000;
/** So far back it is told what was published. */
const daysKept = 10;
const resultsMost = 500;
const lateMs = 30 * minute;
const correctedAfterMs = 15 * minute;

/** [R2, R3] What was published or corrected at `since` or later and before now, oldest first. */
export function resultsSince(parts: { seed: string; orders: Orders }, since: number, now: number): Result[] {
  const days = Array.from({ length: daysKept + 2 }, (_, back) =>
    new Date(now + dayMs - back * dayMs).toISOString().slice(0, 10),
  );
  return lotteries
    .flatMap((lottery) => days.flatMap((date) => latestOf(parts, lottery, date, now) ?? []))
    .filter(({ publishedAt }) => Date.parse(publishedAt) >= since)
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1))
    .slice(0, resultsMost);
}

/** The latest revision of a draw that is published by now. */
function latestOf(
  { seed, orders }: { seed: string; orders: Orders },
  lottery: Lottery,
  date: string,
  now: number,
): Result | null {
  const drawn = drawTime(lottery, date);
  if (drawn === null) return null;
  const given = orders.of(lottery.code, date);
  const asked = (order: Order['order']) => given.findLast((one) => one.order === order)?.at ?? null;
  const chance = seeded(seed, `${lottery.code}/${date}/luck`);
  const [delay, isLate, isWrong] = [1 + chance(4), chance(40) === 0, chance(60) === 0];
  const usual = drawn + delay * minute + (isLate || asked('late') !== null ? lateMs : 0);
  const publishedAt = asked('publish') ?? usual;
  if (publishedAt > now) return null;
  const right = drawPrizes(seed, lottery, date);
  const wrongAt = asked('wrong');
  const correctAt = asked('correct') ?? (wrongAt === null ? publishedAt + correctedAfterMs : null);
  const wasWrong = isWrong || wrongAt !== null;
  const told = (revision: number, at: number, prizes: readonly DrawnPrize[]): Result => ({
    lottery: lottery.code,
    date,
    revision,
    publishedAt: new Date(at).toISOString(),
    prizes,
  });
  if (!wasWrong) return told(1, publishedAt, right);
  // What was told rightly before it was asked to be wrong is revised twice.
  const before = wrongAt !== null && wrongAt > publishedAt ? 1 : 0;
  if (correctAt !== null && correctAt <= now && (wrongAt === null || correctAt >= wrongAt))
    return told(before + 2, correctAt, right);
  return told(before + 1, Math.max(publishedAt, wrongAt ?? 0), misread(right));
}
