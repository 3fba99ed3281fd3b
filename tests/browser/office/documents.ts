import { calls } from '@ikka/contract';
import { type Page, takeScreens } from '@ikka/test-kit';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { accessFaults } from '../check-access.ts';
import { goWithin } from '../go-within.ts';
import { type Member, memberOf } from '../member-of.ts';
import { textsOf } from '../texts.ts';
import { type Office, partsOf } from './open-office.ts';

const password = 'lantern-7-bazaar';

/** A reviewer's work, by keyboard alone: the queue, the paper from close by, a decision and its trace. */
export function documents(office: Office): void {
  describe('the review of documents', () => {
    const t = textsOf('en');
    const { said, dialog, button, gone } = partsOf(office, t);
    const account = 'paper';
    let page: Page;
    let keys: Office['keys'];
    let member: Member;

    beforeAll(async () => {
      ({ page, keys } = office);
      member = await memberOf(office.server, account, password);
      for (const kind of ['identityFront', 'selfie'] as const) await submit(kind);
      await goWithin(page, '/office/documents');
    });

    const submit = async (kind: 'identityFront' | 'selfie') => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540"><rect width="860" height="540" rx="28" fill="#d9ead9"/><rect x="60" y="150" width="200" height="250" fill="#7a9a8a"/><g fill="#31493f"><rect x="310" y="170" width="420" height="34"/><rect x="310" y="240" width="330" height="26"/><rect x="310" y="300" width="380" height="26"/><rect x="310" y="360" width="250" height="26"/></g></svg>`;
      const file = new Blob([await sharp(Buffer.from(svg)).png().toBuffer()], { type: 'image/png' });
      return must(
        clientOf(office.server, member.token).call(calls.member.uploadDocument, { params: { kind }, file }),
      );
    };
    const usable = async () => expect(await accessFaults(page, 'dialog')).toEqual([]);
    const screens = (name: string) => takeScreens(page, `en-office-${name}`);

    it('shows who waits, the longest first', async () => {
      await page.getByRole('heading', { name: said('documents.title'), level: 1 }).waitFor();
      const rows = page.getByRole('row').filter({ hasText: account });
      await rows.first().waitFor();
      expect(await rows.count()).toBe(2);
      expect(await rows.first().textContent()).toContain(said('documents.kind.identityFront'));
      await screens('documents');
    });

    it('shows the paper, larger and turned', async () => {
      await keys.push(page.getByRole('link', { name: said('documents.kind.identityFront'), exact: true }));
      const paper = page.getByRole('img', { name: said('documents.picture') });
      await paper.waitFor();
      expect(
        await paper.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
      ).toBe(860);
      await screens('document');
      const narrow = (await paper.boundingBox())?.width ?? 0;
      await keys.push(button(said('documents.larger')));
      await expect.poll(async () => (await paper.boundingBox())?.width).toBeGreaterThan(narrow * 1.3);
      await keys.tabTo(page.getByRole('region', { name: said('documents.picture') }));
      await keys.press('0');
      await keys.press('r');
      await expect
        .poll(async () => {
          const { width = 0, height = 0 } = (await paper.boundingBox()) ?? {};
          return height - width;
        })
        .toBeGreaterThan(0);
    });

    it('takes it into review, and rejects it with a reason that the member reads', async () => {
      await keys.push(button(said('documents.take')));
      await button(said('documents.giveBack')).waitFor();
      await keys.push(button(said('documents.reject')));
      await keys.write(dialog().getByRole('textbox'), 'The picture is too dark.');
      await usable();
      await screens('document-reject');
      await keys.push(dialog().getByRole('button', { name: said('documents.reject'), exact: true }));
      await gone();
      await page.getByText(said('documents.state.rejected'), { exact: true }).first().waitFor();
      const { list } = await must(clientOf(office.server, member.token).call(calls.member.documents));
      expect(list.find(({ kind }) => kind === 'identityFront')).toMatchObject({
        state: 'rejected',
        reason: 'The picture is too dark.',
      });
    });

    it('approves another from the member’s own page, until the day on the paper', async () => {
      await keys.push(page.getByRole('link', { name: account }));
      await page.getByRole('heading', { name: said('profile.title'), level: 2 }).waitFor();
      await page.getByRole('link', { name: said('documents.kind.selfie'), exact: true }).waitFor();
      await screens('member-documents');
      await keys.push(page.getByRole('link', { name: said('documents.kind.selfie'), exact: true }));
      await keys.push(button(said('documents.approve')));
      // A field of a day takes month, day and year, as this browser writes them.
      await keys.tabTo(dialog().getByLabel(said('documents.validUntil')));
      await keys.type('12312099');
      await usable();
      await screens('document-approve');
      await keys.push(dialog().getByRole('button', { name: said('documents.approve'), exact: true }));
      await gone();
      await page.getByText(said('documents.state.approved'), { exact: true }).first().waitFor();
      const { list } = await must(clientOf(office.server, member.token).call(calls.member.documents));
      expect(list.find(({ kind }) => kind === 'selfie')).toMatchObject({
        state: 'approved',
        validUntil: '2099-12-31T18:59:00.000Z',
      });
    });

    it('changes a field of the profile for the member, with a reason', async () => {
      await keys.push(page.getByRole('link', { name: account }));
      await keys.push(button(said('profile.change')));
      await keys.write(dialog().getByLabel(said('profile.value')), 'Amna Gul');
      await keys.write(dialog().getByLabel(said('reason.label')), 'Her card says so.');
      await usable();
      await screens('member-profile');
      await keys.push(button(said('profile.save')));
      await gone();
      await page.getByText('Amna Gul').waitFor();
    });
  });
}
