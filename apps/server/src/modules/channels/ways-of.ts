import type { Ways } from './gateways.ts';
import { createHttpSmsGateway } from './http-sms-gateway.ts';
import { createSmtpMailGateway } from './smtp-mail-gateway.ts';

/** The variables of the environment that decide how the house writes; platform/config.ts has checked them. */
interface ChannelsConfig {
  readonly NODE_ENV: 'development' | 'production' | 'test';
  readonly SMS_URL?: string | undefined;
  readonly SMS_TOKEN?: string | undefined;
  readonly SMS_SENDER?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

/** Each channel on its own: its gateway where one is configured, else the outbox, which production never has. */
export function waysOf(config: ChannelsConfig): Ways {
  const without = config.NODE_ENV === 'production' ? null : 'outbox';
  const { SMS_URL, SMS_TOKEN, SMS_SENDER, SMTP_URL, MAIL_FROM } = config;
  const hasSms = SMS_URL !== undefined && SMS_TOKEN !== undefined && SMS_SENDER !== undefined;
  return {
    sms: hasSms ? createHttpSmsGateway({ url: SMS_URL, token: SMS_TOKEN, sender: SMS_SENDER }) : without,
    mail:
      SMTP_URL !== undefined && MAIL_FROM !== undefined
        ? createSmtpMailGateway({ url: SMTP_URL, from: MAIL_FROM })
        : without,
  };
}
