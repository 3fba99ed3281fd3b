import type { Language } from '@ikka/i18n';
import { createTexts, I18nextProvider } from '@ikka/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BeforeYouPay } from './BeforeYouPay.tsx';

describe.each<Language>(['en', 'ur'])('before a deposit is paid, in %s,', (language) => {
  let texts: Awaited<ReturnType<typeof createTexts>>;
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('addEventListener', () => {});
    texts = await createTexts(['cashier', 'common']);
    await texts.changeLanguage(language);
    vi.unstubAllGlobals();
  });
  const linesOf = (turnoverTimes: string, payoutWaitHours: number) => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={texts}>
        <BeforeYouPay turnoverTimes={turnoverTimes} payoutWaitHours={payoutWaitHours} />
      </I18nextProvider>,
    );
    return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, words]) => words ?? '');
  };

  it('it is told how often it has to be staked, and how long a new account waits', () => {
    const [turnover, wait] = linesOf('2.50', 24);
    expect(turnover).toContain('2.5');
    expect(wait).toContain('24');
    expect(linesOf('1.00', 24)[0]).toBe(texts.t('cashier:before.turnoverOnce'));
  });

  it('nothing is told of what does not hold', () => {
    expect(linesOf('0', 24)).toHaveLength(1);
    expect(linesOf('1.00', 0)).toHaveLength(1);
    expect(linesOf('0.00', 0)).toEqual([]);
  });
});
