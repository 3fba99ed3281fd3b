import type { FastifyInstance, FastifyReply } from 'fastify';
import { captchaPath } from './content-policy.ts';

/** The frame in which the site's pages show reCAPTCHA, so that no page of the site loads a script of another house. */
export interface CaptchaFrame {
  /** The address of the script of reCAPTCHA. */
  readonly script: string;
  /** Whether anybody asks for a captcha here; there is no such page otherwise. */
  isOffered(): boolean;
}

/** The page is ours but for the script; which key, language and theme is wanted, its own script reads in the address. */
export function bindCaptchaPage(
  app: FastifyInstance,
  captcha: CaptchaFrame,
  answerNothing: (reply: FastifyReply) => FastifyReply,
): void {
  // As an address is written out, no quote and no bracket is left in it.
  const page = pageWith(new URL(captcha.script).href.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
  app.get(captchaPath, async (_request, reply) => {
    if (!captcha.isOffered()) return answerNothing(reply);
    return (
      reply
        .header('Cache-Control', 'no-cache')
        // reCAPTCHA counts for the hosts that the Firebase project lists: it has to hear the site's, and no more than that.
        .header('Referrer-Policy', 'strict-origin')
        .type('text/html; charset=utf-8')
        .send(page)
    );
  });
}

const pageWith = (script: string): string => `<!doctype html>
<html lang="en" data-script="${script}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>reCAPTCHA</title>
    <link rel="stylesheet" href="/recaptcha.css" />
  </head>
  <body>
    <main id="captcha"></main>
    <script src="/recaptcha.js"></script>
  </body>
</html>
`;
