import { calls } from '@ikka/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../client-of.ts';
import type { House } from '../open-house.ts';

/** Files of members over real HTTP: who may send them, who sees them, and under which headers. */
export function filesOfMembers(house: House): void {
  describe('files of members', () => {
    let one: string;
    let other: string;

    beforeAll(async () => {
      [one, other] = [await register('fileone'), await register('fileother')];
    });

    const register = async (username: string) => {
      const password = 'mehfil-e-shab77';
      const answer = clientOf(house.server, null).call(calls.identity.register, {
        body: { username, password, confirmPassword: password, agreeTerms: true, ageConfirmed: true },
      });
      return (await must(answer)).token;
    };
    const picture = async (format: 'png' | 'jpeg' = 'jpeg') =>
      sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a7' } })
        .withExif({ IFD0: { Make: 'Secret Camera' } })
        .toFormat(format)
        .toBuffer();
    const put = (path: string, token: string | null, body: Uint8Array, type = 'image/jpeg') =>
      fetch(`${house.server.url}${path}`, {
        method: 'PUT',
        headers: {
          'Content-Type': type,
          Language: 'EN',
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        },
        body,
      });
    const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

    it('takes a picture and serves it for ever, as nothing but a picture', async () => {
      const file = new Blob([await picture()], { type: 'image/jpeg' });
      const avatar = await must(clientOf(house.server, one).call(calls.member.uploadAvatar, { file }));
      expect(avatar.kind).toBe('uploaded');
      const response = await fetch(`${house.server.url}${avatar.image}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 384, height: 384 });
      expect(bytes.includes('Secret Camera')).toBe(false);
      expect(await must(clientOf(house.server, one).call(calls.member.avatarIcon))).toEqual({
        icon: avatar.icon,
      });
    });

    it('refuses a file that is too large, whether its length was told or not', async () => {
      const large = Buffer.alloc(400_001, 1);
      const told = await put('/wps/member/avatar', one, large);
      expect([told.status, await codeOf(told)]).toEqual([422, 'upload.too_large']);
      const untold = await fetch(`${house.server.url}/wps/member/avatar`, {
        method: 'PUT',
        headers: { 'Content-Type': 'image/jpeg', Authorization: `Bearer ${one}` },
        body: new Blob([large]).stream(),
        duplex: 'half',
      } as RequestInit);
      expect([untold.status, await codeOf(untold)]).toEqual([422, 'upload.too_large']);
    });

    it('takes no file from whoever may not make the call', async () => {
      const bytes = await picture();
      const guest = await put('/wps/member/avatar', null, bytes);
      expect([guest.status, await codeOf(guest)]).toEqual([401, 'session.required']);
      const kind = await put('/wps/member/documents/passport', one, bytes);
      expect([kind.status, await codeOf(kind)]).toEqual([400, 'request.malformed']);
    });

    it('refuses a page under the name of a picture, and a picture under the name of a page', async () => {
      const page = Buffer.from('<html><script>alert(1)</script></html>');
      expect(await codeOf(await put('/wps/member/avatar', one, page, 'image/png'))).toBe(
        'upload.not_an_image',
      );
      expect(await codeOf(await put('/wps/member/avatar', one, await picture(), 'text/html'))).toBe(
        'upload.not_an_image',
      );
    });

    it('shows a document to its member and to operators who may review, and to nobody else', async () => {
      const file = new Blob([await picture('png')], { type: 'image/png' });
      const kind = 'identityFront' as const;
      const row = await must(
        clientOf(house.server, one).call(calls.member.uploadDocument, { params: { kind }, file }),
      );
      const id = row.id ?? '';
      const own = await clientOf(house.server, one).download(calls.member.documentPicture, {
        params: { id },
      });
      if (!own.ok) throw new Error(own.code);
      expect(own.value.type).toBe('image/webp');
      expect(await sharp(Buffer.from(await own.value.arrayBuffer())).metadata()).toMatchObject({
        width: 400,
        height: 300,
      });

      const path = `/wps/member/documents/${id}/picture`;
      const see = (path: string, token: string) =>
        fetch(`${house.server.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
      expect((await see(path, one)).headers.get('cache-control')).toBe('private, no-store');
      expect((await see(path, other)).status).toBe(404);
      const officePath = `/office/api/documents/${id}/picture`;
      expect((await see(officePath, one)).status).toBe(401);
      expect((await see(officePath, house.operator)).status).toBe(200);

      const office = clientOf(house.server, house.operator);
      const queue = await must(office.call(calls.office.officeDocuments, { query: {} }));
      expect(queue.list).toMatchObject([{ id, account: 'fileone', kind, state: 'submitted' }]);
      const waiting = { params: { id }, query: { seen: queue.list[0]?.version ?? '' } };
      const taken = await must(office.call(calls.office.officeTakeDocument, waiting));
      const again = await office.call(calls.office.officeTakeDocument, waiting);
      expect(again).toMatchObject({
        ok: false,
        code: 'case.decided_meanwhile',
        value: { state: 'inReview', by: taken.reviewer },
      });
      await must(
        office.call(calls.office.officeRejectDocument, {
          params: { id },
          query: { seen: taken.version },
          body: { reason: 'too dark' },
        }),
      );
      const { list } = await must(clientOf(house.server, one).call(calls.member.documents));
      expect(list.find((document) => document.kind === kind)).toMatchObject({
        state: 'rejected',
        reason: 'too dark',
      });
      const { list: acts } = await must(
        office.call(calls.office.officeAudit, { query: { subject: `document:${id}` } }),
      );
      expect(acts.map(({ action }) => action)).toEqual([
        'document.rejected',
        'document.taken',
        'document.viewed',
        'document.submitted',
      ]);
    });

    it('keeps the language that a member chose', async () => {
      const client = clientOf(house.server, one);
      for (const language of ['UR', 'EN'] as const) {
        await must(client.call(calls.member.changeLanguage, { body: { language } }));
        expect((await must(client.call(calls.identity.memberInfo))).language).toBe(language);
      }
    });

    it('describes its uploads and downloads in the documentation', async () => {
      const document = (await (await fetch(`${house.server.url}/docs/openapi.json`)).json()) as {
        paths: Record<
          string,
          Record<string, { requestBody?: { content: object }; responses: { 200: { content: object } } }>
        >;
      };
      expect(Object.keys(document.paths['/wps/member/avatar']?.put?.requestBody?.content ?? {})).toEqual([
        'image/png',
        'image/jpeg',
      ]);
      const picture = document.paths['/wps/member/avatar/{file}']?.get?.responses[200].content ?? {};
      expect(Object.keys(picture)).toEqual(['image/webp']);
    });
  });
}
