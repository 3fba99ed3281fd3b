import type { Language } from '@ikka/i18n';
import { createTexts, I18nextProvider } from '@ikka/i18n/react';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PasswordRules } from './PasswordRules.tsx';

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: String.raw`\S+`,
  patternId: 9,
  minLength: 8,
  maxLength: 64,
};

describe.each<Language>(['en', 'ur'])('the rules of a new password, in %s,', (language) => {
  let texts: Awaited<ReturnType<typeof createTexts>>;
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('addEventListener', () => {});
    texts = await createTexts(['identity', 'common', 'refusals']);
    await texts.changeLanguage(language);
    vi.unstubAllGlobals();
  });
  const shown = (typed: string) =>
    renderToStaticMarkup(
      <MantineProvider>
        <I18nextProvider i18n={texts}>
          <PasswordRules rule={rule} typed={typed} accountName="nightbazaar" />
        </I18nextProvider>
      </MantineProvider>,
    );
  const met = (typed: string) =>
    [...shown(typed).matchAll(/data-met="(true|false)"/g)].map(([, isMet]) => isMet === 'true');

  it.each([
    ['', [false, false]],
    ['lamp', [false, true]],
    ['12345678', [true, false]],
    ['NightBazaar', [true, false]],
    ['with a space', [false, true]],
    ['lantern-7-bazaar', [true, true]],
  ])('are told before it is sent: by %j they are met as %j', (typed, expected) => {
    expect(met(typed)).toEqual(expected);
  });

  it('say how long it is to be, and what is easy to guess', () => {
    const words = shown('').replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, '');
    expect(words).toMatch(/8[\s\S]*64/);
    expect(words).toContain('12345678');
  });
});
