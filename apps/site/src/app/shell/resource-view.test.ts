import type { SiteResource } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { referencesOf, socialHouseOf } from './resource-view.ts';

const resource = (over: Partial<SiteResource>): SiteResource => ({
  resourceType: 'SOCIAL',
  url: 'https://t.me/ikka',
  qrCodeUrl: '',
  labelNameEn: 'Telegram',
  labelNameUr: 'ٹیلی گرام',
  labelNameCn: 'Telegram',
  picture: null,
  ...over,
});

describe('referencesOf', () => {
  it('takes the wanted types in their order, in the language of the page', () => {
    const resources = [
      resource({ resourceType: 'ANDROID', labelNameUr: 'اینڈرائیڈ' }),
      resource({}),
      resource({ resourceType: 'IOS', labelNameUr: 'آئی فون' }),
    ];
    const shown = referencesOf(resources, ['IOS', 'ANDROID'], 'ur', 'https://ikka.example');
    expect(shown.map(({ label }) => label)).toEqual(['آئی فون', 'اینڈرائیڈ']);
  });

  it.each([
    ['/down#ios', 'https://ikka.example/down#ios'],
    ['https://elsewhere.example/app', 'https://elsewhere.example/app'],
    ['', ''],
  ])('completes the code %s with the origin where it is a page of the site', (qrCodeUrl, qr) => {
    const [shown] = referencesOf([resource({ qrCodeUrl })], ['SOCIAL'], 'en', 'https://ikka.example');
    expect(shown?.qr).toBe(qr);
  });
});

it.each([
  ['https://t.me/ikka', 'telegram'],
  ['https://www.facebook.com/ikka', 'facebook'],
  ['https://notfacebook.com/ikka', null],
  ['https://x.com/ikka', 'x'],
  ['https://ikka.example', null],
  ['mailto:help@ikka.example', null],
  ['', null],
])('%s is the place of %s', (url, house) => {
  expect(socialHouseOf(url)).toBe(house);
});
