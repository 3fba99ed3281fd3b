import { type Names, namesOf, slug } from './names.ts';

export type SportCode = 'football' | 'cricket';

/** Where people's names come from. */
export type Tongue = 'south-asia' | 'gulf' | 'latin' | 'north' | 'east';

export interface Team {
  readonly code: string;
  readonly name: Names;
  readonly short: string;
  readonly tongue: Tongue;
}

export interface League {
  readonly code: string;
  readonly sport: SportCode;
  readonly region: { readonly code: string; readonly name: Names };
  readonly name: Names;
  readonly teams: readonly Team[];
  /** Minutes of the day (UTC) at which its matches begin, one match each. */
  readonly kickOffs: readonly number[];
  /** A cup: level matches go on to extra time and penalties. */
  readonly isCup: boolean;
}

const regions = {
  pk: namesOf('Pakistan|پاکستان'),
  in: namesOf('India|بھارت'),
  bd: namesOf('Bangladesh|بنگلہ دیش'),
  ae: namesOf('Emirates|امارات'),
  gb: namesOf('England|انگلینڈ'),
  es: namesOf('Spain|سپین'),
  br: namesOf('Brazil|برازیل'),
  jp: namesOf('Japan|جاپان'),
  mx: namesOf('Mexico|میکسیکو'),
  us: namesOf('United States|امریکہ'),
  au: namesOf('Australia|آسٹریلیا'),
  int: namesOf('International|بین الاقوامی'),
} as const;

interface Written {
  readonly code: string;
  readonly sport: SportCode;
  readonly region: keyof typeof regions;
  readonly name: string;
  readonly tongue: Tongue;
  /** First kick-off, minutes between two, how many a day. */
  readonly day: readonly [first: number, every: number, count: number];
  /** `English|Urdu|short`, and a tongue where it is not the league's. */
  readonly teams: readonly string[];
  readonly isCup?: boolean;
}

/** Clubs are invented: a city and something that the city is known for. */
const written: readonly Written[] = [
  {
    code: 'pk-premier',
    sport: 'football',
    region: 'pk',
    name: 'Indus Premier Division|انڈس پریمیئر ڈویژن',
    tongue: 'south-asia',
    day: [600, 75, 5],
    teams: [
      'Karachi Mariners|کراچی میرینرز|KAR',
      'Lahore Minars|لاہور مینارز|LHR',
      'Islamabad Margalla|اسلام آباد مارگلہ|ISB',
      'Peshawar Khyber|پشاور خیبر|PSH',
      'Quetta Chiltan|کوئٹہ چلتن|QTA',
      'Multan Citadel|ملتان سٹاڈل|MUL',
      'Faisalabad Weavers|فیصل آباد ویورز|FSD',
      'Sialkot Craftsmen|سیالکوٹ کرافٹس مین|SKT',
      'Hyderabad Indus|حیدرآباد انڈس|HYD',
      'Gujranwala Pehlwans|گوجرانوالہ پہلوانز|GUJ',
    ],
  },
  {
    code: 'pk-khyber-cup',
    sport: 'football',
    region: 'pk',
    name: 'Khyber Cup|خیبر کپ',
    tongue: 'south-asia',
    day: [780, 150, 3],
    isCup: true,
    teams: [
      'Mardan Guides|مردان گائیڈز|MRD',
      'Swat Valley|سوات ویلی|SWT',
      'Abbottabad Pines|ایبٹ آباد پائنز|ABT',
      'Rawalpindi Garrison|راولپنڈی گیریژن|RWP',
      'Sukkur Barrage|سکھر بیراج|SUK',
      'Bahawalpur Nawabs|بہاولپور نوابز|BWP',
      'Gwadar Anglers|گوادر اینگلرز|GWD',
      'Gilgit Peaks|گلگت پیکس|GLT',
    ],
  },
  {
    code: 'bd-delta',
    sport: 'football',
    region: 'bd',
    name: 'Delta League|ڈیلٹا لیگ',
    tongue: 'south-asia',
    day: [510, 120, 4],
    teams: [
      'Dhaka Buriganga|ڈھاکہ بوڑی گنگا|DHK',
      'Chattogram Port|چٹاگانگ پورٹ|CTG',
      'Sylhet Gardens|سلہٹ گارڈنز|SYL',
      'Khulna Mangrove|کھلنا مینگروو|KHL',
      'Rajshahi Silk|راجشاہی سلک|RAJ',
      'Barishal Rivers|باریسال ریورز|BAR',
      'Rangpur Plains|رنگپور پلینز|RAN',
      'Cumilla Lakes|کومیلا لیکس|CUM',
    ],
  },
  {
    code: 'int-gulf-coast',
    sport: 'football',
    region: 'ae',
    name: 'Gulf Coast League|گلف کوسٹ لیگ',
    tongue: 'gulf',
    day: [840, 60, 4],
    teams: [
      'Dubai Creek|دبئی کریک|DXB',
      'Abu Dhabi Corniche|ابوظہبی کورنیش|AUH',
      'Sharjah Pearl|شارجہ پرل|SHJ',
      'Doha Bay|دوحہ بے|DOH',
      'Muscat Frankincense|مسقط فرینکنسنس|MCT',
      'Kuwait Dhows|کویت ڈھاؤز|KWT',
      'Manama Divers|منامہ ڈائیورز|BAH',
      'Riyadh Palms|ریاض پامز|RUH',
    ],
  },
  {
    code: 'gb-cities',
    sport: 'football',
    region: 'gb',
    name: 'Cities League|سٹیز لیگ',
    tongue: 'north',
    day: [690, 105, 5],
    teams: [
      'London Thameside|لندن تھیمز سائیڈ|LON',
      'Manchester Canal|مانچسٹر کینال|MAN',
      'Liverpool Docks|لیورپول ڈاکس|LIV',
      'Leeds Mills|لیڈز ملز|LEE',
      'Bristol Harbour|برسٹل ہاربر|BRI',
      'Newcastle Keep|نیوکاسل کیپ|NEW',
      'Birmingham Junction|برمنگھم جنکشن|BIR',
      'Sheffield Forge|شیفیلڈ فورج|SHE',
      'Norwich Broads|نارویچ براڈز|NOR',
      'York Walls|یارک والز|YOR',
    ],
  },
  {
    code: 'es-iberia',
    sport: 'football',
    region: 'es',
    name: 'Iberian League|آئبیرین لیگ',
    tongue: 'latin',
    day: [900, 90, 5],
    teams: [
      'Madrid Retiro|میڈرڈ ریٹیرو|MAD',
      'Barcelona Rambla|بارسلونا رمبلا|BCN',
      'Seville Giralda|سیویل جیرالڈا|SEV',
      'Valencia Turia|ویلنسیا ٹوریا|VLC',
      'Bilbao Nervion|بلباؤ نیرویون|BIL',
      'Lisbon Tagus|لزبن ٹیگس|LIS',
      'Porto Ribeira|پورٹو ریبیرا|OPO',
      'Malaga Alcazaba|مالاگا القصبہ|AGP',
      'Granada Vega|غرناطہ ویگا|GRA',
      'Cordoba Patios|قرطبہ پیٹیوز|COR',
    ],
  },
  {
    code: 'br-atlantic',
    sport: 'football',
    region: 'br',
    name: 'Atlantic League|اٹلانٹک لیگ',
    tongue: 'latin',
    day: [1_200, 90, 5],
    teams: [
      'Rio Guanabara|ریو گوانابارا|RIO',
      'Sao Paulo Ipiranga|ساؤ پالو اپیرانگا|SAO',
      'Belo Horizonte Serra|بیلو ہوریزونٹے سیرا|BHZ',
      'Salvador Pelourinho|سلواڈور پیلورینو|SSA',
      'Recife Mangue|ریسیفے مانگے|REC',
      'Porto Alegre Guaiba|پورٹو الیگرے گوائبا|POA',
      'Brasilia Planalto|براسیلیا پلانالٹو|BSB',
      'Curitiba Pinhal|کوریتیبا پینال|CWB',
      'Manaus Amazonia|ماناؤس ایمیزونیا|MAO',
      'Natal Dunas|ناتال ڈوناس|NAT',
    ],
  },
  {
    code: 'mx-sierra',
    sport: 'football',
    region: 'mx',
    name: 'Sierra League|سیئرا لیگ',
    tongue: 'latin',
    day: [1_395, 75, 5],
    teams: [
      'Mexico City Xochimilco|میکسیکو سٹی زوچیملکو|MEX',
      'Guadalajara Agave|گواڈالاہارا اگاوے|GDL',
      'Monterrey Sillas|مونٹیرے سیاس|MTY',
      'Puebla Talavera|پوئبلا تالاویرا|PUE',
      'Tijuana Frontera|تیخوانا فرونٹیرا|TIJ',
      'Leon Zapateros|لیون زاپاتیروس|LEO',
      'Merida Cenotes|میریڈا سینوتیس|MID',
      'Oaxaca Valles|واہاکا وایس|OAX',
      'Veracruz Malecon|ویراکروز مالیکون|VER',
      'Toluca Nevado|تولوکا نیوادو|TOL',
    ],
  },
  {
    code: 'int-far-east',
    sport: 'football',
    region: 'jp',
    name: 'Far East League|فار ایسٹ لیگ',
    tongue: 'east',
    day: [180, 75, 6],
    teams: [
      'Tokyo Sumida|ٹوکیو سومیدا|TYO',
      'Osaka Yodo|اوساکا یودو|OSA',
      'Yokohama Bay|یوکوہاما بے|YOK',
      'Nagoya Castle|ناگویا کاسل|NGO',
      'Kobe Rokko|کوبے روکو|KOB',
      'Sapporo Snow|ساپورو سنو|SPK',
      'Seoul Hangang|سیول ہانگانگ|SEL',
      'Busan Haeundae|بوسان ہیونڈے|PUS',
      'Incheon Tide|انچیون ٹائیڈ|ICN',
      'Daegu Apples|ڈیگو ایپلز|DGU',
      'Fukuoka Hakata|فوکوکا ہاکاتا|FUK',
      'Sendai Groves|سینڈائی گرووز|SDJ',
    ],
  },
  {
    code: 'int-continental-cup',
    sport: 'football',
    region: 'int',
    name: 'Continental Cup|کانٹی نینٹل کپ',
    tongue: 'north',
    day: [1_080, 120, 3],
    isCup: true,
    teams: [
      'Paris Montmartre|پیرس مونمارتر|PAR',
      'Lyon Confluence|لیون کنفلوئنس|LYO',
      'Munich Isar|میونخ ایزار|MUC',
      'Berlin Spree|برلن شپرے|BER',
      'Milan Navigli|میلان ناویلی|MIL|latin',
      'Rome Tiber|روم ٹائبر|ROM|latin',
      'Amsterdam Canals|ایمسٹرڈیم کینالز|AMS',
      'Istanbul Bosphorus|استنبول باسفورس|IST|gulf',
    ],
  },
  {
    code: 'pk-city-t20',
    sport: 'cricket',
    region: 'pk',
    name: 'City T20|سٹی ٹی ٹوئنٹی',
    tongue: 'south-asia',
    day: [540, 240, 3],
    teams: [
      'Karachi Tides|کراچی ٹائیڈز|KAR',
      'Lahore Ramparts|لاہور ریمپارٹس|LHR',
      'Peshawar Sentinels|پشاور سینٹینلز|PSH',
      'Quetta Orchards|کوئٹہ آرچرڈز|QTA',
      'Islamabad Jasmines|اسلام آباد جیسمینز|ISB',
      'Multan Saints|ملتان سینٹس|MUL',
      'Faisalabad Looms|فیصل آباد لومز|FSD',
      'Sialkot Willows|سیالکوٹ ولوز|SKT',
    ],
  },
  {
    code: 'in-deccan-t20',
    sport: 'cricket',
    region: 'in',
    name: 'Metro T20|میٹرو ٹی ٹوئنٹی',
    tongue: 'south-asia',
    day: [390, 240, 3],
    teams: [
      'Mumbai Monsoon|ممبئی مون سون|MUM',
      'Delhi Domes|دہلی ڈومز|DEL',
      'Chennai Marina|چنئی مرینا|CHE',
      'Kolkata Hooghly|کولکتہ ہگلی|KOL',
      'Bengaluru Gardens|بنگلورو گارڈنز|BLR',
      'Deccan Pearls|دکن پرلز|DEC',
      'Jaipur Havelis|جے پور حویلیز|JAI',
      'Pune Hills|پونے ہلز|PUN',
    ],
  },
  {
    code: 'bd-bengal-t20',
    sport: 'cricket',
    region: 'bd',
    name: 'Padma T20|پدما ٹی ٹوئنٹی',
    tongue: 'south-asia',
    day: [300, 210, 3],
    teams: [
      'Dhaka Rickshaws|ڈھاکہ رکشاز|DHK',
      'Chattogram Sails|چٹاگانگ سیلز|CTG',
      'Sylhet Leaves|سلہٹ لیوز|SYL',
      'Khulna Delta|کھلنا ڈیلٹا|KHL',
      'Rajshahi Mangoes|راجشاہی مینگوز|RAJ',
      'Barishal Boats|باریسال بوٹس|BAR',
    ],
  },
  {
    code: 'au-southern-t20',
    sport: 'cricket',
    region: 'au',
    name: 'Southern T20|سدرن ٹی ٹوئنٹی',
    tongue: 'north',
    day: [30, 210, 2],
    teams: [
      'Sydney Ferries|سڈنی فیریز|SYD',
      'Melbourne Trams|میلبرن ٹرامز|MEL',
      'Perth Quokkas|پرتھ کواکاز|PER',
      'Adelaide Vines|ایڈیلیڈ وائنز|ADE',
      'Brisbane Jacarandas|برسبین جیکارنڈاز|BNE',
      'Hobart Derwent|ہوبارٹ ڈروینٹ|HBA',
    ],
  },
  {
    code: 'us-coast-t20',
    sport: 'cricket',
    region: 'us',
    name: 'Coast T20|کوسٹ ٹی ٹوئنٹی',
    tongue: 'south-asia',
    day: [1_290, 165, 3],
    teams: [
      'New York Ferries|نیویارک فیریز|NYC',
      'Dallas Prairies|ڈیلس پریریز|DAL|north',
      'Houston Bayous|ہیوسٹن بایوز|HOU',
      'Chicago Lakes|شکاگو لیکس|CHI',
      'Seattle Pines|سیئٹل پائنز|SEA|north',
      'Oakland Fog|اوکلینڈ فوگ|OAK',
    ],
  },
  {
    code: 'int-t20',
    sport: 'cricket',
    region: 'int',
    name: 'T20 Internationals|ٹی ٹوئنٹی انٹرنیشنل',
    tongue: 'south-asia',
    day: [780, 180, 4],
    teams: [
      'Pakistan|پاکستان|PAK',
      'India|بھارت|IND',
      'Sri Lanka|سری لنکا|SL',
      'Bangladesh|بنگلہ دیش|BAN',
      'Afghanistan|افغانستان|AFG',
      'England|انگلینڈ|ENG|north',
      'Australia|آسٹریلیا|AUS|north',
      'New Zealand|نیوزی لینڈ|NZ|north',
      'South Africa|جنوبی افریقہ|SA|north',
      'West Indies|ویسٹ انڈیز|WI|north',
    ],
  },
];

/** Every league and cup of the feed. */
export const leagues: readonly League[] = written.map((league) => ({
  code: league.code,
  sport: league.sport,
  region: { code: league.region, name: regions[league.region] },
  name: namesOf(league.name),
  isCup: league.isCup ?? false,
  kickOffs: Array.from({ length: league.day[2] }, (_, match) => league.day[0] + match * league.day[1]),
  teams: league.teams.map((text) => {
    const [EN = '', UR = '', short = '', tongue = league.tongue] = text.split('|');
    return { code: slug(EN), name: { EN, UR }, short, tongue: tongue as Tongue };
  }),
}));
