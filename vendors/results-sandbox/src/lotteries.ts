/** Numbers of a prize: so many digits each, or so many different ones of a drum that counts from 1. */
type Drawn = { readonly digits: number } | { readonly drum: number };

export interface Prize {
  readonly prize: string;
  readonly count: number;
  readonly drawn: Drawn;
}

/** A lottery with the days, hour and prizes of its draws. */
export interface Lottery {
  readonly code: string;
  /** Hours east of UTC. None of these countries changes its clocks. */
  readonly offset: number;
  /** `HH:mm` where it is drawn. */
  readonly time: string;
  /** Weekdays from Monday, 1, on; or days of the month. */
  readonly days: { readonly weekdays: readonly number[] } | { readonly monthDays: readonly number[] };
  readonly prizes: readonly Prize[];
}

const digits = (prize: string, count: number, width: number): Prize => ({
  prize,
  count,
  drawn: { digits: width },
});

const north: readonly Prize[] = [
  digits('special', 1, 5),
  digits('g1', 1, 5),
  digits('g2', 2, 5),
  digits('g3', 6, 5),
  digits('g4', 4, 4),
  digits('g5', 6, 4),
  digits('g6', 3, 3),
  digits('g7', 4, 2),
];
const south: readonly Prize[] = [
  digits('special', 1, 6),
  digits('g1', 1, 5),
  digits('g2', 1, 5),
  digits('g3', 2, 5),
  digits('g4', 7, 5),
  digits('g5', 1, 4),
  digits('g6', 3, 4),
  digits('g7', 1, 3),
  digits('g8', 1, 2),
];
const thai: readonly Prize[] = [
  digits('first', 1, 6),
  digits('second', 5, 6),
  digits('third', 10, 6),
  digits('fourth', 50, 6),
  digits('fifth', 100, 6),
  digits('front3', 2, 3),
  digits('last3', 2, 3),
  digits('last2', 1, 2),
];
const fourDigit: readonly Prize[] = [
  digits('first', 1, 4),
  digits('second', 1, 4),
  digits('third', 1, 4),
  digits('special', 10, 4),
  digits('consolation', 10, 4),
];

/** The provinces by the weekdays on which they draw, from Monday on. */
const southern = [
  ['tp-hcm', 'dong-thap', 'ca-mau'],
  ['ben-tre', 'vung-tau', 'bac-lieu'],
  ['dong-nai', 'can-tho', 'soc-trang'],
  ['tay-ninh', 'an-giang', 'binh-thuan'],
  ['vinh-long', 'binh-duong', 'tra-vinh'],
  ['tp-hcm', 'long-an', 'binh-phuoc', 'hau-giang'],
  ['tien-giang', 'kien-giang', 'da-lat'],
];
const central = [
  ['thua-thien-hue', 'phu-yen'],
  ['dak-lak', 'quang-nam'],
  ['da-nang', 'khanh-hoa'],
  ['binh-dinh', 'quang-tri', 'quang-binh'],
  ['gia-lai', 'ninh-thuan'],
  ['da-nang', 'quang-ngai', 'dak-nong'],
  ['khanh-hoa', 'kon-tum', 'thua-thien-hue'],
];

const provinces = (region: string, time: string, week: readonly (readonly string[])[]): Lottery[] =>
  [...new Set(week.flat())].map((province) => ({
    code: `${region}-${province}`,
    offset: 7,
    time,
    days: { weekdays: week.flatMap((drawing, at) => (drawing.includes(province) ? [at + 1] : [])) },
    prizes: south,
  }));

const vietlott = (code: string, weekdays: readonly number[], prizes: readonly Prize[]): Lottery => ({
  code,
  offset: 7,
  time: '18:00',
  days: { weekdays },
  prizes,
});
const malaysian = (code: string): Lottery => ({
  code,
  offset: 8,
  time: '19:00',
  days: { weekdays: [3, 6, 7] },
  prizes: fourDigit,
});

export const lotteries: readonly Lottery[] = [
  { code: 'xsmb', offset: 7, time: '18:15', days: { weekdays: [1, 2, 3, 4, 5, 6, 7] }, prizes: north },
  ...provinces('xsmt', '17:15', central),
  ...provinces('xsmn', '16:15', southern),
  vietlott('mega645', [3, 5, 7], [{ prize: 'balls', count: 6, drawn: { drum: 45 } }]),
  // The bonus ball comes out of the same drum.
  vietlott(
    'power655',
    [2, 4, 6],
    [
      { prize: 'balls', count: 6, drawn: { drum: 55 } },
      { prize: 'bonus', count: 1, drawn: { drum: 55 } },
    ],
  ),
  { code: 'th-glo', offset: 7, time: '14:30', days: { monthDays: [1, 16] }, prizes: thai },
  malaysian('magnum4d'),
  malaysian('toto4d'),
];

/** When a lottery draws on a day `yyyy-MM-dd`, in milliseconds since 1970; null where it does not. */
export function drawTime({ days, time, offset }: Lottery, date: string): number | null {
  const midnight = Date.parse(`${date}T00:00:00.000Z`);
  const day = new Date(midnight);
  const draws =
    'weekdays' in days
      ? days.weekdays.includes(day.getUTCDay() || 7)
      : days.monthDays.includes(day.getUTCDate());
  if (!draws) return null;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return midnight + ((hour - offset) * 60 + minute) * 60_000;
}
