import { describe, expect, it } from 'vitest';
import { contentPolicyFor } from './content-policy.ts';

describe('content policy', () => {
  it.each(['/', '/play/', '/index', '/office/members', '/fair?x=/docs', '/playground', '/wps/system/status'])(
    'lets %s run scripts from our own files alone',
    (path) => {
      expect(contentPolicyFor(path)).toContain("script-src 'self'");
      expect(contentPolicyFor(path)).not.toContain('unsafe-eval');
      expect(contentPolicyFor(path)).not.toContain("script-src 'self' 'unsafe");
    },
  );

  it('gives the documentation what it needs, and nobody else’s frame anything', () => {
    expect(contentPolicyFor('/docs/')).toContain("'unsafe-inline' 'unsafe-eval'");
    expect(contentPolicyFor('/play/?game=x')).toContain("frame-ancestors 'self'");
  });
});
