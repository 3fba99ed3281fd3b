import { describe, expect, it } from 'vitest';
import { contactTarget, linkTargetOrNone } from './links.ts';

const isTarget = (address: string) => linkTargetOrNone.safeParse(address).success;
const isContact = (address: string) => contactTarget.safeParse(address).success;

describe('where a link of the house may lead', () => {
  it.each(['/promotions', '/rng?page=IKKA', '/help#terms', '/down#ios', 'https://t.me/ikka', ''])(
    'takes %j',
    (address) => {
      expect(isTarget(address)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'http://t.me/ikka',
    '//evil.example',
    '/\\evil.example',
    '/office/members',
    '/office',
    '/wps/session/login',
    '/docs',
    '/a b',
    '/"><script>',
    'https://user:pass@evil.example',
    'https://localhost',
    'https:evil',
    'promotions',
    'mailto:help@ikka.example',
  ])('refuses %j', (address) => {
    expect(isTarget(address)).toBe(false);
  });

  it.each(['mailto:help@ikka.example', 'tel:+92300111222', 'https://wa.me/92300111222', '/help#contact'])(
    'takes %j as a way to reach the house',
    (address) => {
      expect(isContact(address)).toBe(true);
    },
  );

  it.each(['mailto:', 'mailto:a@b', 'tel:help', 'sms:1', 'mailto:a@b.c?body=<x>', ''])(
    'refuses %j as one',
    (address) => {
      expect(isContact(address)).toBe(false);
    },
  );
});
