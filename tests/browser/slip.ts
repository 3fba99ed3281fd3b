import type { Locator, Page } from '@ikka/test-kit';
import type { ExpectStatic } from 'vitest';
import { balanceOn } from './play-money.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

/** Puts one of these odds into the slip, and presses again where prices were withdrawn at the moment of the press. */
export function choose(page: Page, expect: ExpectStatic, odds: Locator) {
  const chosen = odds.and(page.locator('[aria-pressed=true]'));
  return expect
    .poll(
      async () => {
        if ((await chosen.count()) === 0) await odds.first().click();
        return chosen.count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
}

/** Prices move while a story is told: whatever they come to is taken. */
export async function takeAnyOdds(page: Page, language: StoryLanguage): Promise<void> {
  const t = textsOf(language);
  await page.getByRole('combobox', { name: t('sportsbook:acceptLabel') }).click();
  await page.getByRole('option', { name: t('sportsbook:accept.any') }).click();
}

/**
 * Presses until the bet stands and the balance is this. Where a machine stalls, the line counts as silent and a bet is refused:
 * whoever wants it then presses again. Nothing is placed twice, for a slip that was placed is empty.
 */
export function placeSlip(page: Page, expect: ExpectStatic, balance: number) {
  return expect
    .poll(
      async () => {
        const place = page.locator('[data-testid=place]:enabled:not([data-loading])');
        if ((await balanceOn(page)) !== balance && (await place.count()) > 0) await place.click();
        return balanceOn(page);
      },
      { timeout: 90_000, interval: 1_000 },
    )
    .toBe(balance);
}
