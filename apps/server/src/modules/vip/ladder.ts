import type { LanguageCode } from '@ikka/contract';
import type { StoredLadder } from './store.ts';

type InBoth = Readonly<Record<LanguageCode, string>>;

export interface Level {
  readonly title: InBoth;
  /** From this turnover on, in smallest units. */
  readonly turnover: bigint;
  readonly benefits: readonly InBoth[];
}

/** The levels of one version, from level 0 on. */
export interface Ladder {
  readonly version: number;
  readonly levels: readonly Level[];
  /** Null for the levels that a new installation has. */
  readonly publishedBy: string | null;
  readonly publishedAt: Date | null;
}

const ownPromotions: InBoth = {
  EN: 'Promotions that are meant for your level stand in your list',
  UR: 'آپ کے درجے کی پروموشنز آپ کی فہرست میں آتی ہیں',
};
const shownLevel: InBoth = {
  EN: 'Your level stands beside your name',
  UR: 'آپ کا درجہ آپ کے نام کے ساتھ لکھا ہوتا ہے',
};
const firstInChat: InBoth = {
  EN: 'In live chat you are answered before members of lower levels',
  UR: 'لائیو چیٹ میں نچلے درجوں سے پہلے آپ کو جواب ملتا ہے',
};

const level = (en: string, ur: string, rupees: bigint, benefits: readonly InBoth[]): Level => ({
  title: { EN: en, UR: ur },
  turnover: rupees * 100n,
  benefits,
});

/** What a new installation has. It promises only what the product keeps by itself. */
export const firstLadder: Ladder = {
  version: 0,
  publishedBy: null,
  publishedAt: null,
  levels: [
    level('Guest of the bazaar', 'بازار کا مہمان', 0n, []),
    level('Lamp', 'چراغ', 50_000n, [shownLevel]),
    level('Lantern', 'فانوس', 250_000n, [shownLevel, ownPromotions]),
    level('Arch', 'محراب', 1_000_000n, [shownLevel, ownPromotions]),
    level('Courtyard', 'دالان', 5_000_000n, [shownLevel, ownPromotions]),
    level('Minaret', 'مینار', 20_000_000n, [shownLevel, ownPromotions, firstInChat]),
    level('Ace', 'اکّا', 100_000_000n, [shownLevel, ownPromotions, firstInChat]),
  ],
};

export function ladderOf(stored: StoredLadder | null): Ladder {
  if (stored === null) return firstLadder;
  return {
    version: stored.version,
    levels: stored.levels.map((one) => ({ ...one, turnover: BigInt(one.turnover) })),
    publishedBy: stored.publishedBy,
    publishedAt: stored.publishedAt,
  };
}

/** The highest level whose turnover is reached. */
export function levelOf({ levels }: Pick<Ladder, 'levels'>, turnover: bigint): number {
  return Math.max(
    0,
    levels.findLastIndex((one) => turnover >= one.turnover),
  );
}

export interface Progress {
  readonly next: number | null;
  readonly missing: bigint | null;
  /** How far from the turnover of the own level to that of the next, whole percents, rounded down. */
  readonly percent: number;
}

/** What is missing from a level to the one after it. */
export function progressOf({ levels }: Pick<Ladder, 'levels'>, level: number, turnover: bigint): Progress {
  const next = levels[level + 1];
  if (next === undefined) return { next: null, missing: null, percent: 100 };
  const start = levels[level]?.turnover ?? 0n;
  const missing = next.turnover > turnover ? next.turnover - turnover : 0n;
  const done = turnover > start ? turnover - start : 0n;
  const percent = missing === 0n ? 100n : (done * 100n) / (next.turnover - start);
  return { next: level + 1, missing, percent: Number(percent) };
}

/** Whether turnovers rise from nothing, each above the one before. */
export function isRising(levels: readonly Pick<Level, 'turnover'>[]): boolean {
  return levels.every(({ turnover }, index) =>
    index === 0 ? turnover === 0n : turnover > (levels[index - 1]?.turnover ?? 0n),
  );
}

/** What the wire calls a level; the same in every language. */
export const labelName = (level: number): string => `VIP ${level}`;
