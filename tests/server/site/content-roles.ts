import { allCalls, calls } from '@ikka/contract';
import { generate } from 'otplib';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../client-of.ts';
import type { House } from '../open-house.ts';

/** Who may do what with the site's content, and what visitors get of it, over the wire. */
export function contentRoles(house: House): void {
  describe('the site’s content over the wire', () => {
    let support: string;

    beforeAll(async () => {
      support = await addSupport();
    });

    /** An operator who reads content and does not write it. */
    const addSupport = async (): Promise<string> => {
      const client = clientOf(house.server, null);
      const username = 'nadia';
      const added = await must(
        clientOf(house.server, house.operator).call(calls.office.officeAddOperator, {
          body: { username, role: 'support' },
        }),
      );
      const newPassword = 'lantern-over-the-river-bank';
      const { ticket } = await must(
        client.call(calls.office.officeLogin, { body: { username, password: added.oneTimePassword ?? '' } }),
      );
      const changed = await must(
        client.call(calls.office.officeChangePassword, {
          body: { ticket, newPassword, confirmNewPassword: newPassword },
        }),
      );
      const body = { ticket: changed.ticket };
      const { secret } = await must(client.call(calls.office.officeEnrol, { body }));
      const code = await generate({ secret });
      return (await must(client.call(calls.office.officeSecondFactor, { body: { ...body, code } }))).token;
    };

    const written = allCalls.filter(
      ({ name, call }) =>
        call.permission === 'content.write' && /officeContent|Notice|Help/.test(name) && !call.upload,
    );

    it('[K7] whoever may only read content sees it and changes none of it', async () => {
      expect(written.length).toBeGreaterThanOrEqual(11);
      await must(clientOf(house.server, support).call(calls.officeContent.officeBanners, {}));
      for (const { name, call } of written) {
        const path = call.path
          .replace(/:groupName/, 'home')
          .replace(/:resourceType/, 'IOS')
          .replace(/:\w+/g, uuidv7());
        const response = await fetch(`${house.server.url}${path}?version=1`, {
          method: call.method,
          headers: {
            Authorization: `Bearer ${support}`,
            ...(call.body ? { 'Content-Type': 'application/json' } : {}),
          },
          ...(call.body ? { body: '{}' } : {}),
        });
        const { code } = (await response.json()) as { code?: string };
        expect([name, code]).toEqual([name, 'operator.role_required']);
      }
    });

    it('[K18] what an operator refers to stands in the status of the site, hidden ones apart', async () => {
      const save = (label: string, isShown: boolean) =>
        must(
          clientOf(house.server, house.operator).call(calls.officeContent.officeSaveResource, {
            params: { id: uuidv7() },
            body: {
              version: 0,
              resourceType: 'EMAIL',
              label: { EN: label, UR: 'ای میل' },
              url: 'mailto:help@ikka.example',
              qrCodeUrl: '',
              pictureId: null,
              isShown,
            },
          }),
        );
      await save('Write to us', true);
      await save('Not yet', false);
      const { resources } = await must(clientOf(house.server, null).call(calls.system.status, { query: {} }));
      const mail = resources.filter(({ resourceType }) => resourceType === 'EMAIL');
      expect(mail.map(({ labelNameEn, url }) => [labelNameEn, url])).toEqual([
        ['Write to us', 'mailto:help@ikka.example'],
      ]);
    });

    it('[K15] a link that could run something is no link', async () => {
      const url = 'javascript:alert(1)';
      const refused = await clientOf(house.server, house.operator).call(
        calls.officeContent.officeSaveResource,
        {
          params: { id: uuidv7() },
          body: {
            version: 0,
            resourceType: 'SOCIAL',
            label: { EN: 'x', UR: 'x' },
            url,
            qrCodeUrl: '',
            pictureId: null,
            isShown: true,
          },
        },
      );
      expect(refused).toMatchObject({ ok: false, code: 'request.malformed' });
    });
  });
}
