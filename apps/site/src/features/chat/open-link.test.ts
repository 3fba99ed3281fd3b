import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openLink, serviceAddress } from './open-link.ts';

function encrypted(url: string, key: string): string {
  const iv = Buffer.from('000102030405060708090a0b', 'hex');
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), iv);
  const body = Buffer.concat([iv, cipher.update(url, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return body.toString('base64url') + key;
}

describe('the link of the customer service', () => {
  it.each(['/service', 'https://help.example/چیٹ?x=1'])('opens %s', async (url) => {
    expect(await openLink(encrypted(url, 'aB3dE6gH'))).toBe(url);
  });

  it('rejects what was altered', async () => {
    const path = encrypted('/service', 'aB3dE6gH');
    await expect(openLink(`${path.slice(0, -8)}aB3dE6gX`)).rejects.toThrow();
    await expect(openLink('short')).rejects.toThrow();
  });

  it.each([
    ['/service', 'https://ikka.example/service'],
    ['https://help.example/chat', 'https://help.example/chat'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['http://', null],
  ])('leads from %s to %s', (url, address) => {
    expect(serviceAddress(url, 'https://ikka.example')).toBe(address);
  });
});
