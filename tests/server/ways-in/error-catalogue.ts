import { calls, type LanguageCode, type RefusalCode, refusalStatus } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../browser/texts.ts';
import { clientOf, must } from '../client-of.ts';
import type { House } from '../open-house.ts';
import { underSettings } from '../under-settings.ts';
import { catalogue } from './catalogued-errors.ts';
import { askSms, forget, logIn, newName, newNumber, registration, visitorOf } from './visitor.ts';

const texts = { EN: textsOf('en'), UR: textsOf('ur') } as const;
const languages = ['EN', 'UR'] as const satisfies readonly LanguageCode[];

/**
 * The catalogue of errors: each entry is provoked on a real server over real HTTP, and answered in both languages. What happens in
 * the page alone stands in page-errors.test.ts.
 *
 * Left out, for what it belongs to is not there yet: "non-agents cannot log in" (there is no site of the agents' own).
 */
export function errorCatalogue(house: House): void {
  describe('the catalogue of errors', () => {
    it.each(catalogue)('$entry: $code, in both languages', async (entry) => {
      const heard: string[] = [];
      for (const language of languages) {
        const provoke = () => entry.provoke(visitorOf(house, language));
        const answer = await (entry.settings
          ? underSettings(clientOf(house.server, house.operator), entry.settings, provoke)
          : provoke());
        expect(answer).toMatchObject({
          status: refusalStatus[entry.code],
          code: entry.code,
          value: entry.value ?? {},
        });
        expect(answer.message).toBe(sentence(language, entry.code, answer.value));
        heard.push(answer.message ?? '');
      }
      expect(heard[0]).not.toBe(heard[1]);
      expect(heard[1]).toMatch(/[\u0600-\u06ff]/);
    });

    it.each(languages)(
      'tells nobody in %s whether an account exists, unless that is to be told',
      async (language) => {
        const visitor = visitorOf(house, language);
        const name = newName();
        const own = { email: `${name}@mail.example`, number: newNumber() };
        const strange = { email: `${newName()}@else.example`, number: newNumber() };
        await must(visitor.client.call(calls.identity.register, { body: registration(name) }));
        await house.server.database.database.pool.query(
          `UPDATE identity.account SET email = $2, email_key = $2, email_verified_at = now(), mobile_key = $3,
         mobile_verified_at = now() WHERE name = $1`,
          [name, own.email, `+92${own.number.mobileNum}`],
        );
        const askAs = async (username: string, { email, number }: typeof own) => ({
          mail: await forget(visitor, username, email),
          sms: await askSms(visitor, number),
          login: await logIn(visitor, username),
        });
        const known = await askAs(name, own);
        expect(known).toMatchObject({ mail: { ok: true }, sms: { ok: true }, login: { ok: false } });
        expect(await askAs(newName(), strange)).toEqual(known);
        const written = () => [...house.mail.received, ...house.sms.delivered].flatMap(({ to }) => to);
        await expect
          .poll(written, { timeout: 10_000 })
          .toEqual(expect.arrayContaining([own.email, `+92${own.number.mobileNum}`]));
        expect(written()).not.toContain(strange.email);
        expect(written()).not.toContain(`+92${strange.number.mobileNum}`);
      },
    );
  });
}

/** The sentence of a language's bundle: what stands in [brackets] is said where its value is known. */
function sentence(language: (typeof languages)[number], code: RefusalCode, value: unknown): string {
  const values = Object.fromEntries(
    Object.entries(value as Record<string, unknown>).map(([name, known]) => [name, String(known)]),
  );
  return texts[language](`refusals:${code}`, values).replace(/[[\]]/g, '');
}
