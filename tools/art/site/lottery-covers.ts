import type { Cover } from './cover.ts';

type Thing = Cover['things'][number];
type Look = Pick<Cover, 'sky' | 'light' | 'stone' | 'ground'>;

/** Balls of four colours that fall to both sides of what stands in the middle. */
const balls: readonly Thing[] = [
  { art: '1f534', x: 66, y: 466, size: 96, turn: 0 },
  { art: '1f535', x: 150, y: 398, size: 72, turn: 0 },
  { art: '1f7e1', x: 388, y: 402, size: 72, turn: 0 },
  { art: '1f7e2', x: 444, y: 476, size: 96, turn: 0 },
];
const middle = (art: string, turn = 0): Thing => ({ art, x: 204, y: 312, size: 192, turn });

/** The outside draws by day, the house's by night. */
const day: Look = {
  sky: ['#3a0d1c', '#a3272f', '#f0a63f'],
  light: '#ffd27a',
  stone: { lit: '#d9674a', mid: '#7c2331', dark: '#2e0a18', snow: '#ffe3b5' },
  ground: 'range',
};
const night: Look = {
  sky: ['#0a0d33', '#3a2a8c', '#c25ac9'],
  light: '#e3a8ff',
  stone: { lit: '#8a5bd0', mid: '#3c2a86', dark: '#120f45', snow: '#efe0ff' },
  ground: 'fair',
};
const green: Look = {
  sky: ['#03231d', '#0f6a4b', '#d9c24a'],
  light: '#f2f0a0',
  stone: { lit: '#7fae4f', mid: '#1d6a4e', dark: '#06302a', snow: '#f4ffd0' },
  ground: 'fair',
};

const cover = (
  game: string,
  [en, ur]: readonly [string, string],
  number: string,
  look: Look,
  things: readonly Thing[],
): Cover => ({ game, title: { en: [en, number], ur: [ur, number] }, ...look, things });

/** The covers of the lotteries: the outside ones, then the house's by what is drawn. */
const drawn: readonly Cover[] = [
  cover('XSMB', ['North Vietnam', 'شمالی ویتنام'], '27', day, [middle('1f3ab', -8), ...balls]),
  cover('SSC5M', ['Five Digits', 'پانچ ہندسے'], '5′', green, [middle('1f522'), ...balls]),
  cover('SSC1M', ['Five Digits', 'پانچ ہندسے'], '1′', night, [middle('1f522'), ...balls]),
  cover('PK10_1M', ['Ten Cars', 'دس گاڑیاں'], '1′', green, [
    middle('1f3ce-fe0f', -4),
    { art: '1f3c1', x: 424, y: 424, size: 120, turn: 8 },
    { art: '1f3c1', x: 58, y: 424, size: 120, turn: -8 },
  ]),
  cover('K3_1M', ['Three Dice', 'تین پانسے'], '1′', day, [
    middle('1f3b2', -10),
    { art: '1f3b2', x: 62, y: 444, size: 124, turn: 14 },
    { art: '1f3b2', x: 418, y: 444, size: 124, turn: -14 },
  ]),
  cover('11X5_1M', ['Eleven', 'گیارہ'], '5/11', night, [middle('1f3b1'), ...balls]),
  cover('KL8_1M', ['Happy Eight', 'ہیپی ایٹ'], '20/80', green, [middle('1f340', 6), ...balls]),
  cover('PC28_1M', ['Sum', 'جمع'], '28', day, [middle('1f9ee', -4), ...balls]),
  cover('4D_1M', ['Four Digits', 'چار ہندسے'], '4D', night, [middle('1f39f-fe0f', -8), ...balls]),
  cover('VN1M_N', ['Northern Style', 'شمالی طرز'], '1′', green, [middle('1f3ab', 8), ...balls]),
  cover('VN1M_S', ['Southern Style', 'جنوبی طرز'], '1′', day, [middle('1f39f-fe0f', 8), ...balls]),
  cover('XSMN', ['South Vietnam', 'جنوبی ویتنام'], '18', green, [middle('1f334', -4), ...balls]),
  cover('XSMT', ['Central Vietnam', 'وسطی ویتنام'], '18', night, [middle('26e9-fe0f', 4), ...balls]),
  cover('MEGA645', ['Mega', 'میگا'], '6/45', night, [middle('1f48e', 4), ...balls]),
  cover('POWER655', ['Power', 'پاور'], '6/55', day, [middle('26a1', 0), ...balls]),
  cover('TH_GLO', ['Thai Lottery', 'تھائی لاٹری'], '16', green, [middle('1f418', 0), ...balls]),
  cover('MAGNUM4D', ['Magnum', 'میگنم'], '4D', day, [middle('1f9f2', -8), ...balls]),
  cover('TOTO4D', ['Toto', 'ٹوٹو'], '4D', green, [middle('1f3af', 4), ...balls]),
];

/** The slower draws of the house have the picture of the quick one, in another light and with their own pace. */
const slower: readonly (readonly [
  like: string,
  ...codes: (readonly [game: string, minutes: number, Look])[],
])[] = [
  ['SSC1M', ['SSC3M', 3, day]],
  ['PK10_1M', ['PK10_3M', 3, night], ['PK10_5M', 5, day]],
  ['K3_1M', ['K3_3M', 3, green], ['K3_5M', 5, night]],
  ['11X5_1M', ['11X5_3M', 3, day], ['11X5_5M', 5, green]],
  ['KL8_1M', ['KL8_3M', 3, night], ['KL8_5M', 5, day]],
  ['PC28_1M', ['PC28_3M', 3, green], ['PC28', 5, night]],
  ['4D_1M', ['4D_3M', 3, green], ['4D_5M', 5, day]],
  ['VN1M_N', ['VN5M_N', 5, night]],
  ['VN1M_S', ['VN5M_S', 5, green]],
];

export const lotteryCovers: readonly Cover[] = [
  ...drawn,
  ...slower.flatMap(([like, ...codes]) => {
    const quick = drawn.find(({ game }) => game === like);
    if (quick === undefined) throw new Error(`there is no cover ${like}`);
    const { title, things } = quick;
    return codes.map(([game, minutes, look]) =>
      cover(game, [title.en[0], title.ur[0]], `${minutes}′`, look, things),
    );
  }),
];
