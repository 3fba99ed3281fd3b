import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import { payerPage, stylePath, urduFontPath } from './page.ts';
import type { Payments } from './payments.ts';
import type { PaymentRow } from './store.ts';
import type { Language } from './words.ts';

const style = readFileSync(new URL('./style.css', import.meta.url));
const urduFont = readFileSync(
  new URL(
    import.meta.resolve(
      '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    ),
  ),
);
/** What the payer can choose, and what the payment is when it came to be. */
const acts = { confirm: 'paid', fail: 'failed', close: 'closed' } as const;
const isAct = (text: string | null): text is keyof typeof acts => text !== null && Object.hasOwn(acts, text);

/** The page where the payer decides. Its address is the only key to it, as in a payment link. */
export function registerPayerPages(
  app: FastifyInstance,
  deps: { readonly config: Config; readonly payments: Payments },
): void {
  const { payments } = deps;
  const basePath =
    deps.config.publicUrl === null ? '' : new URL(deps.config.publicUrl).pathname.replace(/\/$/, '');

  const show = (reply: FastifyReply, row: PaymentRow | null, lang: unknown) =>
    reply
      .code(row ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyFor(row),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(
        payerPage({ row, merchant: deps.config.merchantName, language: languageOf(lang, row), basePath }),
      );

  app.get(stylePath, (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=300' }).send(style),
  );

  app.get(urduFontPath, (_request, reply) =>
    reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }).send(urduFont),
  );

  app.get<{ Params: { token: string }; Querystring: { lang?: unknown } }>('/pay/:token', (request, reply) => {
    const row = payments.read((store) => store.byToken(request.params.token)) ?? null;
    return show(reply, row, request.query.lang);
  });

  app.post<{ Params: { token: string }; Querystring: { lang?: unknown } }>(
    '/pay/:token',
    (request, reply) => {
      const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
      const act = form.get('action');
      const before = payments.read((store) => store.byToken(request.params.token));
      if (!before || !isAct(act)) return show(reply, before ?? null, request.query.lang);
      const after = payments.act(before.token, act);
      // An act that came too late (the payment had expired meanwhile) shows what the payment is now instead; one that was
      // pressed twice goes back like the first.
      if (after?.status !== acts[act]) return show(reply, after, request.query.lang);
      return reply.code(303).header('cache-control', 'no-store').header('location', before.return_url).send();
    },
  );
}

/** `asked` is whatever stands in the query, several times perhaps. */
function languageOf(asked: unknown, row: PaymentRow | null): Language {
  const code = typeof asked === 'string' ? asked.toLowerCase() : row?.language;
  return code === 'ur' ? 'ur' : 'en';
}

/** No scripts, nothing from elsewhere. Browsers apply form-action to the redirect after a form too, hence the merchant's. */
function policyFor(row: PaymentRow | null): string {
  const merchant = row ? ` ${new URL(row.return_url).origin}` : '';
  return `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'${merchant}; frame-ancestors 'none'; base-uri 'none'`;
}
