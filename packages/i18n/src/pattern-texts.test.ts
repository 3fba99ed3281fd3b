import { languages } from '@ikka/contract/languages';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';

/** The patterns of the product's list: 0 to 19. */
const patternIds = Array.from({ length: 20 }, (_, id) => String(id));
/** A date has one length; its sentence shows the form instead. */
const dates = ['11', '13'];

interface IdentityTexts {
  readonly error: { readonly pattern: { readonly [id: string]: string } };
}

/** What tells the form of an account that is paid out to, by its kind or network: its length in signs. */
const payoutForms = {
  bank: ['24', '8', '20'],
  jazzcash: ['11', '0300 1234567'],
  easypaisa: ['11', '0300 1234567'],
  TRC20: ['34'],
  ERC20: ['42'],
  BEP20: ['42'],
};
/** Refusals of what was typed that have no pattern of their own: they show what is expected. */
const shownForms = {
  'contact.invalid': ['name@example.com', '0300 1234567'],
  'firebase.phone_invalid': ['0300'],
};

describe.each(languages)('what is said of a value that does not fit, in %s,', (language) => {
  const textsOf = async (bundle: string) =>
    (await import(`../locales/${language}/${bundle}.json`, { with: { type: 'json' } })).default;

  it.each(Object.entries(payoutForms))('tells what the number of a %s looks like', async (kind, marks) => {
    const { expected } = (await textsOf('member')).payouts as { expected: Record<string, string> };
    expect(Object.keys(expected)).toEqual(Object.keys(payoutForms));
    for (const mark of marks) expect(expected[kind]).toContain(mark);
  });

  it.each(Object.entries(shownForms))('shows by %s what would', async (code, marks) => {
    const [area = '', name = ''] = code.split('.');
    const texts = (await textsOf('refusals')) as Record<string, Record<string, string>>;
    for (const mark of marks) expect(texts[area]?.[name]).toContain(mark);
  });
});

describe.each(languages)('the sentences of the field patterns in %s', (language) => {
  let texts: IdentityTexts;
  let t: TFunction;
  beforeAll(async () => {
    texts = (await import(`../locales/${language}/identity.json`, { with: { type: 'json' } }))
      .default as IdentityTexts;
    const instance = i18next.createInstance();
    t = await instance.init({
      lng: language,
      resources: { [language]: { identity: texts } },
      interpolation: { escapeValue: false },
    });
  });
  const sentence = (id: string) => t(`identity:error.pattern.${id}` as never, { min: 37, max: 4_242 });

  it('are twenty, one for each number', () => {
    expect(Object.keys(texts.error.pattern)).toEqual(patternIds);
  });

  it.each(patternIds)('%s is shown with its shortest and longest length filled in', (id) => {
    expect(sentence(id)).not.toContain('{{');
    expect(sentence(id)).not.toContain('error.pattern');
    if (!dates.includes(id)) expect(sentence(id)).toMatch(/37.*4242/);
  });

  it('tell the patterns apart', () => {
    expect(new Set(patternIds.map(sentence)).size).toBe(patternIds.length);
  });
});
