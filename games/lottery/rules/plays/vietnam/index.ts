import type { Play } from '../play.ts';
import { numberPlays } from './number-plays.ts';
import { daPlay, setPlays } from './set-plays.ts';
import { specialPlays } from './special-plays.ts';
import { ticketPlay } from './ticket.ts';

const everywhere = { digit: '9.9', half: '1.98' };

/** The plays on a northern board of 27 numbers, at the odds customary there. */
export const northPlays: readonly Play<'vn-north'>[] = [
  ...numberPlays('vn-north', {
    LO2: '99',
    LO2_1K: '3.63',
    LO2_FIRST: '99',
    LO3: '960',
    LO4: '8880',
    DE_DB: '99',
    DE_DAU: '99',
    BACANG: '960',
    BACANG_DAU: '960',
    '4CANG': '8880',
  }),
  ...setPlays('vn-north', {
    XIEN2: '17',
    XIEN3: '65',
    XIEN4: '250',
    // No odds are customary for these in the North; those of the South would return less than two thirds here.
    TRUOT4: '2.85',
    TRUOT8: '9',
    TRUOT10: '16',
  }),
  ...specialPlays('vn-north', everywhere),
  ticketPlay('vn-north', {
    special: '20000',
    g1: '5000',
    g2: '1500',
    g3: '500',
    g4: '100',
    g5: '20',
    g6: '10',
    g7: '4',
  }),
];

/** The plays on a southern or central board of 18 numbers, at the odds customary there. */
export const southPlays: readonly Play<'vn-south'>[] = [
  ...numberPlays('vn-south', {
    LO2: '99',
    LO2_1K: '5.445',
    LO2_FIRST: '99',
    LO3: '960',
    LO4: '8880',
    DE_DB: '99',
    DE_DAU: '99',
    BACANG: '960',
    BACANG_DAU: '960',
    '4CANG': '8880',
  }),
  ...setPlays('vn-south', {
    XIEN2: '30',
    XIEN3: '165',
    XIEN4: '775',
    TRUOT4: '2',
    TRUOT8: '4',
    TRUOT10: '6',
  }),
  daPlay('12.5'),
  ...specialPlays('vn-south', everywhere),
  ticketPlay('vn-south', {
    special: '200000',
    subSpecial: '5000',
    consolation: '600',
    g1: '3000',
    g2: '1500',
    g3: '1000',
    g4: '300',
    g5: '100',
    g6: '40',
    g7: '20',
    g8: '10',
  }),
];
