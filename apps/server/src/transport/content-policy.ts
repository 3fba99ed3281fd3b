/**
 * What a page may load and whom it may talk to. Scripts come from our own files only: no inline script and no text that
 * becomes code, so that a text which slipped into a page stays a text. Two pages alone need more, and nothing else of the
 * site runs on them: the documentation's reader starts itself inline, and the frame of the captcha loads reCAPTCHA.
 */
const shared = (around: readonly string[] = []) =>
  [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    ["frame-ancestors 'self'", ...around].join(' '),
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');

const ours = (frameOrigins: readonly string[], around: readonly string[] = []) =>
  [
    shared(around),
    "img-src 'self' data: blob:",
    "connect-src 'self' ws: wss: data: blob:",
    // The pages of games that open elsewhere, in the frame of a game.
    ["frame-src 'self'", ...frameOrigins].join(' '),
    // The payer is sent on to a provider's page.
    "form-action 'self' http: https:",
  ].join('; ');

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
    shared(),
    "img-src 'self' data:",
    `connect-src 'self' ${folder}`,
    `frame-src ${folder} https://recaptcha.google.com/recaptcha/`,
    "form-action 'none'",
    `script-src 'self' ${folder} https://www.gstatic.com/recaptcha/`,
  ].join('; ');
}

export interface FramedOrigins {
  /** Whose pages may stand in the frame of a game. */
  readonly games: () => readonly string[];
  /** On whose pages the house's own games may stand in a frame, where they open at another origin than the site. */
  readonly sites: () => readonly string[];
}

/** Addresses as operators write them, each origin once. */
const originsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

/** The policy of each address. `captchaScript` is where the script of reCAPTCHA comes from. */
export function contentPolicies(
  captchaScript: string,
  { games, sites }: FramedOrigins,
): (url: string) => string {
  const docs = `${ours([])}; script-src 'self' 'unsafe-inline' 'unsafe-eval'`;
  const page = (around: readonly string[] = []) =>
    `${ours(originsOf(games()), originsOf(around))}; script-src 'self'`;
  const made = { of: '', page: '', play: '' };
  // Every page and every reading asks, and the addresses change once in months.
  const policies = () => {
    const of = JSON.stringify([games(), sites()]);
    return of === made.of ? made : Object.assign(made, { of, page: page(), play: page(sites()) });
  };
  return (url) => {
    const path = url.split('?')[0] ?? '/';
    if (path === captchaPath) return captchaPolicy(captchaScript);
    if (/^\/docs(\/|$)/.test(path)) return docs;
    return /^\/play(\/|$)/.test(path) ? policies().play : policies().page;
  };
}
