import { customType, pgSchema, timestamp } from 'drizzle-orm/pg-core';

export const identitySchema = pgSchema('identity');

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Compared byte by byte, so that one unique index serves equality, order and search by beginning alike. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
