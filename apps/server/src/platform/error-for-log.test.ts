import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { errorForLog } from './error-for-log.ts';

describe('an error in the log', () => {
  it('tells the statement that failed and where, and none of its values', () => {
    const cause = Object.assign(new Error('null value in column "name" violates not-null constraint'), {
      code: '23502',
      table: 'account',
      detail: 'Failing row contains (100001, zara@mail.pk, $argon2id$v=19$secret).',
    });
    const values = ['zara@mail.pk', '$argon2id$v=19$secret'];
    const failed = new DrizzleQueryError('update "account" set "email" = $1', values, cause);
    const logged = JSON.stringify(errorForLog(failed));
    expect(logged).toContain('update \\"account\\" set');
    expect(logged).toContain('error-for-log.test.ts');
    expect(logged).toContain('23502');
    expect(logged).not.toMatch(/zara|argon2id/);
  });

  it('keeps the words of every other error, and what is none as it is', () => {
    const error = new Error('no free port', { cause: new TypeError('not a number') });
    expect(errorForLog(error)).toMatchObject({
      type: 'Error',
      message: 'no free port',
      stack: expect.stringContaining('error-for-log.test.ts'),
      cause: { type: 'TypeError', message: 'not a number' },
    });
    expect(errorForLog({ name: 'ClientError' })).toEqual({ name: 'ClientError' });
  });
});
