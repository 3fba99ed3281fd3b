import { type FundedShare, jackpotShare, treasureShare } from './funding.ts';
import type { Prize } from './prize.ts';

/** How a kind swims along its path. */
export type Motion = 'glide' | 'dart' | 'sway' | 'drift' | 'linger';

/** How often a kind comes: the parts of the schedule are divided among roles first, then evenly within a role. */
export type Role = 'small' | 'middle' | 'large' | 'special' | 'boss';

/** What is shown as a special fish is caught. It changes no chance: a frozen scene only holds still. */
export type Effect = 'blast' | 'lightning' | 'drill' | 'freeze';

/** One kind of fish of a hall. Lengths are the scene's units, speeds units per second. */
export interface FishKind {
  readonly id: string;
  readonly prize: Prize;
  readonly role: Role;
  readonly motion: Motion;
  readonly speed: number;
  /** From head to tail, and how far from its spine a bullet touches it. */
  readonly length: number;
  readonly radius: number;
  /** The most that swim together. */
  readonly school: number;
  readonly effect?: Effect;
  /** [D5] The kind that the same fish becomes when this stage is caught. */
  readonly next?: string;
  /** [D23] Whether it guards the treasure of its room, which whoever shot at it divides when it is caught. */
  readonly guardsTreasure?: true;
  /** [D4] What of a trial at it pays for other features. */
  readonly funded: readonly FundedShare[];
}

export type HallId = 'indus' | 'deep';

/** A hall: a water with its kinds of fish. Both have the house's multipliers. */
export interface Hall {
  readonly id: HallId;
  /** The game's code in the catalogue. */
  readonly code: string;
  /** The version of its draws and payouts. */
  readonly version: string;
  /** [D21] Whether its rooms have a pot. */
  readonly hasJackpot: boolean;
  /** [D23] Whether its rooms have a treasure. */
  readonly hasTreasure: boolean;
  readonly kinds: readonly FishKind[];
}

/** A kind before a version of its hall says what it funds. */
type Species = Omit<FishKind, 'funded'>;
type Water = Pick<Hall, 'id' | 'code'> & { readonly species: readonly Species[] };
type Shape = Omit<Species, 'id' | 'prize'>;

const small = (motion: Motion, speed: number, length: number, school: number): Shape => ({
  role: 'small',
  motion,
  speed,
  length,
  radius: Math.round(length * 0.26),
  school,
});
const middle = (motion: Motion, speed: number, length: number, school = 3): Shape => ({
  ...small(motion, speed, length, school),
  role: 'middle',
  radius: Math.round(length * 0.23),
});
const large = (motion: Motion, speed: number, length: number): Shape => ({
  ...small(motion, speed, length, 1),
  role: 'large',
  radius: Math.round(length * 0.2),
});
const special = (motion: Motion, speed: number, length: number, effect?: Effect): Shape => ({
  ...small(motion, speed, length, 1),
  role: 'special',
  radius: Math.round(length * 0.3),
  ...(effect === undefined ? {} : { effect }),
});
const boss = (motion: Motion, speed: number, length: number): Shape => ({
  ...small(motion, speed, length, 1),
  role: 'boss',
  radius: Math.round(length * 0.2),
});

const fish = (id: string, multiplier: number, shape: Shape, next?: string): Species => ({
  id,
  prize: { multiplier },
  ...shape,
  ...(next === undefined ? {} : { next }),
});
const drawn = (id: string, table: Species['prize'] & { table: unknown }, shape: Shape): Species => ({
  id,
  prize: table,
  ...shape,
});

const guard = (species: Species): Species => ({ ...species, guardsTreasure: true });

/** [D3] The house's tables of drawn prizes, with their means 74, 120, 90 and 60. */
export const prizeTables = {
  random: {
    table: [
      [40, 50],
      [60, 25],
      [100, 15],
      [200, 8],
      [400, 2],
    ],
  },
  blast: {
    table: [
      [60, 40],
      [100, 30],
      [150, 20],
      [250, 8],
      [800, 2],
    ],
  },
  lightning: {
    table: [
      [40, 40],
      [80, 30],
      [120, 18],
      [200, 10],
      [420, 2],
    ],
  },
  drill: {
    table: [
      [30, 50],
      [60, 30],
      [90, 12],
      [150, 6],
      [360, 2],
    ],
  },
} as const satisfies Record<string, Prize>;

/** [D2] A river of the Indus, from Tarbela to the delta. */
const indus: Water = {
  id: 'indus',
  code: 'darya-indus',
  species: [
    fish('minnow', 2, small('dart', 150, 56, 9)),
    fish('chela', 3, small('dart', 165, 62, 8)),
    fish('river-puffer', 4, small('sway', 95, 64, 5)),
    fish('gourami', 5, small('sway', 105, 72, 6)),
    fish('barb', 6, small('glide', 130, 78, 6)),
    fish('rohu', 7, small('glide', 120, 92, 5)),
    fish('catla', 8, small('glide', 110, 98, 4)),
    fish('catfish', 10, middle('sway', 90, 112, 4)),
    fish('river-turtle', 12, middle('drift', 65, 104, 3)),
    fish('spiny-eel', 15, middle('sway', 100, 140, 3)),
    fish('prawn', 18, middle('dart', 90, 96, 4)),
    fish('snakehead', 20, middle('glide', 120, 140, 2)),
    fish('palla', 25, middle('dart', 170, 124, 5)),
    fish('otter', 30, middle('sway', 140, 150, 2)),
    fish('goonch', 40, large('drift', 70, 190)),
    fish('gharial', 50, large('glide', 80, 240)),
    fish('mugger', 80, large('linger', 70, 250)),
    fish('golden-mahseer', 100, large('dart', 130, 200)),
    fish('bhulan', 150, large('sway', 150, 240)),
    fish('moon-turtle', 200, large('drift', 60, 220)),
    guard(fish('mugger-king', 300, boss('linger', 55, 400))),
    fish('river-serpent', 500, boss('sway', 75, 460)),
    drawn('lantern-frog', prizeTables.random, special('dart', 90, 120)),
    drawn('blast-crab', prizeTables.blast, special('drift', 60, 130, 'blast')),
    drawn('thunder-eel', prizeTables.lightning, special('sway', 95, 170, 'lightning')),
    drawn('drill-lobster', prizeTables.drill, special('glide', 75, 130, 'drill')),
    fish('snow-trout', 25, special('glide', 110, 130, 'freeze')),
    fish('gharial-king-1', 20, boss('glide', 60, 420), 'gharial-king-2'),
    fish('gharial-king-2', 50, boss('glide', 60, 420), 'gharial-king-3'),
    fish('gharial-king-3', 150, boss('glide', 60, 420)),
  ],
};

/** [D2] The deep sea off Makran. Its plain fish are those of the house's table, by their names there. */
const deep: Water = {
  id: 'deep',
  code: 'darya-deep',
  species: [
    fish('sea-minnow', 2, small('dart', 150, 56, 9)),
    fish('clown', 3, small('dart', 140, 62, 7)),
    fish('puffer', 4, small('sway', 95, 68, 5)),
    fish('angel', 5, small('sway', 105, 74, 6)),
    fish('tang', 6, small('glide', 130, 78, 6)),
    fish('lion', 7, small('drift', 90, 90, 4)),
    fish('trigger', 8, small('glide', 110, 92, 4)),
    fish('ray', 10, middle('sway', 90, 118, 3)),
    fish('turtle', 12, middle('drift', 70, 112, 3)),
    fish('moray', 15, middle('sway', 95, 150, 2)),
    fish('squid', 18, middle('dart', 110, 110, 3)),
    fish('barracuda', 20, middle('glide', 160, 150, 4)),
    fish('swordfish', 25, middle('dart', 190, 170, 2)),
    fish('manta', 30, middle('sway', 100, 190, 1)),
    fish('marlin', 40, large('dart', 180, 210)),
    fish('hammerhead', 50, large('glide', 110, 230)),
    fish('orca', 80, large('sway', 120, 260)),
    fish('golden-shark', 100, large('glide', 125, 240)),
    fish('mermaid', 150, large('sway', 105, 220)),
    fish('dragon-turtle', 200, boss('drift', 55, 380)),
    guard(fish('emperor-crab', 300, boss('linger', 50, 380))),
    fish('kraken', 500, boss('sway', 60, 440)),
    drawn('pearl-oyster', prizeTables.random, special('drift', 60, 120)),
    drawn('bomb-crab', prizeTables.blast, special('drift', 60, 130, 'blast')),
    drawn('electric-jelly', prizeTables.lightning, special('sway', 80, 140, 'lightning')),
    drawn('drill-crab', prizeTables.drill, special('glide', 75, 130, 'drill')),
    fish('ice-penguin', 25, special('glide', 120, 110, 'freeze')),
    fish('whale-1', 20, boss('glide', 60, 420), 'whale-2'),
    fish('whale-2', 50, boss('glide', 60, 420), 'whale-3'),
    fish('whale-3', 150, boss('glide', 60, 420)),
  ],
};

/** The halls as one of their versions has them. */
const hallsOf = (
  version: string,
  { hasJackpot, hasTreasure }: Pick<Hall, 'hasJackpot' | 'hasTreasure'>,
): readonly Hall[] =>
  [indus, deep].map(({ id, code, species }) => ({
    id,
    code,
    version,
    hasJackpot,
    hasTreasure,
    kinds: species.map(({ guardsTreasure, ...one }) => ({
      ...one,
      ...(hasTreasure && guardsTreasure ? { guardsTreasure } : {}),
      funded: [
        ...(hasJackpot ? [jackpotShare] : []),
        ...(hasTreasure && guardsTreasure ? [treasureShare] : []),
      ],
    })),
  }));

/** The halls as their former versions had them: first the catch had all of R, then a pot came. Their rounds are still read and verified. */
export const formerHalls = [
  ...hallsOf('1.0.0', { hasJackpot: false, hasTreasure: false }),
  ...hallsOf('1.1.0', { hasJackpot: true, hasTreasure: false }),
];

/** The halls in force. */
export const halls = hallsOf('1.2.0', { hasJackpot: true, hasTreasure: true });

export function hallOf(code: string): Hall | undefined {
  return halls.find((hall) => hall.code === code);
}

export const kindOf = ({ kinds }: Hall, id: string): FishKind | undefined =>
  kinds.find((kind) => kind.id === id);

const later = new Set(halls.flatMap(({ kinds }) => kinds.flatMap(({ next }) => next ?? [])));

/** Whether a kind swims into the scene by itself: the later stages of a staged boss do not. */
export const comesByItself = ({ id }: FishKind): boolean => !later.has(id);
