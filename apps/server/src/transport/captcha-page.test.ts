import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { bindCaptchaPage } from './captcha-page.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const pageOf = (script: string, isOffered: boolean) => {
  app = Fastify();
  bindCaptchaPage(app, { script, isOffered: () => isOffered }, (reply) =>
    reply.code(404).send({ page: null }),
  );
  return app.inject({ url: '/recaptcha?key=%22%3E%3Cscript%3E&lang=en' });
};

it('is a page of our own that names the script, and nothing that the address says', async () => {
  const answer = await pageOf('https://www.recaptcha.net/recaptcha/api.js', true);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin',
  });
  expect(answer.body).toContain('data-script="https://www.recaptcha.net/recaptcha/api.js"');
  expect(answer.body.match(/<script[^>]*>/g)).toEqual(['<script src="/recaptcha.js">']);
});

it('lets no address out of its place', async () => {
  const { body } = await pageOf('https://captcha.example/a"><script>/api.js?x="&y=\'<b>', true);
  expect(body).toContain(
    'data-script="https://captcha.example/a%22%3E%3Cscript%3E/api.js?x=%22&amp;y=%27%3Cb%3E"',
  );
});

it('is nowhere while nobody asks for a captcha', async () => {
  const answer = await pageOf('https://www.recaptcha.net/recaptcha/api.js', false);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ page: null });
});
