import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from './languages.ts';

/** The patterns of the product's list: 0 to 19. */
const patternIds = Array.from({ length: 20 }, (_, id) => String(id));
/** A date has one length; its sentence shows the form instead. */
const dates = ['11', '13'];

interface IdentityTexts {
  readonly error: { readonly pattern: { readonly [id: string]: string } };
}

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
