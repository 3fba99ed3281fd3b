import { describe, expect, it } from 'vitest';
import { contentPolicies, type FramedOrigins } from './content-policy.ts';

const captcha = 'https://www.recaptcha.net/recaptcha/api.js';
const nowhere = { games: () => [], sites: () => [] };
const policyOf = (path: string, script = captcha, framed: FramedOrigins = nowhere) =>
  new Map(
    contentPolicies(
      script,
      framed,
    )(path)
      .split('; ')
      .map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources.join(' ')] as const;
      }),
  );

describe('content policy', () => {
  it.each([
    '/',
    '/play/',
    '/index',
    '/office/members',
    '/fair?x=/docs',
    '/playground',
    '/wps/system/status',
    '/index?x=/recaptcha',
    '/recaptcha/',
    '/recaptcha.js',
    '/RECAPTCHA',
    '/recaptcha/api.js',
  ])('lets %s run scripts from our own files alone', (path) => {
    const policy = policyOf(path);
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('frame-src')).toBe("'self'");
    expect(contentPolicies(captcha, nowhere)(path)).not.toMatch(/https:\/\//);
  });

  it('lets the pages of outside games stand in a frame, and nothing else come from there', () => {
    const games = () => ['https://games.example/first', 'https://games.example/second'];
    const policy = contentPolicies(captcha, { ...nowhere, games })('/game');
    expect(policy.split('; ').filter((rule) => rule.includes('games.example'))).toEqual([
      "frame-src 'self' https://games.example",
    ]);
  });

  it('lets the house’s own games stand on pages of the site alone, and no other page on any', () => {
    const framed = { ...nowhere, sites: () => ['https://ikka.example', 'https://other.example/'] };
    const around = (path: string) => policyOf(path, captcha, framed).get('frame-ancestors');
    expect(around('/play/')).toBe("'self' https://ikka.example https://other.example");
    expect(['/', '/office/', '/playground', '/docs/', '/recaptcha'].map(around)).toEqual(
      Array(5).fill("'self'"),
    );
  });

  it('goes by the addresses of the moment', () => {
    const games: string[] = [];
    const policyFor = contentPolicies(captcha, { ...nowhere, games: () => games });
    expect(policyFor('/game')).not.toContain('games.example');
    games.push('https://games.example');
    expect(policyFor('/game')).toContain("frame-src 'self' https://games.example");
    games.pop();
    expect(policyFor('/game')).not.toContain('games.example');
  });

  it('gives the documentation what it needs, and nobody else’s frame anything', () => {
    expect(policyOf('/docs/').get('script-src')).toBe("'self' 'unsafe-inline' 'unsafe-eval'");
    expect(policyOf('/play/?game=x').get('frame-ancestors')).toBe("'self'");
  });

  it.each([
    [captcha, 'https://www.recaptcha.net/recaptcha/'],
    ['https://www.google.com/recaptcha/api.js?x=1', 'https://www.google.com/recaptcha/'],
    ['http://127.0.0.1:4711/recaptcha/api.js', 'http://127.0.0.1:4711/recaptcha/'],
  ])('lets the frame of the captcha alone load %s and what belongs to it', (script, folder) => {
    const policy = policyOf('/recaptcha?key=a&lang=en', script);
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'font-src': "'self' data:",
      'worker-src': "'self' blob:",
      'frame-ancestors': "'self'",
      'base-uri': "'self'",
      'object-src': "'none'",
      'img-src': "'self' data:",
      'connect-src': `'self' ${folder}`,
      'frame-src': `${folder} https://recaptcha.google.com/recaptcha/`,
      'form-action': "'none'",
      'script-src': `'self' ${folder} https://www.gstatic.com/recaptcha/`,
    });
  });
});
