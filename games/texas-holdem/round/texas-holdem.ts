import { jsonRules, seatGame } from '@ikka/seat-kit';
import { texasHoldemRules } from '../rules/index.ts';

/** [TH14] The most that the house takes of a pot, in ten-thousandths: no room takes more. */
const MOST_RAKE = 500;

/** A seat's part in a hand that is over, for record, replay and verifier. */
export const texasHoldem = seatGame(jsonRules(texasHoldemRules), MOST_RAKE);
