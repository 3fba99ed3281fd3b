import { messageWords } from '@ikka/i18n';
import { describe, expect, it } from 'vitest';
import type { Message, MessageTemplate } from './channels.ts';
import { assertRight, tameDevice } from './message-rules.ts';
import { writeMessage } from './write-message.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const link = 'https://ikka.example/reset?a=1&b=2#token=q9Zr';
const valuesOf: Record<MessageTemplate, Record<string, string>> = {
  login_code: { code: '482913' },
  register_code: { code: '482913' },
  recovery_code: { code: '482913' },
  step_up_code: { code: '482913' },
  unlock_code: { code: '482913' },
  contact_code: { code: '482913' },
  reset_link: { link },
  reset_from_elsewhere: {},
  password_changed: {},
  contact_changed: {},
  contact_unverified: {},
  protection_changed: {},
  new_device: { device: 'Samsung Internet 27, Android 16, SM-S921' },
  payout_added: { account: '4567' },
  payout_removed: { account: '4567' },
  document_approved: {},
  document_rejected: {},
  feedback_answer: { answer: 'We have mended it.' },
  picture_removed: {},
};
const templates = Object.keys(valuesOf) as MessageTemplate[];
const messageOf = (changes: Partial<Message> = {}): Message => {
  const template = changes.template ?? 'login_code';
  const channel = changes.channel ?? 'sms';
  return {
    channel,
    to: channel === 'sms' ? '+923001234567' : 'amna@example.com',
    language: 'EN',
    template,
    values: valuesOf[template],
    memberId: null,
    expiresAt: new Date(now.getTime() + 10 * 60_000),
    ...changes,
  };
};
const write = (changes: Partial<Message>) => writeMessage(messageOf(changes), now, 'Asia/Karachi');
const every = templates.flatMap((template) =>
  (['EN', 'UR'] as const).map((language) => [template, language] as const),
);
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

describe('the words of a message', () => {
  it.each(every)(
    '[C9] %s in %s: mail in both forms, in its own direction, with every place filled',
    (template, language) => {
      const { subject, text, html } = write({ channel: 'mail', template, language });
      const main = Object.values(valuesOf[template])[0];
      expect(subject).toBe(messageWords(template, language === 'EN' ? 'en' : 'ur').subject);
      expect(html).toContain(language === 'UR' ? '<html lang="ur" dir="rtl">' : '<html lang="en" dir="ltr">');
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined|null/);
      expect(subject).not.toMatch(/482913/);
      if (main !== undefined) expect(text).toContain(main);
      if (template === 'reset_link') expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    },
  );

  it.each(every.filter(([template]) => 'sms' in messageWords(template, 'en')))(
    '[C9] %s in %s: an SMS of two parts at most',
    (template, language) => {
      const { subject, text, html } = write({ template, language, values: valuesOf[template] });
      expect([subject, html]).toEqual([null, null]);
      expect(text).not.toMatch(/\{\{/);
      // Two parts of the GSM alphabet hold 2 × 153 letters, of UCS-2 2 × 67.
      expect(text.length).toBeLessThanOrEqual(gsm.test(text) ? 306 : 134);
      expect(gsm.test(text)).toBe(language === 'EN');
    },
  );

  it('[C9] tells how long a code is good for in whole minutes, never longer than it is', () => {
    const after = (ms: number) => write({ expiresAt: new Date(now.getTime() + ms) }).text;
    expect(after(5 * 60_000 + 59_999)).toContain('valid for 5 min');
    expect(after(30_000)).toContain('valid for 1 min');
  });

  it('[C9] shows instants in the site’s zone', () => {
    expect(write({ template: 'password_changed' }).text).toContain('2026-11-20 13:00');
  });

  it('[C9] a device that names itself after a trap stays words', () => {
    const device = '<a href="https://evil.example/x">Win</a>\r\nBcc: all@evil.example';
    const { text, html } = write({ channel: 'mail', template: 'new_device', values: { device } });
    expect(html).not.toContain('<a ');
    for (const part of [text, html]) expect(part).not.toMatch(/evil\.example|:\/\/|Bcc:/);
    expect(tameDevice('Chrome 141.0, Android')).toBe('Chrome 141.0, Android');
    expect(tameDevice('\u202eا\u0000')).toBe('ا');
    expect(tameDevice('///')).toBe('?');
    expect(tameDevice('x'.repeat(500))).toHaveLength(40);
  });
});

describe('a message that only a bug can write', () => {
  it.each([
    ['a link by SMS', { template: 'reset_link' }],
    ['a code without its code', { values: {} }],
    ['a value that the text has no place for', { values: { code: '482913', name: 'Amna' } }],
    ['a code that is a sentence', { values: { code: 'call me now' } }],
    [
      'a link that runs a script',
      { channel: 'mail', template: 'reset_link', values: { link: 'javascript:1' } },
    ],
    ['a number with letters', { to: '+92CALLME' }],
    ['two addresses', { channel: 'mail', to: 'a@example.com,b@example.com' }],
    ['an address that begins a header', { channel: 'mail', to: 'a@example.com\r\nBcc: b@example.com' }],
    ['a message that has expired', { expiresAt: now }],
  ] as const)('%s', (_what, changes) => {
    expect(() => assertRight(messageOf(changes as Partial<Message>), now)).toThrow(/^channels: /);
    try {
      assertRight(messageOf(changes as Partial<Message>), now);
    } catch (error) {
      expect(String(error)).not.toMatch(/482913|example|CALLME|call me|Amna|javascript/);
    }
  });

  it.each(['+923001234567', '03001234567'])('is not one to %s', (to) => {
    expect(() => assertRight(messageOf({ to }), now)).not.toThrow();
  });
});
