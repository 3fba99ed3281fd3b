import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import common from '../../locales/en/common.json' with { type: 'json' };
import './resources.ts';

/** The compiler is the proof: where it lets a key pass that no bundle has, the mark above the line is refused instead. */
describe('a key', () => {
  it('that no bundle has does not compile', async () => {
    const t = await i18next
      .createInstance()
      .init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });
    expect(t('action.retry')).toBe(common.action.retry);
    // @ts-expect-error no such text
    expect(t('action.fly')).toBe('action.fly');
  });
});
