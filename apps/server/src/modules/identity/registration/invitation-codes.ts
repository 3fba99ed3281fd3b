import { randomInt } from 'node:crypto';

/** No letters and digits that are read for one another; no vowels, so that no word comes out of it. */
const letters = 'BCDFGHJKMNPQRSTVWXYZ';
const alphabet = `23456789${letters}`;
const length = 8;

const oneOf = (characters: string): string => characters[randomInt(characters.length)] ?? '';

/** A code that can be read out over the telephone, a letter first, so that none is ever a member's number. */
export const newInvitationCode = (): string =>
  oneOf(letters) + Array.from({ length: length - 1 }, () => oneOf(alphabet)).join('');

/** As codes are kept and looked up, however they were typed. */
export const invitationKey = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();
