/** What the catalogue holds from the first start: the house's studio whose games exist, and those games. */
export const houseVendors = [
  { code: 'IKKA_SLOT', category: 'RNG', nameEn: 'Chiragh', nameUr: 'چراغ', sort: 10 },
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
] as const;
