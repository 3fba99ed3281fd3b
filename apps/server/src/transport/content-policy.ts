/**
 * What a page may load and whom it may talk to. Scripts come from our own files only: no inline script and no text that
 * becomes code, so that a text which slipped into a page stays a text. Two pages alone need more, and nothing else of the
 * site runs on them: the documentation's reader starts itself inline, and the frame of the captcha loads reCAPTCHA.
 */
const shared = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "object-src 'none'",
].join('; ');

const ours = [
  shared,
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: wss: data: blob:",
  "frame-src 'self'",
  // The payer is sent on to a provider's page.
  "form-action 'self' http: https:",
].join('; ');

const policies = {
  page: `${ours}; script-src 'self'`,
  docs: `${ours}; script-src 'self' 'unsafe-inline' 'unsafe-eval'`,
} as const;

/** Where the frame of the captcha stands. */
export const captchaPath = '/recaptcha';

/**
 * What Google documents for reCAPTCHA: its folder beside the script's, where its parts lie, and where its frames come from.
 *
 * @see https://developers.google.com/recaptcha/docs/faq
 */
function captchaPolicy(script: string): string {
  const folder = new URL('.', script).href;
  return [
    shared,
    "img-src 'self' data:",
    `connect-src 'self' ${folder}`,
    `frame-src ${folder} https://recaptcha.google.com/recaptcha/`,
    "form-action 'none'",
    `script-src 'self' ${folder} https://www.gstatic.com/recaptcha/`,
  ].join('; ');
}

/** The policy of an address; `captchaScript` is where the script of reCAPTCHA comes from. */
export function contentPolicyFor(url: string, captchaScript: string): string {
  const path = url.split('?')[0] ?? '/';
  if (path === captchaPath) return captchaPolicy(captchaScript);
  return /^\/docs(\/|$)/.test(path) ? policies.docs : policies.page;
}
