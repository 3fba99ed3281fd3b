import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUIET_PAGE } from '../visit.ts';
import { inCentre } from './in-centre.ts';
import type { Site } from './open-site.ts';

/** A real picture with enough in it to be a photograph's size. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 140 } } })
    .jpeg()
    .toBuffer();

/** What a member tells of himself in the personal centre, by keyboard too. */
export function memberDetails(site: Site): void {
  describe('what a member tells of himself', () => {
    const language = 'ur';
    beforeAll(async () => {
      await site.visit.speak(language);
      await site.visit.enter(site.member);
    });
    afterAll(() => site.visit.leave());

    it('names its device, and reads who was here', async () => {
      const { page, keys, member, ...own } = inCentre(site, language);
      await own.open('devices');
      await page.getByText(member('sessions.this')).waitFor();
      await keys.push(page.getByRole('button', { name: new RegExp(`^${member('devices.rename')}`) }).first());
      await keys.type('Lantern desk');
      await keys.press('Enter');
      await page.getByText('Lantern desk').first().waitFor();
      await own.screens('devices');
      await own.usable();
      await own.open('loginLog');
      await page.getByText(member('loginLog.result.opened')).first().waitFor();
      await own.usable();
    });

    it('chooses a picture, uploads one, and fills in the profile', async () => {
      const { page, keys, t, member, dialog, button, ...own } = inCentre(site, language);
      await own.go(`${QUIET_PAGE}?centre=profile`);
      const peacock = page.getByRole('radio', { name: member('avatar.name.peacock') });
      const shown = page.getByRole('img', { name: member('avatar.current') });
      await keys.tabTo(page.getByRole('radio', { checked: true }));
      await keys.stepTo(peacock, 'ArrowDown');
      // Each that the arrows pass is chosen, too; while one is on its way the next has to be asked for.
      const isPeacock = async () =>
        ((await shown.getAttribute('src'))?.includes('peacock') ?? false) || (await keys.press('Space'));
      await expect.poll(isPeacock).toBe(true);
      await page.getByLabel(member('avatar.upload')).setInputFiles({
        name: 'not-a-picture.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from('GIF89a'),
      });
      await page.getByText(member('picture.type')).waitFor();
      await page.getByLabel(member('avatar.upload')).setInputFiles({
        name: 'me.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture(900, 600),
      });
      await dialog(member('avatar.cropTitle')).waitFor();
      await button(member('avatar.save')).and(page.locator(':enabled')).waitFor();
      await own.screens('avatar');
      await own.usable();
      await keys.push(button(member('avatar.save')));
      await dialog(member('avatar.cropTitle')).waitFor({ state: 'hidden' });
      await expect.poll(() => shown.getAttribute('src')).toContain('.webp');
      await keys.write(page.getByLabel(member('profile.field.nickname')), 'Asma');
      await keys.push(button(t('common:action.save')));
      await page.getByText(member('profile.saved')).waitFor();
      await own.screens('profile');
      await own.usable();
    });

    it('submits an identity document, and sees what became of it', async () => {
      const { page, keys, member, dialog, button, ...own } = inCentre(site, language);
      await own.open('documents');
      const name = member('documents.kind.identityFront');
      await page.getByLabel(name, { exact: true }).setInputFiles({
        name: 'card.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture(1_200, 800),
      });
      await page.getByRole('img', { name: member('documents.previewOf', { name }) }).waitFor();
      await keys.push(button(member('documents.submit')));
      const card = page.getByRole('listitem').filter({ hasText: name });
      await card.getByText(member('documents.state.submitted'), { exact: true }).waitFor();
      await own.usable();
      await keys.push(card.getByRole('button', { name: member('documents.view') }));
      await dialog(name)
        .getByRole('img', { name: member('documents.previewOf', { name }) })
        .waitFor();
      await keys.press('Escape');
      await dialog(name).waitFor({ state: 'hidden' });
      await own.screens('documents');
    });
  });
}
