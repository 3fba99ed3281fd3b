import { calls } from '@ikka/contract';
import type { Page, TestServer } from '@ikka/test-kit';
import { clientOf, must } from '../server/client-of.ts';

/** What the game's page says that its player has, in smallest units. */
export async function balanceOn(page: Page): Promise<number> {
  return Number(await page.locator('[data-play]').getAttribute('data-balance'));
}

/** What all rounds of this page's player on record came to: payouts less stakes, in smallest units of two digits. */
export async function netOnRecord(server: TestServer, page: Page): Promise<number> {
  const token = await page.evaluate<string>("sessionStorage.getItem('ikka.play.token')");
  const { rounds } = await must(clientOf(server, token).call(calls.play.playedRounds));
  const units = (amount: string) => Number(amount.replace('.', ''));
  return rounds.reduce((net, { stake, payout }) => net + units(payout) - units(stake), 0);
}
