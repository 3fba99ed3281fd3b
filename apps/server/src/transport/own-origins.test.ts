import { expect, it } from 'vitest';
import { isOwnOrigin } from './own-origins.ts';

const configured = ['https://ikka.example/', 'https://games.example'];

it.each([
  ['a page of the host that it asks', 'http://127.0.0.1:3000', '127.0.0.1:3000'],
  ['a page of the site behind a proxy that speaks https', 'https://other.example', 'other.example'],
  ['a page of the site’s own address, at another host', 'https://ikka.example', '10.0.0.7:3000'],
  ['a page of an address that is configured', 'https://games.example', 'ikka.example'],
  ['what is no page', undefined, 'ikka.example'],
])('lets in %s', (_who, origin, host) => {
  expect(isOwnOrigin({ origin, host }, configured)).toBe(true);
});

it.each([
  ['a page of another house', 'https://elsewhere.example', 'ikka.example'],
  ['the same name at another port', 'https://ikka.example:8443', 'ikka.example'],
  ['a name that only begins as ours', 'https://ikka.example.elsewhere.example', 'ikka.example'],
  ['a page without an origin of its own', 'null', 'ikka.example'],
  ['a file', 'file://ikka.example', 'ikka.example'],
  ['what is no origin', '%', 'ikka.example'],
  ['a page where no host was asked', 'https://elsewhere.example', undefined],
  ['a host that is none', 'https://elsewhere.example', '%:x'],
])('keeps out %s', (_who, origin, host) => {
  expect(isOwnOrigin({ origin, host }, configured)).toBe(false);
});
