import { jsonRules, seatGame } from '@ikka/seat-kit';
import { niuNiuRules } from '../rules/index.ts';

/** [NN10] What the house takes of what a seat gained, in ten-thousandths: no room takes more. */
const MOST_RAKE = 500;

/** A seat's part in a hand that is over, for record, replay and verifier. */
export const niuNiu = seatGame(jsonRules(niuNiuRules), MOST_RAKE);
