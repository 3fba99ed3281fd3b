import { calls } from '@ikka/contract';
import { takeScreens } from '@ikka/test-kit';
import { expect, vi } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { accessFaults } from '../check-access.ts';
import { codePattern, written } from '../read-outbox.ts';
import { type StoryLanguage, textsOf } from '../texts.ts';
import { partsOf, QUIET_PAGE } from '../visit.ts';
import type { Site } from './open-site.ts';

/** The personal centre in the guest's page, and what a member finds in it. */
export function inCentre({ visit, server, operator }: Site, language: StoryLanguage) {
  const t = textsOf(language);
  const member = (key: string, values?: Record<string, string>) => t(`member:${key}`, values);
  const { page, keys } = visit;
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const token = () => page.evaluate<string>("JSON.parse(localStorage.getItem('ikka.session')).token");
  const stepUp = dialog(member('stepUp.title'));
  return {
    ...visit,
    t,
    member,
    dialog,
    button,
    heading,
    field,
    stepUp,
    isIn: partsOf(page, t).isIn,
    row: (name: string) => page.getByRole('button').filter({ hasText: name }),
    screens: (name: string) => takeScreens(page, `${language}-centre-${name}`),
    usable: async () => expect(await accessFaults(page, 'dialog')).toEqual([]),
    async open(part: string) {
      await visit.go(`${QUIET_PAGE}?centre=securityCenter&part=${part}`);
      await keys.focused(heading(member(`part.${part}`)));
    },
    /** As after a while: the last proof is too long ago. */
    async growStale() {
      await server.database.database.pool.query('UPDATE identity.session SET proven_at = NULL');
      const client = clientOf(server, await token());
      await vi.waitFor(
        async () => {
          const { freshUntil } = await must(client.call(calls.identity.stepUpWays));
          expect(freshUntil).toBeNull();
        },
        { timeout: 15_000, interval: 100 },
      );
    },
    async prove(secret: string) {
      await keys.write(stepUp.getByLabel(member('stepUp.password'), { exact: true }), secret);
      await keys.push(button(member('stepUp.submit')));
    },
    codeFor: (to: string) => written(server, operator, to, codePattern),
  };
}
