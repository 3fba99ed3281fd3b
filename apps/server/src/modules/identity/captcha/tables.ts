import { index, uuid } from 'drizzle-orm/pg-core';
import { bytes, identitySchema, instant } from '../columns.ts';

/** Image codes that were shown; the answer is salted and hashed. Unlogged, like the puzzles: losing them costs another look. */
export const imageCaptchaTable = identitySchema.table(
  'image_captcha',
  {
    id: uuid().primaryKey(),
    answerHash: bytes('answer_hash').notNull(),
    salt: bytes().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    checkedAt: instant('checked_at'),
  },
  (table) => [index('image_captcha_expires').on(table.expiresAt)],
);
