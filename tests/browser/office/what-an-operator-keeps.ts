import { calls } from '@ikka/contract';
import { languageNames } from '@ikka/i18n';
import { type Page, takeScreens } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { accessFaults } from '../check-access.ts';
import { exportCsv } from '../export-csv.ts';
import { goWithin } from '../go-within.ts';
import { textsOf } from '../texts.ts';
import { type Office, partsOf } from './open-office.ts';

/** What operators keep for visitors and for each other. */
export function whatAnOperatorKeeps(office: Office): void {
  describe('what an operator keeps', () => {
    const t = textsOf('en');
    const { dialog, press, pressThere, gone } = partsOf(office, t);
    let page: Page;
    let operator: string | null;

    beforeAll(async () => {
      page = office.page;
      operator = await office.token();
    });

    it('adds links, moves one up, exports them all, and removes one after it was asked', async () => {
      await goWithin(page, '/office/links');
      const type = t('contentOffice:type.SOCIAL');
      for (const name of ['Kite', 'Lantern']) {
        await press(t('contentOffice:link.addTo', { type }));
        for (const language of Object.values(languageNames))
          await dialog()
            .getByLabel(`${t('contentOffice:link.label')} (${language})`)
            .fill(name);
        await dialog().getByLabel(t('contentOffice:link.url')).first().fill('/help');
        await pressThere(t('contentOffice:save'));
        await gone();
      }
      const names = page.getByRole('region', { name: type }).locator('tbody tr td:first-child');
      expect(await names.allTextContents()).toEqual(['Kite', 'Lantern']);
      await press(t('office:help.up', { title: 'Lantern' }));
      await expect.poll(() => names.allTextContents()).toEqual(['Lantern', 'Kite']);
      const { lines } = await exportCsv(page, t);
      expect(lines.filter((line) => line.startsWith(`${type},`)).map((line) => line.split(',')[1])).toEqual([
        'Lantern',
        'Kite',
      ]);
      await takeScreens(page, 'office-links', { fullPage: true });
      expect(await accessFaults(page)).toEqual([]);
      const lantern = page.getByRole('row').filter({ hasText: 'Lantern' });
      await lantern.getByRole('button', { name: t('contentOffice:remove'), exact: true }).click();
      await dialog().getByText(t('contentOffice:removeText')).waitFor();
      expect(await accessFaults(page, 'dialog')).toEqual([]);
      await pressThere(t('contentOffice:remove'));
      await page.getByText(t('contentOffice:removed')).waitFor();
      await gone();
      expect(await names.allTextContents()).toEqual(['Kite']);
    });

    it('moves promotions and hides one, and the export says in a word which is shown', async () => {
      const both = (words: string) => ({ EN: words, UR: words });
      for (const id of ['first', 'second'])
        await must(
          clientOf(office.server, operator).call(calls.officePromotions.officePublishPromotion, {
            params: { id },
            body: {
              version: 0,
              title: both(id),
              summary: both('Every evening.'),
              html: both('<p>Until midnight.</p>'),
              terms: both('<p>Members of age.</p>'),
              joining: both('There is nothing to do.'),
              picture: null,
              categories: ['slots'],
              audience: 'everyone',
              minimumLevel: null,
              from: null,
              until: null,
            },
          }),
        );
      await goWithin(page, '/office/promotions');
      await press(t('office:help.up', { title: 'second' }));
      await page.getByText(t('officeOffers:promotions.arranged')).waitFor();
      const shown = page.getByRole('switch', {
        name: t('officeOffers:promotions.shownOf', { title: 'second' }),
      });
      await shown.locator('..').click();
      await page.getByText(t('officeOffers:promotions.state.hidden')).waitFor();
      const { lines } = await exportCsv(page, t);
      expect(lines.slice(1).map((line) => [line.split(',')[0], line.split(',').at(-1)])).toEqual([
        ['second', t('office:export.no')],
        ['first', t('office:export.yes')],
      ]);
    });

    it('writes a canned answer, says what of it is missing, and removes it', async () => {
      await goWithin(page, '/office/chats');
      await press(t('supportOffice:chats.canned'));
      await pressThere(t('supportOffice:chats.newCanned'));
      await pressThere(t('supportOffice:chats.saveCanned'));
      const missing = dialog().getByText(t('office:settings.problem.missing'));
      await missing.first().waitFor();
      expect(await missing.count()).toBe(3);
      await dialog().getByLabel(t('supportOffice:chats.cannedTitle')).fill('Greeting');
      for (const language of Object.values(languageNames))
        await dialog()
          .getByLabel(`${t('supportOffice:chats.cannedText')} (${language})`)
          .fill('Peace be with you.');
      await pressThere(t('supportOffice:chats.saveCanned'));
      const greeting = dialog().getByRole('button', { name: 'Greeting' });
      await greeting.click();
      await pressThere(t('supportOffice:chats.removeCanned'));
      await dialog().getByText(t('supportOffice:chats.noCanned')).waitFor();
    });

    it('takes a message back after it was asked, from where its words stand', async () => {
      const both = (words: string) => ({ EN: words, UR: words });
      await must(
        clientOf(office.server, operator).call(calls.officeSupport.sendMessage, {
          body: {
            id: uuidv7(),
            audience: { kind: 'all' },
            title: both('Lamps'),
            html: both('<p>The lamps are lit.</p>'),
          },
        }),
      );
      await goWithin(page, '/office/messages');
      await press('Lamps');
      await dialog().getByText('The lamps are lit.').first().waitFor();
      await pressThere(t('supportOffice:messages.recall'));
      const asked = dialog().filter({ hasText: t('supportOffice:messages.recallText') });
      await asked.waitFor();
      expect(await accessFaults(page)).toEqual([]);
      await asked.getByRole('button', { name: t('supportOffice:messages.recall'), exact: true }).click();
      await page.getByText(t('supportOffice:messages.recalled')).waitFor();
      await gone();
    });
  });
}
