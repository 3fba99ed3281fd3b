import { randomUUID } from 'node:crypto';
import { calls } from '@ikka/contract';
import { languageNames } from '@ikka/i18n';
import { type Page, takeScreens } from '@ikka/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { accessFaults } from '../check-access.ts';
import { type StoryLanguage, textsOf } from '../texts.ts';
import type { Visit } from '../visit.ts';
import type { Site } from './open-site.ts';

/** A loaded machine takes its time; what is waited for comes or the test says so. */
const patient = { timeout: 30_000 };
const inBoth = (EN: string, UR: string) => ({ EN, UR });
const stolen = '<script>window.stolen = 1</script><img src="x" onerror="window.stolen = 1">';

/**
 * What the house offers, in a real browser against the whole product: the promotions and their terms, the VIP levels with a
 * member's own, the points, and the winners board from which a line leads to the verifier.
 */
export function offers(site: Site): void {
  describe('what the house offers', () => {
    beforeAll(async () => {
      await publish('night-bazaar', {
        title: inBoth('Nights of the bazaar', 'بازار کی راتیں'),
        audience: 'everyone',
      });
      await publish('for-members', {
        title: inBoth('A table for members', 'اراکین کی میز'),
        audience: 'members',
      });
      await win();
    });

    const publish = (
      id: string,
      words: { title: { EN: string; UR: string }; audience: 'everyone' | 'members'; version?: number },
    ) =>
      must(
        clientOf(site.server, site.operator).call(calls.officePromotions.officePublishPromotion, {
          params: { id },
          body: {
            version: words.version ?? 0,
            title: words.title,
            summary: inBoth(
              'Every evening the lamps are lit a little longer.',
              'ہر شام چراغ کچھ دیر اور جلتے ہیں۔',
            ),
            html: inBoth(
              `<p>From eight in the evening until midnight.</p>${stolen}`,
              `<p>شام آٹھ بجے سے آدھی رات تک۔</p>${stolen}`,
            ),
            terms: inBoth(
              '<h3>Who may take part</h3><p>Members of age.</p><h3>What is given</h3><p>Nothing but the evening.</p>',
              '<h3>کون شامل ہو سکتا ہے</h3><p>بالغ اراکین۔</p><h3>کیا ملتا ہے</h3><p>شام کے سوا کچھ نہیں۔</p>',
            ),
            joining: inBoth('There is nothing to do.', 'کچھ نہیں کرنا۔'),
            picture: null,
            categories: ['slots', 'events'],
            audience: words.audience,
            minimumLevel: null,
            from: null,
            until: null,
          },
        }),
      );
    /** A round as the rounds keep it, whose seeds its player has revealed. */
    const win = async () => {
      const { pool } = site.server.database.database;
      const { rows } = await pool.query(
        `INSERT INTO rounds.seed_pair (member_id, game_id, commitment, sealed_server_seed, server_seed, client_seed,
           next_nonce, created_at, revealed_at)
         VALUES (999, 'karakoram-25', $1, 'sealed', $2, 'urdu-client-seed', 1, now(), now()) RETURNING id`,
        [
          '1eec1c06bffacb8e8d2c4796296e12941362b896b1e3d42d8695e374b9298099',
          '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b',
        ],
      );
      await pool.query(
        `INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
           stake, payout, currency, choice, outcome, played_at)
         VALUES ($1, 999, $2, 'karakoram-25', 'IKKA_SLOT', '1.0.0', $3, 0, 2500, 75000, 'PKR', 'null', '{}', now())`,
        [randomUUID(), randomUUID(), rows[0].id],
      );
    };

    /** A job gathers the board. */
    const onBoard = async () =>
      (await must(clientOf(site.server, null).call(calls.winners.rankList, { query: {} }))).total;

    describe.each<StoryLanguage>(['en', 'ur'])('in %s', (language) => {
      const t = textsOf(language);
      const title = language === 'en' ? 'Nights of the bazaar' : 'بازار کی راتیں';
      let visit: Visit;
      let page: Page;

      beforeAll(async () => {
        visit = site.visit;
        page = visit.page;
        await visit.speak(language);
      });

      const look = async (name: string) => {
        await takeScreens(page, `${language}-offers-${name}`, { fullPage: true });
        expect(await accessFaults(page)).toEqual([]);
      };
      const heading = (level: number) => page.getByRole('main').getByRole('heading', { level });

      it('shows guests the promotions that are for everybody, and each with its terms open', async () => {
        await visit.go('/promotions');
        await page.getByRole('heading', { level: 1, name: t('promotions:title') }).waitFor();
        await page.getByRole('link', { name: title }).waitFor();
        expect(await heading(2).count()).toBe(1);
        await look('promotions');
        await page.getByRole('link', { name: title }).click();
        await page.waitForURL('**/promoDetail?id=night-bazaar');
        await page.getByText(language === 'en' ? 'Members of age.' : 'بالغ اراکین۔').waitFor();
        expect(await page.evaluate('window.stolen')).toBeUndefined();
        await look('promotion');
      });

      it('says what there is to do where a promotion is unknown or nothing fits', async () => {
        await visit.go('/promoDetail?id=for-members');
        await page.getByText(t('promotions:unknown')).waitFor();
        await visit.go('/promotions?state=ended');
        await page.getByText(t('promotions:noneEnded')).waitFor();
      });

      it('shows the levels, the points and the winners, from where a round is checked', async () => {
        await visit.go('/vip');
        await expect.poll(() => heading(3).count(), patient).toBe(7);
        await look('vip');
        await visit.go('/pointMall');
        await page.getByText('0.70', { exact: true }).waitFor();
        await look('points');
        await expect.poll(onBoard, { ...patient, interval: 250 }).toBe(1);
        await visit.go('/winners?order=payout');
        await page.getByText('×30.00').waitFor();
        await look('winners');
        await page.getByRole('link', { name: t('winners:verify') }).click();
        await page.waitForURL(/\/fair#.*clientSeed=urdu-client-seed/);
      });

      // Each once: the other language would do the same.
      if (language === 'en') {
        it('shows a member their own level and promotions, and takes their rounds off the board', async () => {
          await visit.enter(site.member);
          await visit.go('/vip');
          await page.getByRole('progressbar').waitFor();
          await look('vip-own');
          await visit.go('/promotions');
          await expect.poll(() => heading(2).count(), patient).toBe(2);
          await visit.go('/winners');
          const choice = page.getByRole('switch', { name: t('winners:choice') });
          await choice.waitFor();
          const isOn = await choice.isChecked();
          await choice.press('Space');
          await expect.poll(() => choice.isChecked(), patient).toBe(!isOn);
          await expect.poll(() => choice.isEnabled(), patient).toBe(true);
          await visit.leave();
        });
      } else {
        it('lets an operator edit a promotion, and an open page follows', async () => {
          await visit.go('/promoDetail?id=night-bazaar');
          await page.getByRole('heading', { level: 1, name: title }).waitFor();
          const office = await site.office('/office/promotions');
          await office.getByRole('link', { name: title }).click();
          const field = office.getByLabel(`${t('officeOffers:promotions.heading')} (${languageNames.ur})`);
          await field.fill(`${title} 2`);
          await takeScreens(office, `${language}-offers-office`, { fullPage: true });
          await office.getByRole('button', { name: t('officeOffers:preview'), exact: true }).click();
          const dialog = office.getByRole('dialog');
          await dialog.getByRole('heading', { name: `${title} 2` }).waitFor();
          expect(await accessFaults(office)).toEqual([]);
          await dialog.getByRole('button', { name: t('officeOffers:publish'), exact: true }).click();
          await page.getByRole('heading', { level: 1, name: `${title} 2` }).waitFor();
          await site.office('/office/vip');
          await office.getByText('VIP 6').first().waitFor();
          await takeScreens(office, `${language}-offers-office-vip`, { fullPage: true });
          expect(await accessFaults(office)).toEqual([]);
        });
      }
    });
  });
}
