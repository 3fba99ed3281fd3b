/**
 * What a page may load and whom it may talk to. Scripts come from our own files only: no inline script and no text that
 * becomes code, so that a text which slipped into a page stays a text. The documentation's reader alone needs more: it
 * starts itself inline.
 */
const ours = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss: data: blob:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  // The payer is sent on to a provider's page.
  "form-action 'self' http: https:",
].join('; ');

const policies = {
  page: `${ours}; script-src 'self'`,
  docs: `${ours}; script-src 'self' 'unsafe-inline' 'unsafe-eval'`,
} as const;

export function contentPolicyFor(url: string): string {
  const path = url.split('?')[0] ?? '/';
  return /^\/docs(\/|$)/.test(path) ? policies.docs : policies.page;
}
