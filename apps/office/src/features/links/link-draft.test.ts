import { describe, expect, it } from 'vitest';
import { emptyDraft, type LinkDraft, problemsOf, wishOf } from './link-draft.ts';

const picture = { id: 'a'.repeat(64), width: 10, height: 5, src: '/x.webp', sources: [] };
const social: LinkDraft = {
  ...emptyDraft('SOCIAL'),
  label: { EN: ' Telegram ', UR: 'ٹیلی گرام' },
  url: 'https://t.me/ikka',
};

describe('a link’s draft', () => {
  it.each([
    ['a link', social, {}],
    ['one without words', { ...social, label: { EN: 'Chat', UR: ' ' } }, { label: { UR: 'missing' } }],
    ['one to nowhere', { ...social, url: '' }, { url: 'missing' }],
    ['one that runs', { ...social, url: 'javascript:alert(1)' }, { url: 'contact' }],
    ['a mail address', { ...social, resourceType: 'EMAIL', url: 'mailto:help@ikka.example' }, {}],
    ['one whose code says something else', { ...social, qrCodeUrl: 'tel:123456' }, { qrCodeUrl: 'link' }],
    ['a logo without a picture', { ...social, resourceType: 'GAME_LOGO', url: '' }, { picture: 'picture' }],
    ['a logo', { ...social, resourceType: 'PAYMENT_LOGO', url: '', picture }, {}],
  ] as const)('%s', (_what, draft, problems) => {
    expect(problemsOf(draft)).toEqual(problems);
  });

  it('goes out trimmed, with a code where its kind has one', () => {
    const { body } = wishOf({ ...social, qrCodeUrl: '/down' }, 'one', 3);
    expect(body).toMatchObject({
      version: 3,
      label: { EN: 'Telegram' },
      qrCodeUrl: '/down',
      pictureId: null,
    });
    const foot = wishOf({ ...social, resourceType: 'FOOTER_LINK', qrCodeUrl: '/down' }, 'one', 3);
    expect(foot.body.qrCodeUrl).toBe('');
  });
});
