import { namesOf } from './names.ts';
import { squadOf } from './people.ts';
import type { Tongue, WrittenLeague } from './written-league.ts';

/** Horses are invented: a first and a second word, each pair once. */
const firsts =
  'Royal|شاہی,Silver|نقرئی,Desert|صحرائی,Golden|سنہری,Night|شبانہ,Mountain|کوہستانی,River|دریائی,Crimson|قرمزی,Storm|طوفانی,Morning|صبحی,Northern|شمالی,Emerald|زمردی,Amber|عنبری,Autumn|خزانی,Winter|سرمائی,Spring|بہاری,Coastal|ساحلی,Eastern|مشرقی,Western|مغربی,Southern|جنوبی,Misty|دھندلا,Marble|مرمری,Scarlet|سرخ,Gentle|نرم خو'.split(
    ',',
  );
const seconds =
  'Falcon|شاہین,Lantern|فانوس,Sultan|سلطان,Breeze|نسیم,Arrow|تیر,Jewel|جوہر,Comet|شہاب,Prince|شہزادہ,Echo|صدا,Lancer|نیزہ باز,Star|ستارہ,Caravan|کارواں,Whisper|سرگوشی,Thunder|گرج,Signal|اشارہ,Voyager|مسافر,Archer|تیر انداز,Melody|نغمہ,Spirit|روح,Harbour|بندرگاہ,Emperor|شہنشاہ,Mirage|سراب,Legend|داستان,Horizon|افق'.split(
    ',',
  );

const horses = seconds.flatMap((second) =>
  firsts.map((first) => {
    const [a, b] = [namesOf(first), namesOf(second)];
    return `${a.EN} ${b.EN}|${a.UR} ${b.UR}|${b.EN.slice(0, 3).toUpperCase()}`;
  }),
);

/** Golfers of a tour, from many countries. */
const golfers = (['south-asia', 'gulf', 'latin', 'north', 'east'] as const).flatMap((tongue: Tongue) =>
  squadOf({ code: `golf-${tongue}`, tongue }, 6).map(
    ({ name }) => `${name.EN}|${name.UR}|${name.EN.slice(0, 3).toUpperCase()}`,
  ),
);

/** Courses with their races, and a tour with its tournaments: `day` says when each begins. */
export const fieldEvents: readonly WrittenLeague[] = [
  {
    code: 'pk-lahore-races',
    sport: 'racing',
    region: 'pk',
    name: 'Lahore Race Course|لاہور ریس کورس',
    tongue: 'south-asia',
    day: [15, 90, 16],
    events: [
      'Ravi Handicap|راوی ہینڈی کیپ',
      'Shalimar Stakes|شالیمار سٹیکس',
      'Mall Road Sprint|مال روڈ سپرنٹ',
      'Badshahi Cup|بادشاہی کپ',
    ],
    field: [8, 12],
    teams: horses.slice(0, 192),
  },
  {
    code: 'ae-gulf-races',
    sport: 'racing',
    region: 'ae',
    name: 'Gulf Racecourse|گلف ریس کورس',
    tongue: 'gulf',
    day: [45, 90, 16],
    events: [
      'Corniche Plate|کورنیش پلیٹ',
      'Pearl Stakes|پرل سٹیکس',
      'Creek Handicap|کریک ہینڈی کیپ',
      'Oasis Cup|اویسس کپ',
    ],
    field: [6, 12],
    teams: horses.slice(192, 384),
  },
  {
    code: 'gb-downs-races',
    sport: 'racing',
    region: 'gb',
    name: 'Southern Downs|سدرن ڈاؤنز',
    tongue: 'north',
    day: [75, 90, 16],
    events: [
      'Chalk Hill Stakes|چاک ہل سٹیکس',
      'Beacon Handicap|بیکن ہینڈی کیپ',
      'Harvest Plate|ہارویسٹ پلیٹ',
      'Downs Gold Cup|ڈاؤنز گولڈ کپ',
    ],
    field: [5, 12],
    teams: horses.slice(384, 576),
  },
  {
    code: 'int-golf-tour',
    sport: 'golf',
    region: 'int',
    name: 'World Golf Tour|ورلڈ گالف ٹور',
    tongue: 'north',
    day: [420, 720, 1],
    events: ['One Day Open|یک روزہ اوپن'],
    field: [24, 24],
    teams: golfers,
  },
];
