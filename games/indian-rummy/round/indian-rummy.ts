import { jsonRules, seatGame } from '@ikka/seat-kit';
import { indianRummyRules } from '../rules/index.ts';

/** [RM10] What the house takes of what the winner has from the others, in ten-thousandths: no room takes more. */
const MOST_RAKE = 1_000;

/** A seat's part in a hand that is over, for record, replay and verifier. */
export const indianRummy = seatGame(jsonRules(indianRummyRules), MOST_RAKE);
