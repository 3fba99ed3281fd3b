import { calls } from '@ikka/contract';

const { officeMatch, officeMatches } = calls.officeSports;

/** What an act of a trader makes old. */
export const touched = [officeMatch, officeMatches] as const;
