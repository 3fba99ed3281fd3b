import type { Game } from './game.ts';

/** The Thai government lottery, on the 1st and 16th; holidays move three of its draws by a day in every year. */
const thai: Game<'th-glo'> = {
  code: 'TH_GLO',
  shape: 'th-glo',
  mode: 'SEA',
  draw: 'outside',
  schedule: {
    kind: 'dayed',
    monthDays: [1, 16],
    yearlyMoved: { '01-01': '01-02', '01-16': '01-17', '05-01': '05-02' },
    time: '14:30',
    zone: 'Asia/Bangkok',
    closesSecondsBefore: 30 * 60,
  },
};

/** Magnum and Toto draw on the same evenings; special draws on a Tuesday are days that an operator adds. */
const fourDigit = (code: string): Game<'4d'> => ({
  code,
  shape: '4d',
  mode: 'SEA',
  draw: 'outside',
  schedule: {
    kind: 'dayed',
    weekdays: { 3: null, 6: null, 7: null },
    time: '19:00',
    zone: 'Asia/Kuala_Lumpur',
    closesSecondsBefore: 15 * 60,
  },
});

export const southEastAsiaGames: readonly Game[] = [thai, fourDigit('MAGNUM4D'), fourDigit('TOTO4D')];
