import { createTransport } from 'nodemailer';
import type { MailGateway, Outcome } from './gateways.ts';

export interface SmtpConfig {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  /** `Ikka <no-reply@ikka.example>` or the address alone. */
  readonly from: string;
  readonly timeoutMs?: number;
}

/** Mail by SMTP. To another machine it speaks TLS or not at all, unless the address says `?ignoreTLS=true`. */
export function createSmtpMailGateway(config: SmtpConfig): MailGateway {
  const timeoutMs = config.timeoutMs ?? 20_000;
  const domain = /@([^\s>]+)>?\s*$/.exec(config.from)?.[1];
  if (domain === undefined) throw new Error('MAIL_FROM has no address');
  const transport = createTransport(
    {
      url: config.url,
      requireTLS: needsTls(new URL(config.url)),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: config.from },
  );
  return {
    async send({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({
          // As an object it is one address, whatever characters it holds.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeoutMs),
        });
        return { state: 'accepted' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

function needsTls({ protocol, hostname, searchParams }: URL): boolean {
  const isOwnMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return protocol === 'smtp:' && !isOwnMachine && searchParams.get('ignoreTLS') !== 'true';
}

function outcomeOf(error: unknown): Outcome {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown };
  if (typeof responseCode === 'number') {
    // A server that refuses our login refuses us, not the message: the operator may mend it in time.
    const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
    return { state: isFinal ? 'refused' : 'unclear', fault: `smtp_${responseCode}` };
  }
  // The address itself is of no use to the protocol.
  if (code === 'EENVELOPE') return { state: 'refused', fault: 'smtp_address' };
  const isLate =
    code === 'ETIMEDOUT' || code === 'EABORT' || name === 'AbortError' || name === 'TimeoutError';
  return { state: 'unclear', fault: isLate ? 'timeout' : 'network' };
}
