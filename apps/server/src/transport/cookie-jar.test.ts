import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';

describe('the cookies of a request', () => {
  it('reads only what is ours and well formed', () => {
    const jar = createCookieJar('other=1; ikka_remember=abc.DEF-1; ikka_device=a b', false);
    expect(jar.read('remember')).toBe('abc.DEF-1');
    expect(jar.read('device')).toBeNull();
    expect(jar.read('trip')).toBeNull();
    expect(createCookieJar(undefined, false).read('remember')).toBeNull();
  });

  it('reads nothing that a neighbour on another host could have set, where the site is secure', () => {
    expect(createCookieJar('ikka_remember=planted', true).read('remember')).toBeNull();
    expect(createCookieJar('__Host-ikka_remember=ours', true).read('remember')).toBe('ours');
  });

  it('writes them out of reach of scripts, the last word for each', () => {
    const jar = createCookieJar(undefined, true);
    jar.write('remember', 'one', 60);
    jar.write('remember', 'two', 86_400);
    jar.clear('trip');
    expect(jar.toHeaders()).toEqual([
      '__Host-ikka_remember=two; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure',
      '__Host-ikka_trip=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ]);
  });
});
