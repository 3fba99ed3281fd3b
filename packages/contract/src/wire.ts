import { z } from 'zod';

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

export const instant = z.iso.datetime({ precision: 3 }).meta({ description: 'RFC 3339, UTC, milliseconds' });

/** A whole-number identity as a string, so that no client rounds it. */
export const id = z
  .string()
  .max(20)
  .regex(/^[1-9]\d{0,18}$/);

/** Read in lower case, in which it is stored, compared and other ids follow from it. */
export const uuid = z.uuid().toLowerCase();

export const pageQuery = {
  pageNo: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
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
export const languageCode = z.enum(['EN', 'UR']);
export type LanguageCode = z.infer<typeof languageCode>;

/** The same words in both languages of the site. */
export const bothLanguages = z.object({ EN: z.string(), UR: z.string() });

/** An answer with nothing to say beyond success. */
export const nothing = z.object({});
