import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrayLiteral, textArrayLiteral } from './array-literal.ts';

describe('arrays as PostgreSQL reads them', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: [] });
  });
  afterAll(() => test.drop());

  const read = async (type: string, literal: string): Promise<unknown[]> => {
    const { rows } = await test.database.pool.query(`SELECT $1::${type}[] AS items`, [literal]);
    return rows[0].items;
  };

  it('hold amounts and ids as they are', async () => {
    expect(await read('bigint', arrayLiteral([]))).toEqual([]);
    const amounts = [0n, -1n, 9_223_372_036_854_775_807n];
    expect((await read('bigint', arrayLiteral(amounts))).map(String)).toEqual(amounts.map(String));
    const ids = ['01890a5d-ac96-774b-bcce-b302099a8057', '00000000-0000-0000-0000-000000000000'];
    expect(await read('uuid', arrayLiteral(ids))).toEqual(ids);
  });

  it('hold any text, whatever it would mean to PostgreSQL', async () => {
    const words = ['', ' ', 'NULL', 'null', '{}', '"', '\\', '\\"', ',', "'; --", 'اکّا', '🂡', 'a\nb'];
    expect(await read('text', textArrayLiteral(words))).toEqual(words);
    expect(await read('text', textArrayLiteral([]))).toEqual([]);
    const anyText = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0'));
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { maxLength: 8 }), async (texts) => {
        expect(await read('text', textArrayLiteral(texts))).toEqual(texts);
      }),
      { seed: 20261122, numRuns: 60 },
    );
  });
});
