/** What the catalogue holds from the first start: the house's studios whose games exist, and those games. */
export const houseVendors = [
  { code: 'IKKA_SLOT', category: 'RNG', nameEn: 'Chiragh', nameUr: 'چراغ', sort: 10 },
  { code: 'IKKA_ARCADE', category: 'RNG', nameEn: 'Mela', nameUr: 'میلہ', sort: 20 },
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
  {
    id: 'dice',
    vendorCode: 'IKKA_ARCADE',
    category: 'RNG',
    nameEn: 'Dice',
    nameUr: 'پانسہ',
    // The least return of all choices; how far a round deviates is the player's choice.
    rtp: '0.989902329767',
    volatility: null,
    coinsPerStake: 10n,
    lines: null,
    tags: ['arcade', 'dice'],
    kinds: ['ARCADE'],
    features: [],
    isHot: false,
    sort: 20,
  },
] as const;
