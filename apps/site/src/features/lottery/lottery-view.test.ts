import type { LotteryMenuGame } from '@ikka/contract';
import { gameOf, games, playOf } from '@ikka/lottery/rules';
import { describe, expect, it } from 'vitest';
import { countdownText, knownPlays, lotteriesOf, secondsUntil } from './lottery-view.ts';

const game = (code: string, gameType: 'LOTT' | 'ELOTT', drawsAt: string | null, isOpen = true) =>
  ({
    code,
    gameType,
    mode: gameOf(code)?.mode,
    isOpen,
    issue: drawsAt === null ? null : { drawsAt },
  }) as LotteryMenuGame;
const sold = [
  game('XSMB', 'LOTT', '2026-11-25T11:15:00.000Z'),
  game('SSC5M', 'LOTT', '2026-11-25T10:05:00.000Z'),
  game('SSC1M', 'ELOTT', null),
  game('4D_1M', 'ELOTT', '2026-11-25T10:01:00.000Z', false),
  game('VN1M_S', 'ELOTT', '2026-11-25T10:01:00.000Z'),
];
const codes = (page: Parameters<typeof lotteriesOf>[0]) => lotteriesOf(page, sold).map(({ code }) => code);

describe('the pages of lotteries', () => {
  it('hold their part of what is sold, the next draw first', () => {
    expect(codes('LOTT')).toEqual(['SSC5M', 'XSMB']);
    expect(codes('ELOTT')).toEqual(['SSC1M', 'VN1M_S', '4D_1M']);
    expect(codes('VNLOTT')).toEqual(['VN1M_S', 'XSMB']);
    expect(codes('SEALOTT')).toEqual(['VN1M_S', 'XSMB', '4D_1M']);
  });

  it('lead to bets that there are', () => {
    for (const { code, shape } of games)
      for (const play of knownPlays(code)) expect(playOf(shape, play)?.code).toBe(play);
  });
});

describe('countdowns', () => {
  it.each([
    [0, '0:00'],
    [65, '1:05'],
    [3_661, '1:01:01'],
  ])('%d seconds', (seconds, text) => {
    expect(countdownText(seconds)).toBe(text);
  });

  it('never run below nothing', () => {
    expect(secondsUntil('2026-11-25T10:00:00.000Z', Date.parse('2026-11-25T09:59:59.001Z'))).toBe(1);
    expect(secondsUntil('2026-11-25T10:00:00.000Z', Date.parse('2026-11-25T10:00:03.000Z'))).toBe(0);
  });
});
