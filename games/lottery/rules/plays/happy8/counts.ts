/** The sets of 20 of 80 numbers. */
export const ALL_SETS = 3_535_316_142_212_174_320n;

/** Of these, how many have a sum, a number of low numbers, … as named. */
export const setsWith = {
  big: 1_759_886_689_338_606_861n,
  middleSum: 15_542_763_534_960_598n,
  odd: 1_767_658_070_682_256_896n,
  even: 1_767_658_071_529_917_424n,
  bigOdd: 883_829_035_341_128_448n,
  bigEven: 876_057_653_997_478_413n,
  metal: 362_424_019_495_171_770n,
  wood: 712_463_910_471_784_803n,
  water: 1_371_845_418_169_315_204n,
  fire: 719_054_759_525_309_151n,
  earth: 369_528_034_550_593_392n,
  /** More than ten of one half of the numbers. */
  majority: 1_408_393_885_741_467_768n,
  tenEach: 718_528_370_729_238_784n,
} as const;
