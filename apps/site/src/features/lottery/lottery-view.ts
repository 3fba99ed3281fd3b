import type { LotteryMenuGame } from '@ikka/contract';
import { type FamilyCode, familyOf, gameOf } from '@ikka/lottery/games';

/** The pages of lotteries by their keys; each shows a part of what is sold. */
export type LotteryPageKey = 'LOTT' | 'VNLOTT' | 'SEALOTT' | 'ELOTT';

/** Boards of Vietnam, those of its state lottery among them. */
const vietnamese = new Set(['vn-north', 'vn-south', 'mega645', 'power655']);

const belongs: Readonly<Record<LotteryPageKey, (game: LotteryMenuGame) => boolean>> = {
  LOTT: ({ gameType }) => gameType === 'LOTT',
  ELOTT: ({ gameType }) => gameType === 'ELOTT',
  VNLOTT: ({ code }) => vietnamese.has(gameOf(code)?.shape ?? ''),
  SEALOTT: ({ mode }) => mode === 'SEA',
};

/** The lotteries of a page: those that draw soonest first, those that are closed at the end. */
export function lotteriesOf(page: LotteryPageKey, games: readonly LotteryMenuGame[]): LotteryMenuGame[] {
  const draws = ({ issue, isOpen }: LotteryMenuGame) =>
    !isOpen ? Number.POSITIVE_INFINITY : issue === null ? 0 : Date.parse(issue.drawsAt);
  return games.filter(belongs[page]).toSorted((a, b) => draws(a) - draws(b));
}

/** Lotteries in their order, those of a family together; the family that draws soonest first. */
export function byFamily(games: readonly LotteryMenuGame[]): [FamilyCode, LotteryMenuGame[]][] {
  const families = new Map<FamilyCode, LotteryMenuGame[]>();
  for (const game of games) {
    const rules = gameOf(game.code);
    if (rules === undefined) continue;
    const family = familyOf(rules);
    families.set(family, [...(families.get(family) ?? []), game]);
  }
  return [...families];
}

/** `4:05`, with hours where there are some, and days where there are many. */
export function countdownText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Whole seconds until bets close, never below zero. */
export const secondsUntil = (instant: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 1_000));

/** Bets that people know of each lottery; a card leads straight to them. */
const known: Readonly<Record<string, readonly string[]>> = {
  'vn-north': ['LO2', 'DE_DB', 'XIEN2'],
  'vn-south': ['LO2', 'DE_DB', 'DA'],
  ssc: ['DWD', 'HE.LM', 'LH'],
  '11x5': ['RX2', 'DWD', '3MQ.FS'],
  pk10: ['DWD', 'LM', 'GYH'],
  k3: ['LM', 'HZ', 'XT'],
  kl8: ['RX1', 'HE.LM', 'WX'],
  pc28: ['LM', 'ZH', 'HZ'],
};

export const knownPlays = (code: string): readonly string[] => known[gameOf(code)?.shape ?? ''] ?? [];
