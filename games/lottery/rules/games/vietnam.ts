import type { Game } from './game.ts';

const zone = 'Asia/Ho_Chi_Minh';
/** Sales close a quarter of an hour before the draw. */
const closesSecondsBefore = 15 * 60;

/** [LT19] Who draws the northern board, from Monday on. */
const northHosts = ['HA_NOI', 'QUANG_NINH', 'BAC_NINH', 'HA_NOI', 'HAI_PHONG', 'NAM_DINH', 'THAI_BINH'];

/** Which provinces draw boards of their own, from Monday on. */
const central = [
  ['THUA_THIEN_HUE', 'PHU_YEN'],
  ['DAK_LAK', 'QUANG_NAM'],
  ['DA_NANG', 'KHANH_HOA'],
  ['BINH_DINH', 'QUANG_TRI', 'QUANG_BINH'],
  ['GIA_LAI', 'NINH_THUAN'],
  ['DA_NANG', 'QUANG_NGAI', 'DAK_NONG'],
  ['KHANH_HOA', 'KON_TUM', 'THUA_THIEN_HUE'],
];
const south = [
  ['TP_HCM', 'DONG_THAP', 'CA_MAU'],
  ['BEN_TRE', 'VUNG_TAU', 'BAC_LIEU'],
  ['DONG_NAI', 'CAN_THO', 'SOC_TRANG'],
  ['TAY_NINH', 'AN_GIANG', 'BINH_THUAN'],
  ['VINH_LONG', 'BINH_DUONG', 'TRA_VINH'],
  ['TP_HCM', 'LONG_AN', 'BINH_PHUOC', 'HAU_GIANG'],
  ['TIEN_GIANG', 'KIEN_GIANG', 'DA_LAT'],
];

const north: Game<'vn-north'> = {
  code: 'XSMB',
  shape: 'vn-north',
  mode: 'SEA',
  draw: 'outside',
  schedule: {
    kind: 'dayed',
    weekdays: Object.fromEntries(northHosts.map((host, at) => [at + 1, host])),
    time: '18:15',
    zone,
    closesSecondsBefore,
  },
};

/** Each province is a game, drawn on its days. */
function provinces(region: 'XSMT' | 'XSMN', time: string, week: readonly string[][]): Game<'vn-south'>[] {
  return [...new Set(week.flat())].map((province) => ({
    code: `${region}_${province}`,
    shape: 'vn-south',
    mode: 'SEA',
    draw: 'outside',
    schedule: {
      kind: 'dayed',
      weekdays: Object.fromEntries(
        week.flatMap((drawing, at) => (drawing.includes(province) ? [[at + 1, province]] : [])),
      ),
      time,
      zone,
      closesSecondsBefore,
    },
  }));
}

export const vietnamGames: readonly Game[] = [
  north,
  ...provinces('XSMT', '17:15', central),
  ...provinces('XSMN', '16:15', south),
];

const vietlott = { mode: 'SEA', draw: 'outside' } as const;
const eveningOf = (...weekdays: number[]) =>
  ({
    kind: 'dayed',
    weekdays: Object.fromEntries(weekdays.map((weekday) => [weekday, null])),
    time: '18:00',
    zone,
    closesSecondsBefore,
  }) as const;

export const vietlottGames: readonly Game[] = [
  { code: 'MEGA645', shape: 'mega645', ...vietlott, schedule: eveningOf(3, 5, 7) },
  { code: 'POWER655', shape: 'power655', ...vietlott, schedule: eveningOf(2, 4, 6) },
];
