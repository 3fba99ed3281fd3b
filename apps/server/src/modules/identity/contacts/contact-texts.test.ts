import { describe, expect, it } from 'vitest';
import { emailAddress, emailKey } from './email-address.ts';
import { maskedEmail, maskedMobile } from './masked-contact.ts';

describe('a contact', () => {
  it('[I30] is one mailbox whatever its case and width', () => {
    expect(emailKey(' Zara@Mail.PK ')).toBe('zara@mail.pk');
    expect(emailKey('ｚａｒａ@mail.pk')).toBe('zara@mail.pk');
  });

  it.each([
    ['zara@mail.pk', 'zara@mail.pk'],
    [' Zara@mail.pk ', 'Zara@mail.pk'],
    ['zara@mail', null],
    ['zara@mail.pk,eve@mail.pk', null],
    ['zara@mail.pk\nBcc: eve@mail.pk', null],
    [`${'a'.repeat(250)}@mail.pk`, null],
    [`${'a'.repeat(65)}@mail.pk`, null],
    ['', null],
  ])('[I30] %j is kept as %j', (typed, kept) => {
    expect(emailAddress(typed)).toBe(kept);
  });

  it.each([
    ['zaraparveen@mail.pk', 'za•••@mail.pk'],
    ['zar@mail.pk', 'z•••@mail.pk'],
    ['z@mail.pk', 'z•••@mail.pk'],
  ])('[I29] %s is shown as %s', (email, shown) => {
    expect(maskedEmail(email)).toBe(shown);
  });

  it('[I29] a number is shown by its country and its end', () => {
    expect(maskedMobile('+923001234567')).toBe('+92•••••••567');
  });
});
