import {
  createBtcpayProvider,
  createSandboxProvider,
  type PaymentProvider,
} from '../modules/cashier/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';

/** The companies that bring money in, as far as they are set up. */
export function paymentProvidersOf(config: Config, clock: Clock, settings: Settings): PaymentProvider[] {
  const providers: PaymentProvider[] = [];
  const { PAYMENT_SANDBOX_URL: url, PAYMENT_SANDBOX_KEY_ID: keyId, PAYMENT_SANDBOX_SECRET: secret } = config;
  if (url !== undefined && keyId !== undefined && secret !== undefined) {
    providers.push(createSandboxProvider({ url, keyId, secret, clock, settings }));
  }
  const { BTCPAY_URL, BTCPAY_STORE_ID: storeId, BTCPAY_API_KEY: apiKey } = config;
  const { BTCPAY_WEBHOOK_SECRET: webhookSecret } = config;
  if (
    BTCPAY_URL !== undefined &&
    storeId !== undefined &&
    apiKey !== undefined &&
    webhookSecret !== undefined
  ) {
    providers.push(
      createBtcpayProvider({ url: BTCPAY_URL, storeId, apiKey, webhookSecret, clock, settings }),
    );
  }
  return providers;
}
