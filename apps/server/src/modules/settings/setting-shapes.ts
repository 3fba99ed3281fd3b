import { realCurrencies } from '@ikka/money';
import { z } from 'zod';

/** A currency in which members play for real, by its code. */
export const realCurrency = z.enum(realCurrencies);

/** An amount, or nothing where there is no bound. */
export const bound = z.string().regex(/^((0|[1-9]\d{0,11})\.\d{2})?$/);

/** Whether no two rows agree in all of these fields. */
export const distinct =
  <Field extends string>(...fields: readonly Field[]) =>
  (rows: readonly Readonly<Record<Field, unknown>>[]): boolean =>
    new Set(rows.map((row) => fields.map((field) => row[field]).join(' '))).size === rows.length;
