import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { holidaysOf } from './holidays.ts';
import { readIssueNumber } from './issue.ts';
import { issueOfNumber, issuesOfDay, nextIssues, type Scheduled } from './issues-of-day.ts';
import { dayAt, instantAt, weekdayOf } from './zone.ts';

const game = (code: string): Scheduled => {
  const found = gameOf(code);
  if (found === undefined) throw new Error(`no game ${code}`);
  return found;
};
const utc = (text: string) => Date.parse(text);
const shown = (instant: number) => new Date(instant).toISOString();

describe('the issues of the house', () => {
  it('[LT17] of every minute are numbered 0001 to 1440 and close five seconds before their draw', () => {
    const issues = issuesOfDay(game('SSC1M'), '2026-11-23');
    expect(issues).toHaveLength(1440);
    expect(issues.map(({ number }) => number.slice(8))).toEqual(
      Array.from({ length: 1440 }, (_, at) => String(at + 1).padStart(4, '0')),
    );
    expect(issues[0]).toEqual({
      game: 'SSC1M',
      number: '202611230001',
      opensAt: utc('2026-11-22T19:00:00Z'),
      closesAt: utc('2026-11-22T19:00:55Z'),
      drawsAt: utc('2026-11-22T19:01:00Z'),
      host: null,
    });
    expect(shown(issues.at(-1)?.drawsAt ?? 0)).toBe('2026-11-23T19:00:00.000Z');
  });

  it.each([
    ['SSC3M', 480, 10],
    ['SSC5M', 288, 15],
  ])('[LT17] of %s are %i a day and close %i seconds before', (code, count, seconds) => {
    const issues = issuesOfDay(game(code), '2026-11-23');
    expect(issues).toHaveLength(count);
    expect(issues.every(({ closesAt, drawsAt }) => drawsAt - closesAt === seconds * 1000)).toBe(true);
    for (const [at, { opensAt }] of issues.entries())
      if (at > 0) expect(opensAt).toBe(issues[at - 1]?.drawsAt);
  });

  it('[LT17] go on over midnight, one after another', () => {
    const issues = nextIssues(game('SSC1M'), utc('2026-11-23T18:58:56Z'), 3);
    expect(issues.map(({ number }) => number)).toEqual(['202611231440', '202611240001', '202611240002']);
    // At its close it takes bets no more.
    expect(nextIssues(game('SSC1M'), utc('2026-11-23T18:59:55Z'), 1)[0]?.number).toBe('202611240001');
  });

  it('[LT16] fill a day that a change of clocks makes shorter or longer', () => {
    const berlin: Scheduled = {
      code: 'X',
      schedule: { kind: 'paced', minutes: 5, zone: 'Europe/Berlin', closesSecondsBefore: 15 },
    };
    expect(['2026-03-29', '2026-10-25', '2026-10-26'].map((day) => issuesOfDay(berlin, day).length)).toEqual([
      276, 300, 288,
    ]);
  });
});

describe('the issues of outside draws', () => {
  it('[LT19] the North draws every day at 18:15, each host in turn', () => {
    const issues = nextIssues(game('XSMB'), utc('2026-11-23T00:00:00Z'), 7);
    expect(issues.map(({ number, host }) => `${number} ${host}`)).toEqual([
      '202611230001 HA_NOI',
      '202611240001 QUANG_NINH',
      '202611250001 BAC_NINH',
      '202611260001 HA_NOI',
      '202611270001 HAI_PHONG',
      '202611280001 NAM_DINH',
      '202611290001 THAI_BINH',
    ]);
    expect(shown(issues[0]?.drawsAt ?? 0)).toBe('2026-11-23T11:15:00.000Z');
    expect(shown(issues[0]?.closesAt ?? 0)).toBe('2026-11-23T11:00:00.000Z');
    expect(shown(issues[0]?.opensAt ?? 0)).toBe('2026-11-22T11:15:00.000Z');
  });

  it('[LT19] the North rests over the lunar year, the South does not', () => {
    const from = utc('2027-02-04T00:00:00Z');
    const days = nextIssues(game('XSMB'), from, 3, holidaysOf('XSMB')).map(({ number }) =>
      number.slice(0, 8),
    );
    expect(days).toEqual(['20270204', '20270209', '20270210']);
    const [, after] = nextIssues(game('XSMB'), from, 2, holidaysOf('XSMB'));
    expect(shown(after?.opensAt ?? 0)).toBe('2027-02-04T11:15:00.000Z');
    expect(holidaysOf('XSMN_TP_HCM')).toEqual({});
  });

  it.each([
    ['XSMN_TP_HCM', ['20261123', '20261128', '20261130'], '09:15'],
    ['XSMN_DA_LAT', ['20261129', '20261206', '20261213'], '09:15'],
    ['XSMT_DA_NANG', ['20261125', '20261128', '20261202'], '10:15'],
    ['XSMT_THUA_THIEN_HUE', ['20261123', '20261129', '20261130'], '10:15'],
    ['MEGA645', ['20261125', '20261127', '20261129'], '11:00'],
    ['POWER655', ['20261124', '20261126', '20261128'], '11:00'],
    ['MAGNUM4D', ['20261125', '20261128', '20261129'], '11:00'],
  ])('[LT19] %s draws on its days', (code, days, time) => {
    const issues = nextIssues(game(code), utc('2026-11-23T00:00:00Z'), 3);
    expect(issues.map(({ number }) => number.slice(0, 8))).toEqual(days);
    expect(issues.every(({ drawsAt }) => shown(drawsAt).slice(11, 16) === time)).toBe(true);
  });

  it('[LT16] Thailand draws on the 1st and 16th, but for three draws of every year', () => {
    const issues = nextIssues(game('TH_GLO'), utc('2026-12-20T00:00:00Z'), 10);
    expect(issues.map(({ number }) => number.slice(4, 8))).toEqual([
      '0102',
      '0117',
      '0201',
      '0216',
      '0301',
      '0316',
      '0401',
      '0416',
      '0502',
      '0516',
    ]);
  });

  it('[LT16] an operator adds, leaves out and moves days', () => {
    const from = utc('2026-11-23T00:00:00Z');
    const daysWith = (code: string, calendar: Parameters<typeof nextIssues>[3]) =>
      nextIssues(game(code), from, 3, calendar).map(({ number }) => number.slice(0, 8));
    expect(daysWith('MAGNUM4D', { added: ['2026-11-24'] })).toEqual(['20261124', '20261125', '20261128']);
    expect(daysWith('MAGNUM4D', { without: ['2026-11-25'] })).toEqual(['20261128', '20261129', '20261202']);
    expect(daysWith('TH_GLO', { moved: { '2027-01-01': '2026-12-30' } })).toEqual([
      '20261201',
      '20261216',
      '20261230',
    ]);
    const moved = nextIssues(game('TH_GLO'), utc('2026-12-31T00:00:00Z'), 1, {
      moved: { '2027-01-01': '2026-12-30' },
    });
    expect(moved[0]?.number).toBe('202701170001');
  });

  it('[LT17] ends where a game draws no more', () => {
    const never: Scheduled = {
      code: 'X',
      schedule: { kind: 'dayed', weekdays: {}, time: '12:00', zone: 'UTC', closesSecondsBefore: 0 },
    };
    expect(nextIssues(never, utc('2026-11-23T00:00:00Z'), 3)).toEqual([]);
  });
});

describe('the number of an issue', () => {
  it('[LT17] leads to its issue and to no other', () => {
    const [issue] = nextIssues(game('K3_5M'), utc('2026-11-23T12:00:00Z'), 1);
    expect(issueOfNumber(game('K3_5M'), issue?.number ?? '')).toEqual(issue);
    expect(issueOfNumber(game('K3_5M'), '202611230289')).toBeNull();
    expect(issueOfNumber(game('MEGA645'), '202611240001')).toBeNull();
    expect(issueOfNumber(game('MEGA645'), '202611250001')?.host).toBeNull();
  });

  it.each(['', '20261123001', '202613230001', '202602300001', 'x'])('[LT17] %j names none', (number) => {
    expect(readIssueNumber(number)).toBeNull();
  });
});

describe('zones', () => {
  it('know the day and the instant of a time, in summer and in winter', () => {
    expect(dayAt(utc('2026-11-22T19:00:00Z'), 'Asia/Karachi')).toBe('2026-11-23');
    expect(dayAt(utc('2026-11-22T18:59:59.999Z'), 'Asia/Karachi')).toBe('2026-11-22');
    expect(shown(instantAt('2026-07-01', '12:00', 'Europe/Berlin'))).toBe('2026-07-01T10:00:00.000Z');
    expect(shown(instantAt('2026-03-29', '00:00', 'Europe/Berlin'))).toBe('2026-03-28T23:00:00.000Z');
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('2026-11-29')).toBe(7);
  });
});
