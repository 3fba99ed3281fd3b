/** What the catalogue holds from the first start: the house's studios whose games exist, and those games. */
export const houseVendors = [
  { code: 'IKKA_SLOT', category: 'RNG', nameEn: 'Chiragh', nameUr: 'چراغ', sort: 10 },
  { code: 'IKKA_ARCADE', category: 'RNG', nameEn: 'Mela', nameUr: 'میلہ', sort: 20 },
  { code: 'IKKA_LIVE', category: 'LIVE', nameEn: 'Mehfil', nameUr: 'محفل', sort: 30 },
] as const;

export const houseGames = [
  {
    id: 'karakoram-25',
    vendorCode: 'IKKA_SLOT',
    category: 'RNG',
    nameEn: 'Karakoram 25',
    nameUr: 'قراقرم 25',
    rtp: '0.967219669416',
    volatility: '3.206224',
    coinsPerStake: 25n,
    lines: 25,
    tags: ['slot', 'free-spins', 'wild', 'scatter'],
    kinds: ['SLOT_MACHINE'],
    features: ['free-spins', 'wild', 'scatter'],
    isHot: true,
    sort: 10,
  },
  ...[
    // The return is the least of all choices; how far a round deviates is the player's choice.
    { id: 'dice', nameEn: 'Dice', nameUr: 'پانسہ', rtp: '0.989902329767', sort: 20 },
    { id: 'plinko', nameEn: 'Plinko', nameUr: 'پلنکو', rtp: '0.989062500000', sort: 30 },
    { id: 'limbo', nameEn: 'Limbo', nameUr: 'لمبو', rtp: '0.990000000006', sort: 40 },
    { id: 'wheel', nameEn: 'Wheel', nameUr: 'چکر', rtp: '0.990000000000', sort: 50 },
    { id: 'crash', nameEn: 'Crash', nameUr: 'کریش', rtp: '0.989999999998', sort: 55 },
    { id: 'keno-40', nameEn: 'Keno 40', nameUr: 'کینو 40', rtp: '0.986950931045', sort: 60 },
    { id: 'mines', nameEn: 'Mines', nameUr: 'بارودی سرنگیں', rtp: '0.989920000000', sort: 70 },
    { id: 'hi-lo', nameEn: 'Hi-Lo', nameUr: 'اونچا نیچا', rtp: '0.989922985890', sort: 80 },
  ].map(arcadeGame),
  {
    // The return is that of basic strategy, of what a hand is opened with.
    ...arcadeGame({
      id: 'blackjack',
      nameEn: 'Blackjack',
      nameUr: 'بلیک جیک',
      rtp: '0.995123252000',
      sort: 85,
    }),
    tags: ['cards', 'blackjack'],
    kinds: ['TABLE'],
  },
  {
    // The return and the deviation are those of one who always holds what returns most.
    id: 'jacks-or-better',
    vendorCode: 'IKKA_SLOT',
    category: 'RNG',
    nameEn: 'Jacks or Better',
    nameUr: 'غلام یا بہتر',
    rtp: '0.995439043695',
    volatility: '4.417542',
    coinsPerStake: 10n,
    lines: null,
    tags: ['poker', 'jacks-or-better'],
    kinds: ['VIDEO_POKER'],
    features: [],
    isHot: false,
    sort: 90,
  },
  ...[
    // Named after bazaars and gardens; the return is that of Banker, the bet that keeps least.
    { id: 'baccarat-anarkali', nameEn: 'Baccarat Anarkali', nameUr: 'بکارا انارکلی', sort: 200 },
    { id: 'baccarat-saddar', nameEn: 'Baccarat Saddar', nameUr: 'بکارا صدر', sort: 210, isInFull: true },
    { id: 'baccarat-liberty', nameEn: 'Speed Baccarat Liberty', nameUr: 'تیز بکارا لبرٹی', sort: 220 },
    {
      id: 'baccarat-clifton',
      nameEn: 'Speed Baccarat Clifton',
      nameUr: 'تیز بکارا کلفٹن',
      sort: 230,
      isInFull: true,
    },
    { id: 'baccarat-khyber', nameEn: 'Baccarat Khyber', nameUr: 'بکارا خیبر', sort: 240, coins: 100n },
    {
      id: 'baccarat-shalimar',
      nameEn: 'Baccarat Shalimar',
      nameUr: 'بکارا شالیمار',
      sort: 250,
      coins: 100n,
      isInFull: true,
    },
  ].map(tableGame),
] as const;

/** A game of Mela: no lines and no coins of its own, so that every amount between two stakes can be bet. */
function arcadeGame<Id extends string>(game: {
  readonly id: Id;
  readonly nameEn: string;
  readonly nameUr: string;
  readonly rtp: string;
  readonly sort: number;
}) {
  return {
    ...game,
    vendorCode: 'IKKA_ARCADE',
    category: 'RNG',
    volatility: null,
    coinsPerStake: 10n,
    lines: null,
    tags: ['arcade', game.id],
    kinds: ['ARCADE'],
    features: [],
    isHot: false,
  } as const;
}

/** Whether a game is a table that goes by its number, as `furtherTables` makes them. */
export const isNumberedTable = (id: string): boolean => /^baccarat-\d+$/.test(id);

const houseIds = new Set<string>(houseGames.map(({ id }) => id));
/** Whether a game is the house's own, so that its figures follow from its rules. */
export const isHouseGame = (id: string): boolean => houseIds.has(id) || isNumberedTable(id);

/** Tables that have a name; the next ones go by their number. */
const namedTables = 6;

/** So many further tables of baccarat, by number: those of an even number pay Banker in full. */
export function furtherTables(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const number = namedTables + 1 + index;
    return tableGame({
      id: `baccarat-${number}`,
      nameEn: `Baccarat ${number}`,
      nameUr: `بکارا ${number}`,
      sort: 200 + 10 * number,
      isInFull: number % 2 === 0,
    });
  });
}

/** A table of Mehfil. Its stakes reach from the least to the greatest of so many coins. */
function tableGame<Id extends string>(table: {
  readonly id: Id;
  readonly nameEn: string;
  readonly nameUr: string;
  readonly sort: number;
  readonly coins?: bigint;
  /** Banker is paid in full, a six by half. */
  readonly isInFull?: boolean;
}) {
  const { id, nameEn, nameUr, sort, coins = 10n, isInFull = false } = table;
  return {
    id,
    nameEn,
    nameUr,
    sort,
    rtp: isInFull ? '0.985418955360' : '0.989420942158',
    vendorCode: 'IKKA_LIVE',
    category: 'LIVE',
    volatility: null,
    coinsPerStake: coins,
    lines: null,
    tags: ['live', 'baccarat'],
    kinds: ['BACCARAT'],
    features: [],
    isHot: false,
  } as const;
}
