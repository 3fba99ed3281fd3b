import { z } from 'zod';
import { isKeepable } from './keepable.ts';
import { inEveryLanguage, languageCodes } from './languages.ts';

/** Shapes that many calls share, as they look on the wire (rules 5 and 6 of the wire's description). */

/** Money: a decimal string with exactly the currency's digits, "1234.50". Its currency stands beside it. */
export const amount = z
  .string()
  .max(24)
  .regex(/^(0|[1-9]\d{0,14})(\.\d{1,4})?$/)
  .meta({ description: 'decimal string with exactly the digits of its currency', example: '1234.50' });

/** As `amount`, where a loss or a change may be below zero. */
export const signedAmount = z
  .string()
  .max(25)
  .regex(/^-?(0|[1-9]\d{0,17})(\.\d{1,4})?$/)
  .meta({ description: 'signed decimal string', example: '-12.00' });

export const rate = z
  .string()
  .max(24)
  .regex(/^-?\d{1,9}(\.\d{1,12})?$/)
  .meta({ description: 'decimal string', example: '0.70' });

/**
 * What a caller may send as a text: all but NUL, which PostgreSQL's texts do not hold, and halves of a character, which its JSON
 * does not. How long it may be, each place says; the tests of the contract refuse one that does not.
 */
export const sentText = z.string().regex(/^[^\0\p{Cs}]*$/u);

/**
 * What only others can judge, by their own rules: the choice in a game, the value of a setting. They may walk it and keep it as it
 * is, for it is shallow, and its texts and numbers are such as JSON can carry back.
 */
export const sentJson = z
  .unknown()
  .refine(isKeepable)
  .meta({ description: 'any JSON of at most eight levels; its own rules judge it' });

/** The largest whole number of the database's columns for counts, places and versions. */
const wholeMax = 2_147_483_647;

export const whole = (min = 0, max = wholeMax) => z.number().int().min(min).max(max);

/** The same as a query or a path carries it. */
export const wholeText = (min = 0, max = wholeMax) => z.coerce.number().int().min(min).max(max);

/**
 * Of the years 1970 to 2199. PostgreSQL has no year 0, and the last day of 9999, moved by a time zone or to its end, is a year that
 * neither it nor RFC 3339 can write.
 */
export const instant = z.iso
  .datetime({ precision: 3 })
  .regex(/^(19[7-9]|2[01]\d)/)
  .meta({ description: 'RFC 3339, UTC, milliseconds' });

/** A whole-number identity as a string, so that no client rounds it. Eighteen digits fit the database's 64 bits. */
export const id = z
  .string()
  .max(18)
  .regex(/^[1-9]\d{0,17}$/);

/** Read in lower case, in which it is stored, compared and other ids follow from it. */
export const uuid = z.uuid().toLowerCase();

export const pageQuery = {
  pageNo: wholeText(1, 1_000_000).default(1),
  pageSize: wholeText(1, 100).default(20),
};

export const rangeQuery = { from: instant.optional(), to: instant.optional() };

/** A search by account means a hundred members at most. */
export const areAllAlike = z.boolean().meta({
  description: 'false where more members suit the search than the first hundred, whose rows these are',
});

/** A page of a list: `{ list, pageNum, totalPages, total }`. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    pageNum: z.number().int(),
    totalPages: z.number().int(),
    total: z.number().int(),
  });

export const currencyCode = z.string().regex(/^[A-Z]{3}$/);
export const languageCode = z.enum(languageCodes);

/** The same in every language of the site. */
export const inLanguages = <Text extends z.ZodType>(text: Text) => z.object(inEveryLanguage(() => text));

/** The same words in every language of the site. */
export const localText = inLanguages(z.string());

/** An answer with nothing to say beyond success. */
export const nothing = z.object({});
